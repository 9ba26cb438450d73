import { EmptyState, StatusDot } from '@butterfly/ui-kit';
import { FilterSelect, LinePopover, ListPager, ListScreen, type ListColumn, type ListMemory, type ListState } from '@butterfly/ui-kit/list';
import { Button } from 'antd';
import { useState } from 'react';
import { Part } from '../part';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly town: string;
  readonly open: boolean;
}

const rows: readonly Row[] = [
  { id: 1, name: 'Glass House', town: 'Hudson', open: true },
  { id: 2, name: 'Old Mill', town: 'Saugerties', open: false },
  { id: 3, name: 'Rose Barn', town: 'Kingston', open: true },
];
const columns: readonly ListColumn<Row>[] = [
  { id: 'name', label: 'Name', kind: 'title', sort: 'name', cell: ({ name }) => <span className="bf-list-link">{name}</span> },
  { id: 'town', label: 'Town', cell: ({ town }) => town },
  {
    id: 'open',
    label: 'State',
    cell: ({ open }) => <StatusDot tone={open ? 'eucalyptus' : 'neutral'}>{open ? 'Open' : 'Closed'}</StatusDot>,
  },
];

export function ListSection() {
  const [state, setState] = useState<ListState>({ page: 1, search: '', ordering: 'name', filters: {} });
  const [kept, setKept] = useState<Omit<ListMemory, 'save'>>({
    views: [{ name: 'Open ones', search: '', ordering: 'name', filters: { open: 'true' } }],
    columns: null,
  });
  const found = rows.filter(
    ({ name, open }) =>
      name.toLowerCase().includes(state.search.toLowerCase()) && (!state.filters['open'] || String(open) === state.filters['open']),
  );
  const answer = {
    data: { count: found.length, results: found },
    error: null,
    isPending: false,
    isFetching: false,
    refetch: () => undefined,
  };
  return (
    <div className="gallery-grid">
      <Part name="ListScreen, FilterSelect" wide>
        <ListScreen
          noun="venues"
          searchHint="Name of a venue"
          state={state}
          onState={setState}
          answer={answer}
          columns={columns}
          nameOf={({ name }) => name}
          onOpen={() => undefined}
          memory={{ ...kept, save: (part) => setKept({ ...kept, ...part }) }}
          bulk={() => <Button>Archive</Button>}
          empty={<EmptyState title="No venues yet" />}
          filters={
            <FilterSelect
              name="open"
              label="State"
              all="In any state"
              options={[
                { value: 'true', label: 'Open' },
                { value: 'false', label: 'Closed' },
              ]}
              state={state}
              onState={setState}
            />
          }
        />
      </Part>
      <Part name="LinePopover">
        <LinePopover
          label="Tag"
          placeholder="VIP"
          maxLength={40}
          submitLabel={(tag) => (tag ? `Add “${tag}”` : 'Add')}
          onSubmit={() => undefined}
        >
          <Button>Add a tag…</Button>
        </LinePopover>
      </Part>
      <Part name="ListPager">
        <ListPager page={2} pageSize={50} count={1284} onPage={() => undefined} />
      </Part>
    </div>
  );
}
