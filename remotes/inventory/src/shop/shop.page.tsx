import type { Lot } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { amountColumn, nameColumn, RecordListPage, useRecordList, type ListFilters } from '@butterfly/record-kit/list';
import { DateText, StatusDot } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { FilterSelect, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys, useFlowers } from '../inventory.client';
import { lotLabels, lotTones } from '../model/labels';
import { NewLotModal } from './new-lot.modal';

const shape: ListShape = { orderings: ['use_by', 'name'], ordering: 'use_by', filters: ['status', 'flower'] };
const queryKey = [...keys.shop, 'lots'];
const nameOf = ({ ingredient_name: name }: Lot) => name;

/** The flowers in the shop by the lots that they came in, what has to be used first at the top. */
export function Page() {
  const { nav } = usePlugin();
  const [open, setOpen] = useState(false);
  return (
    <RecordListPage
      title="Shop"
      eyebrow={<Link to={nav.href('overview')}>Inventory</Link>}
      meta={
        <div className="inv-links">
          <Button type="primary" onClick={() => setOpen(true)}>
            Flowers came
          </Button>
          <Link to={nav.href('shop_projects')}>Flowers by project</Link>
          <Link to={nav.href('flower_detail')}>All flowers</Link>
        </div>
      }
      list={useRecordList({ shape, queryKey, load: api.listLots })}
      noun="lots"
      searchHint="Flower or note"
      columns={useColumns()}
      nameOf={nameOf}
      hrefOf={({ id }) => nav.href('lot', { instanceId: id })}
      filters={(filter) => <Filters {...filter} />}
      empty={{ title: 'The cooler is empty', text: 'What an order brings stands here by itself; write down what else came.' }}
    >
      {open && <NewLotModal onClose={() => setOpen(false)} />}
    </RecordListPage>
  );
}

function Filters(filter: ListFilters) {
  const flowers = useFlowers().map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <FilterSelect name="status" label="State" all="Here and expected" options={optionsOf(lotLabels)} {...filter} />
      <FilterSelect name="flower" label="Flower" all="All flowers" options={flowers} {...filter} />
    </>
  );
}

function useColumns(): readonly ListColumn<Lot>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<Lot>({ id: 'name', label: 'Flower', sort: 'name', nameOf, hrefOf: ({ id }) => nav.href('lot', { instanceId: id }) }),
      {
        id: 'status',
        label: 'State',
        cell: ({ status }) => <StatusDot tone={lotTones[status]}>{lotLabels[status]}</StatusDot>,
      },
      { id: 'use_by', label: 'Use by', sort: 'use_by', cell: ({ use_by: day }) => (day === null ? 'keeps' : <DateText value={day} />) },
      {
        id: 'left',
        label: 'Stems',
        kind: 'figure',
        cell: ({ received_on: here, stems_left: left, stems_received: all }) => (here ? left : all),
      },
      { id: 'held', label: 'Kept', kind: 'figure', cell: ({ stems_held: held }) => held },
      { id: 'free', label: 'Free', kind: 'figure', cell: ({ stems_free: free }) => <strong>{free}</strong> },
      { id: 'place', label: 'Place', kind: 'minor', cell: ({ location_name: name }) => name },
      amountColumn<Lot>({ id: 'cost', label: 'Cost', minorOf: ({ cost_cents: cents }) => cents ?? null }),
    ],
    [nav],
  );
}
