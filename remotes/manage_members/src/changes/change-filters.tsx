import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { api, keys } from '../members.client';
import { kindOptions } from './kind-words';
import type { ChangesFilter } from './use-changes';

interface ChangeFiltersProps {
  readonly filter: ChangesFilter;
  readonly kinds: readonly string[];
  readonly onChange: (filter: ChangesFilter) => void;
}

/** Whose changes, and of which kind of record. */
export function ChangeFilters({ filter, kinds, onChange }: ChangeFiltersProps) {
  const people = useQuery({
    queryKey: [...keys.members, 'names'],
    queryFn: async ({ signal }) => (await api.listMembers({ query: { page_size: 200 }, signal })).data.results,
  });
  const persons = (people.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="mm-filters" role="search">
      <Select
        aria-label="Person"
        className="mm-filter"
        showSearch={{ optionFilterProp: 'label' }}
        value={filter.by}
        onChange={(by) => onChange({ ...filter, by })}
        options={[{ value: '', label: 'Everybody' }, ...persons]}
      />
      <Select
        aria-label="Kind of record"
        className="mm-filter"
        showSearch={{ optionFilterProp: 'label' }}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
        options={[{ value: '', label: 'All kinds' }, ...kindOptions(kinds)]}
      />
    </div>
  );
}
