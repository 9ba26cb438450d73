import { contactKinds, emailConsents } from '@butterfly/contracts/tenant_crm/labels';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { FilterSelect } from '@butterfly/ui-kit/list';
import type { ListFilters } from '../list';

const withProject = [
  { value: 'with', label: 'With a project' },
  { value: 'without', label: 'Without a project' },
];

/**
 * Narrows a list of people by kind, consent and projects; the shape of the list names `kind`, `consent_email` and `project`.
 *
 * @example filters={(filter) => <PeopleFilters {...filter} />}
 */
export function PeopleFilters(filter: ListFilters) {
  return (
    <>
      <FilterSelect name="kind" label="Kind" all="Everybody" options={optionsOf(contactKinds)} {...filter} />
      <FilterSelect name="consent_email" label="E-mail consent" all="Any consent" options={optionsOf(emailConsents)} {...filter} />
      <FilterSelect name="project" label="Projects" all="With and without project" options={withProject} {...filter} />
    </>
  );
}
