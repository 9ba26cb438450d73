import type { LowItem } from '@butterfly/contracts/inventory';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api, keys } from '../inventory.client';
import { TableHead } from '../model/table-head';
import { OnOrder } from './on-order';
import { TransactionModal } from '../transactions/transaction.modal';

const horizons = [
  { value: '14', label: '2 weeks' },
  { value: '60', label: '60 days' },
  { value: '366', label: 'A year' },
];

/** What falls below its least within a horizon, and how many to get. */
export function Page() {
  const { nav } = usePlugin();
  const [address, setAddress] = useSearchParams();
  const days = address.get('days') ?? '60';
  const found = useQuery({
    queryKey: [...keys.goods, 'low', days],
    queryFn: async ({ signal }) => (await api.listLowStock({ query: { days }, signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="bf-page inv-outside">
      <PageHeader
        eyebrow={<Link to={nav.href('overview')}>Inventory</Link>}
        title="Low stock"
        meta="Fewer free than there should be, on some day of the next weeks."
        actions={
          <Segmented
            aria-label="How far to look"
            options={horizons}
            value={days}
            onChange={(value) => setAddress({ days: value }, { replace: true })}
          />
        }
      />
      <Loaded query={found} what="what runs low" kind="table">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              drawing="wreath"
              title="Nothing runs low"
              text="Of everything with a least number there is enough, also in the days in which most of it is away."
            />
          ) : (
            <LowTable rows={rows} />
          )
        }
      </Loaded>
      <OnOrder />
    </div>
  );
}

function LowTable({ rows }: { rows: readonly LowItem[] }) {
  const { nav } = usePlugin();
  const [received, setReceived] = useState<number | null>(null);
  const mayOrder = useFeature('place_orders');
  const order = useAction<LowItem, unknown>({
    run: ({ id, suggested, on_order: seen }) => api.createRestock({ body: { item_id: id, qty: suggested, seen_on_order: seen } }),
    invalidates: [keys.goods],
    successMessage: () => 'Ordered',
  });
  return (
    <div className="inv-scroll">
      <table className="inv-table inv-low bf-figures">
        <TableHead hasActions labels={['Thing', 'On hand', 'Fewest free', 'At least', 'On order']} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={nav.href('item', { itemId: row.id })}>{row.name}</Link>
              </th>
              <td>{row.on_hand}</td>
              <td>
                <StatusTag tone={row.free < 0 ? 'clay' : 'marigold'}>{row.free}</StatusTag>
              </td>
              <td>{row.min_stock}</td>
              <td>{row.on_order > 0 ? row.on_order : '–'}</td>
              <td className="inv-actions">
                {mayOrder && row.suggested > 0 && (
                  <Button size="small" type="primary" loading={order.busy} onClick={() => order.go(row)}>
                    Order {row.suggested}
                  </Button>
                )}
                {!mayOrder && row.suggested > 0 && <span className="bf-soft">{row.suggested} to get</span>}
                <Button size="small" onClick={() => setReceived(row.id)}>
                  Received some
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {received !== null && <TransactionModal itemId={received} onClose={() => setReceived(null)} />}
    </div>
  );
}
