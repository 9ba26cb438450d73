import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { changeListState, FilterSelect, ListPager, LIST_PAGE_SIZE, listQuery, useListState, type ListShape } from '@butterfly/ui-kit/list';
import { Loaded } from '@butterfly/ui-kit/record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { api, keys, named, useSetup } from '../inventory.client';
import { ItemTile } from './item-tile';

const shape: ListShape = { orderings: ['name'], ordering: 'name', filters: ['category', 'type'] };

/** The hard goods as pictures, with what is free today. */
export function Page() {
  const { nav } = usePlugin();
  const [state, setState] = useListState(shape, useSearchParams());
  const { categories, types } = useSetup();
  const found = useQuery({
    queryKey: [...keys.items, state],
    queryFn: async ({ signal }) => (await api.listItems({ query: listQuery(state), signal })).data,
    placeholderData: keepPreviousData,
  });
  const create = (
    <Button type="primary" onClick={() => nav.go(nav.href('new_item'))}>
      New thing
    </Button>
  );
  const options = (rows: Parameters<typeof named>[0]) => named(rows).map(({ value, label }) => ({ value: String(value), label }));
  const filter = { state, onState: setState };
  return (
    <div className="bf-page">
      <PageHeader eyebrow={<Link to={nav.href('overview')}>Inventory</Link>} title="Hard goods" actions={create} />
      <div className="inv-filters" role="search">
        <Input
          type="search"
          aria-label="Search hard goods"
          placeholder="Name, label or colour"
          allowClear
          defaultValue={state.search}
          onChange={({ target }) => setState(changeListState(state, { search: target.value }))}
        />
        <FilterSelect name="category" label="Category" all="All categories" options={options(categories)} {...filter} />
        <FilterSelect name="type" label="Type" all="All types" options={options(types)} {...filter} />
      </div>
      <Loaded query={found} what="the hard goods" kind="cards">
        {({ results, count }) =>
          results.length === 0 ? (
            <EmptyState
              title={state.search ? 'Nothing like that' : 'No hard goods yet'}
              text="Lanterns, vases, arches: what you lend and what you use up."
              action={create}
            />
          ) : (
            <>
              <ul className="inv-grid" aria-label="Hard goods">
                {results.map((item) => (
                  <ItemTile key={item.id} item={item} />
                ))}
              </ul>
              <ListPager
                page={state.page}
                pageSize={LIST_PAGE_SIZE}
                count={count}
                shown={results.length}
                onPage={(page) => setState({ ...state, page })}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
