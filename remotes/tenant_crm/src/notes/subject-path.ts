import type { Subject, SubjectType } from '@butterfly/contracts/tenant_crm';

const folders: Readonly<Record<SubjectType, string>> = {
  project: 'projects',
  lead: 'leads',
  contact: 'contacts',
  organization: 'organizations',
};

/** The page of the record that a note or a file belongs to. */
export function subjectPath({ subject_type, subject_id }: Subject): string {
  return `/tenant_crm/${folders[subject_type]}/${subject_id}`;
}
