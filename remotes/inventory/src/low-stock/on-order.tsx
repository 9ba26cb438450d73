import type { Restock } from '@butterfly/contracts/inventory';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { ChoiceField, NumberField, RecordForm } from '@butterfly/record-kit/form';
import { DateText } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys, named, useSetup } from '../inventory.client';
import { TableHead } from '../model/table-head';

/** What is ordered and has not come: received in parts, or called off. Nothing while nothing is on order. */
export function OnOrder() {
  const found = useQuery({
    queryKey: [...keys.goods, 'on-order'],
    queryFn: async ({ signal }) => (await api.listRestocks({ query: { page_size: 100 }, signal })).data.results,
  });
  return (
    <Loaded query={found} what="what is on order" kind="table">
      {(rows) => (rows.length === 0 ? null : <Orders rows={rows} />)}
    </Loaded>
  );
}

function Orders({ rows }: { rows: readonly Restock[] }) {
  const { nav } = usePlugin();
  const mayOrder = useFeature('place_orders');
  const [receiving, setReceiving] = useState<Restock | null>(null);
  const callOff = useAction<number, unknown>({
    run: (id) => api.cancelRestock({ params: { id: String(id) }, body: {} }),
    invalidates: [keys.goods],
    successMessage: () => 'Called off',
  });
  return (
    <section className="bf-panel" aria-label="On order">
      <h2>On order</h2>
      <div className="inv-scroll">
        <table className="inv-table bf-figures">
          <TableHead hasActions labels={['Thing', 'To come', 'Ordered', 'Since']} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link to={nav.href('item', { itemId: row.item_id })}>{row.item_name}</Link>
                  {row.supplier !== '' && <span className="bf-soft"> from {row.supplier}</span>}
                </th>
                <td>{row.qty - row.received_qty}</td>
                <td>{row.qty}</td>
                <td>
                  <DateText value={row.created_at.slice(0, 10)} />
                </td>
                <td className="inv-actions">
                  <Button size="small" onClick={() => setReceiving(row)}>
                    It came
                  </Button>
                  {mayOrder && (
                    <Button size="small" loading={callOff.busy} onClick={() => callOff.go(row.id)}>
                      Call off
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {receiving && <ReceiveModal order={receiving} onClose={() => setReceiving(null)} />}
    </section>
  );
}

function ReceiveModal({ order: { id, item_name: name, qty, received_qty: received }, onClose }: { order: Restock; onClose: () => void }) {
  const cache = useQueryClient();
  const { locations } = useSetup();
  const initial = { qty: (qty - received) as number | null, location_id: null as number | null };
  return (
    <Modal open title={`${name} came`} footer={null} onCancel={onClose} destroyOnHidden>
      <RecordForm
        name={`restock-${id}`}
        initial={initial}
        submitLabel="Put into stock"
        failureTitle="Nothing was written"
        submit={(draft) =>
          api.receiveRestock({ params: { id: String(id) }, body: { qty: draft.qty ?? 0, location_id: draft.location_id ?? 0 } })
        }
        onCancel={onClose}
        onSaved={() => {
          void cache.invalidateQueries({ queryKey: keys.goods });
          onClose();
        }}
      >
        <NumberField name="qty" label={`How many of ${qty - received}`} min={1} required="Say how many" />
        <ChoiceField name="location_id" label="Where" options={named(locations)} required="Choose a place" />
      </RecordForm>
    </Modal>
  );
}
