import { FilterSelect } from '@butterfly/ui-kit/list';
import { useMembers, type MembersSource } from '../members';
import type { ListFilters } from './record-list-page';

interface MemberFilterProps extends ListFilters {
  readonly source: MembersSource;
  readonly name: string;
  readonly label: string;
  readonly all: string;
}

/**
 * Narrows a list to the records of one colleague.
 *
 * @example <MemberFilter source={members} name="owner" label="Owner" all="Everybody" {...filter} />
 */
export function MemberFilter({ source, ...filter }: MemberFilterProps) {
  const options = useMembers(source).map(({ id, name }) => ({ value: String(id), label: name }));
  return <FilterSelect {...filter} options={options} />;
}
