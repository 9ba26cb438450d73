import type { Transaction } from '@butterfly/contracts/inventory';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordListPage, useRecordList, type ListFilters } from '@butterfly/record-kit/list';
import { DateText } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { FilterSelect, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys, named, useItems, useSetup } from '../inventory.client';
import { kindLabels } from '../model/labels';
import { TransactionModal } from './transaction.modal';

const shape: ListShape = { orderings: [], ordering: '', filters: ['item', 'location', 'kind'] };
const queryKey = [...keys.goods, 'transactions'];

/** Everything that came and went, the newest first. Nothing is edited: a mistake is taken back. */
export function Page() {
  const { nav } = usePlugin();
  const [open, setOpen] = useState(false);
  const list = useRecordList({ shape, queryKey, load: api.listTransactions });
  return (
    <RecordListPage
      title="Transactions"
      eyebrow={<Link to={nav.href('goods')}>Hard goods</Link>}
      meta={
        <Button type="primary" onClick={() => setOpen(true)}>
          Came or went
        </Button>
      }
      list={list}
      noun="transactions"
      searchHint="Thing or reason"
      columns={useColumns()}
      nameOf={({ item_name: name, qty }) => `${name} ${qty}`}
      hrefOf={({ item_id: itemId }) => nav.href('item', { itemId })}
      filters={(filter) => <Filters {...filter} />}
      empty={{ title: 'Nothing came or went yet', text: 'The first count of a thing is its first line.' }}
    >
      {open && <TransactionModal onClose={() => setOpen(false)} />}
    </RecordListPage>
  );
}

function Filters(filter: ListFilters) {
  const items = useItems();
  const { locations } = useSetup();
  const options = (rows: Parameters<typeof named>[0]) => named(rows).map(({ value, label }) => ({ value: String(value), label }));
  return (
    <>
      <FilterSelect name="item" label="Thing" all="All things" options={options(items)} {...filter} />
      <FilterSelect name="location" label="Place" all="All places" options={options(locations)} {...filter} />
      <FilterSelect name="kind" label="Kind" all="All kinds" options={optionsOf(kindLabels)} {...filter} />
    </>
  );
}

function useColumns(): readonly ListColumn<Transaction>[] {
  return useMemo(
    () => [
      { id: 'item', label: 'Thing', kind: 'title', cell: ({ item_name: name }) => name },
      { id: 'kind', label: 'What happened', cell: ({ kind }) => kindLabels[kind] },
      { id: 'qty', label: 'Units', kind: 'figure', cell: ({ qty }) => (qty > 0 ? `+${qty}` : qty) },
      { id: 'on_hand', label: 'Then on hand', kind: 'figure', cell: ({ on_hand: all }) => all },
      { id: 'location', label: 'Place', kind: 'minor', cell: ({ location_name: name }) => name },
      { id: 'reason', label: 'Reason', kind: 'minor', cell: ({ reason }) => reason },
      { id: 'at', label: 'When', kind: 'minor', cell: ({ at }) => <DateText value={at} as="moment" /> },
      { id: 'reverse', label: 'Take back', kind: 'minor', cell: (row) => <TakeBack transaction={row} /> },
    ],
    [],
  );
}

function TakeBack({ transaction: { id, kind, reversed } }: { transaction: Transaction }) {
  const mayAdjust = useFeature('adjust_stock');
  const reverse = useAction<undefined, unknown>({
    run: () => api.reverseTransaction({ params: { id: String(id) }, body: {} }),
    invalidates: [keys.goods],
    successMessage: () => 'Taken back',
  });
  if (reversed) return <span className="bf-soft">taken back</span>;
  if (!mayAdjust || kind === 'reverse') return null;
  return (
    <Button size="small" type="text" loading={reverse.busy} onClick={() => reverse.go(undefined)}>
      Take back
    </Button>
  );
}
