import type { Subject, SubjectType } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';

/** One constant statement per kind; names never come from the caller. */
const queries: Readonly<Record<SubjectType, string>> = {
  project: 'select name as name from tenant_crm_project where id = $1',
  lead: 'select title as name from tenant_crm_lead where id = $1',
  contact: `select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email, '') as name from tenant_crm_contact where id = $1`,
  organization: 'select name as name from tenant_crm_organization where id = $1',
};

/** The name of a record; `not_found` for one this business does not have. */
export async function requireSubject(db: Db, { subject_type, subject_id }: Subject): Promise<string> {
  const [row] = await db.rows<{ name: string }>(queries[subject_type], [subject_id]);
  if (!row) throw new AppError('not_found');
  return row.name;
}

/** The name of the record that a note or a file `n` belongs to, inside a statement. */
export const subjectName = (n: string) => `case ${n}.subject_type
  when 'project' then (select p.name from tenant_crm_project p where p.tenant_id = ${n}.tenant_id and p.id = ${n}.subject_id)
  when 'lead' then (select l.title from tenant_crm_lead l where l.tenant_id = ${n}.tenant_id and l.id = ${n}.subject_id)
  when 'contact' then (select coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) from tenant_crm_contact c where c.tenant_id = ${n}.tenant_id and c.id = ${n}.subject_id)
  else (select o.name from tenant_crm_organization o where o.tenant_id = ${n}.tenant_id and o.id = ${n}.subject_id) end`;
