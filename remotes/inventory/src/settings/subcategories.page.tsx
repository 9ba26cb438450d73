import type { NewSubcategory, Subcategory } from '@butterfly/contracts/inventory';
import { ChoiceField, TextField } from '@butterfly/record-kit/form';
import { changedColumn } from '@butterfly/record-kit/list';
import type { ListColumn } from '@butterfly/ui-kit/list';
import { api, named, useSetup } from '../inventory.client';
import { SetupPage, useSetupList } from './setup-page';

interface Draft {
  readonly name: string;
  readonly category_id: number | null;
}

/** What is not chosen is refused by the form before it is sent. */
const bodyOf = ({ name, category_id }: Draft): NewSubcategory => ({ name, category_id: category_id ?? 0 });
const calls = {
  create: ({ body }: { body: Draft }) => api.createSubcategory({ body: bodyOf(body) }),
  update: ({ body, ...call }: { body: Draft; params: { id: string }; ifMatch: string }) =>
    api.updateSubcategory({ ...call, body: bodyOf(body) }),
  archive: api.archiveSubcategory,
  restore: api.restoreSubcategory,
};
const draftOf = (row?: Subcategory): Draft => ({ name: row?.name ?? '', category_id: row?.category_id ?? null });
const columns: readonly ListColumn<Subcategory>[] = [
  { id: 'name', label: 'Name', kind: 'title', sort: 'name', cell: ({ name }) => name },
  { id: 'category', label: 'Category', cell: ({ category_name: name }) => name },
  changedColumn(),
];

export function Page() {
  const { categories } = useSetup();
  return (
    <SetupPage
      title="Subcategories"
      noun={['subcategories', 'subcategory']}
      list={useSetupList<Subcategory>('subcategories', api.listSubcategories)}
      columns={columns}
      calls={calls}
      draftOf={draftOf}
      empty="A finer order within a category: lanterns within candlelight."
    >
      <TextField name="name" label="Name" required="Give the subcategory a name" maxLength={80} autoFocus />
      <ChoiceField name="category_id" label="Category" options={named(categories)} required="Choose a category" />
    </SetupPage>
  );
}
