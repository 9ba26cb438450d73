import type { Category, NewCategory } from '@butterfly/contracts/inventory';
import { TextField } from '@butterfly/record-kit/form';
import { changedColumn } from '@butterfly/record-kit/list';
import type { ListColumn } from '@butterfly/ui-kit/list';
import { api } from '../inventory.client';
import { SetupPage, useSetupList } from './setup-page';

const calls = { create: api.createCategory, update: api.updateCategory, archive: api.archiveCategory, restore: api.restoreCategory };
const draftOf = (row?: Category): NewCategory => ({ name: row?.name ?? '' });
const columns: readonly ListColumn<Category>[] = [
  { id: 'name', label: 'Name', kind: 'title', sort: 'name', cell: ({ name }) => name },
  changedColumn(),
];

export function Page() {
  return (
    <SetupPage
      title="Categories"
      noun={['categories', 'category']}
      list={useSetupList<Category>('categories', api.listCategories)}
      columns={columns}
      calls={calls}
      draftOf={draftOf}
      empty="Candlelight, vessels, textiles: how a florist looks for things."
    >
      <TextField name="name" label="Name" required="Give the category a name" maxLength={80} autoFocus />
    </SetupPage>
  );
}
