import { optionsOf } from '@butterfly/ui-kit/labels';
import { FilterSelect } from '@butterfly/ui-kit/list';
import type { ListFilters } from '../list';

const withProject = [
  { value: 'with', label: 'With a project' },
  { value: 'without', label: 'Without a project' },
];

interface PeopleFiltersProps extends ListFilters {
  readonly kinds: Readonly<Record<string, string>>;
  readonly consents: Readonly<Record<string, string>>;
}

/**
 * Narrows a list of people by kind, consent and projects; the shape of the list names `kind`, `consent_email` and `project`.
 *
 * @example filters={(filter) => <PeopleFilters kinds={contactKinds} consents={emailConsents} {...filter} />}
 */
export function PeopleFilters({ kinds, consents, ...filter }: PeopleFiltersProps) {
  return (
    <>
      <FilterSelect name="kind" label="Kind" all="Everybody" options={optionsOf(kinds)} {...filter} />
      <FilterSelect name="consent_email" label="E-mail consent" all="Any consent" options={optionsOf(consents)} {...filter} />
      <FilterSelect name="project" label="Projects" all="With and without project" options={withProject} {...filter} />
    </>
  );
}
