import type { Category, CategoryKind } from '@butterfly/contracts/manage_members';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded, UndoBar } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';
import { MembersTabs } from '../parts/tabs';
import { CategoryRow } from './category-row';
import { treeRows } from './tree';

const KINDS: readonly { value: CategoryKind; label: string }[] = [
  { value: 'skill', label: 'Skills' },
  { value: 'member', label: 'Members' },
  { value: 'task', label: 'Tasks' },
  { value: 'product', label: 'Products' },
];

/** Trees of categories: add, nest, order, colour. */
export function Page() {
  const mayChange = useFeature('manage_members');
  const [kind, setKind] = useState<CategoryKind>('skill');
  const [removed, setRemoved] = useState<Category | null>(null);
  const query = useQuery({
    queryKey: [...keys.categories, kind],
    queryFn: async ({ signal }) => (await api.listCategories({ query: { kind }, signal })).data,
  });
  const restore = useAction<number, unknown>({
    run: (id) => api.restoreCategory({ params: { id: String(id) }, body: {} }),
    invalidates: [keys.categories, keys.matrix],
    onSuccess: () => setRemoved(null),
  });
  return (
    <div className="bf-page bf-page-narrow mm-page">
      <PageHeader title="Categories" meta={<MembersTabs />} />
      <div className="mm-filters">
        <Segmented
          aria-label="Categories of"
          value={kind}
          onChange={(picked) => {
            setKind(picked);
            setRemoved(null);
          }}
          options={[...KINDS]}
        />
      </div>
      {removed && (
        <UndoBar
          text={`${removed.name} was put away; what was in it moved up.`}
          busy={restore.busy}
          onUndo={() => restore.go(removed.id)}
          onClose={() => setRemoved(null)}
        />
      )}
      {mayChange && <AddCategory kind={kind} />}
      <Loaded query={query} what="the categories" kind="table">
        {(categories) =>
          categories.length === 0 ? (
            <EmptyState title="No categories yet" text="Type a name above. Categories can lie inside each other, five levels deep." />
          ) : (
            <ul className="mm-tree">
              {treeRows(categories).map((row) => (
                <CategoryRow key={row.category.id} row={row} onRemoved={setRemoved} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

function AddCategory({ kind }: { kind: CategoryKind }) {
  const [name, setName] = useState('');
  const add = useAction<undefined, unknown>({
    run: () => api.createCategory({ body: { kind, name } }),
    invalidates: [keys.categories],
    onSuccess: () => setName(''),
  });
  return (
    <form
      className="mm-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) add.go(undefined);
      }}
    >
      <Input
        aria-label="New category"
        placeholder="New category"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button htmlType="submit" type="primary" disabled={name.trim() === ''} loading={add.busy}>
        Add
      </Button>
    </form>
  );
}
