import type { Item } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import {
  amountColumn,
  ArchiveFilter,
  changedColumn,
  countColumn,
  nameColumn,
  RecordListPage,
  useRecordList,
} from '@butterfly/record-kit/list';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import type { ListColumn, ListShape } from '@butterfly/ui-kit/list';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../inventory.client';

const shape: ListShape = { orderings: ['name', 'updated_at'], ordering: 'name', filters: ['archived'] };
const queryKey = [...keys.items, 'list'];
const nameOf = ({ name }: Item) => name;

/** All things as a table, to compare and to take out as CSV. */
export function Page() {
  const { nav } = usePlugin();
  return (
    <RecordListPage
      title="Hard goods items"
      eyebrow={<Link to={nav.href('settings')}>Inventory settings</Link>}
      list={useRecordList({ shape, queryKey, load: api.listItems })}
      noun="things"
      searchHint="Name, label or colour"
      columns={useColumns()}
      nameOf={nameOf}
      hrefOf={({ id }) => nav.href('item', { itemId: id })}
      create={{ label: 'New thing', href: nav.href('new_item') }}
      importHref={nav.href('import_items')}
      exportPath="/api/inventory/hg-items/export.csv/"
      memory={useSavedViews(recordViews, 'inventory.item')}
      filters={(filter) => <ArchiveFilter {...filter} />}
      empty={{ title: 'No things yet', text: 'Lanterns, vases, arches: what you lend and what you use up.' }}
    />
  );
}

function useColumns(): readonly ListColumn<Item>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<Item>({ id: 'name', label: 'Name', sort: 'name', nameOf, hrefOf: ({ id }) => nav.href('item', { itemId: id }) }),
      { id: 'sku', label: 'Label', kind: 'minor', cell: ({ sku }) => sku },
      { id: 'type', label: 'Type', cell: ({ type_name: name }) => name },
      { id: 'category', label: 'Category', kind: 'minor', cell: ({ category_name: name }) => name },
      countColumn('on_hand', 'On hand', ({ on_hand: all }) => all),
      countColumn('free', 'Free', ({ free }) => free),
      amountColumn<Item>({ id: 'rental', label: 'Rental', minorOf: ({ rental_price_cents: cents }) => cents }),
      changedColumn(),
    ],
    [nav],
  );
}
