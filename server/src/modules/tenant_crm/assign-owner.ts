import type { Db } from '../../platform/db/db';
import type { AssignedWork } from '../manage_members/ports';
import { announceSight, type SightPorts } from './projects/team/announce-sight';
import type { CrmRecords } from './records';

interface Assignment {
  readonly object: 'lead' | 'project';
  readonly id: number;
  readonly memberId: number;
  readonly records: CrmRecords;
  readonly ports: SightPorts;
}

/** One constant statement per kind. Who made it takes care of it until somebody is named; a name is never written over. */
const STATEMENTS: Readonly<Record<Assignment['object'], string>> = {
  lead: `update tenant_crm_lead l set owner_id = $2, version = l.version + 1, updated_at = now() from tenant_crm_lead before
    where l.id = $1 and before.tenant_id = l.tenant_id and before.id = l.id and l.deleted_at is null and l.owner_id is not distinct from l.created_by_id
    returning l.title as name, before.owner_id as owner_before`,
  project: `update tenant_crm_project p set owner_id = $2, version = p.version + 1, updated_at = now() from tenant_crm_project before
    where p.id = $1 and before.tenant_id = p.tenant_id and before.id = p.id and p.archived_at is null and p.owner_id is not distinct from p.created_by_id
    returning p.name, before.owner_id as owner_before`,
};

/** Lets a member take care of what nobody was named for. Null when there is nothing to assign any more. */
export async function assignOwner(db: Db, { object, id, memberId, records, ports }: Assignment): Promise<AssignedWork | null> {
  const [row] = await db.rows<{ name: string; owner_before: number | null }>(STATEMENTS[object], [id, memberId]);
  if (!row) return null;
  const change = { before: { owner_id: row.owner_before }, after: { owner_id: memberId }, fields: ['owner_id'] };
  records.recordChanges(db, { subject_type: object, subject_id: id, ...change });
  if (object === 'project') announceSight(db, { memberIds: [memberId, row.owner_before], ports });
  return { name: row.name, before: row.owner_before };
}
