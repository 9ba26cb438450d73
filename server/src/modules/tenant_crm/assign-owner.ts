import type { Db } from '../../platform/db/db';
import type { GivenWork, UnnamedWork } from '../manage_members/ports';
import { announceSight, type SightPorts } from './projects/team/announce-sight';
import type { CrmRecords } from './records';

type Assigned = 'lead' | 'project';

/** Constant statements for each kind. Who made something takes care of it until somebody is named; a name is never written over. */
const STATEMENTS: Readonly<Record<Assigned, { readonly hold: string; readonly give: string }>> = {
  lead: {
    hold: `select id, title as name, owner_id as before from tenant_crm_lead
      where id = any ($1::int[]) and deleted_at is null and owner_id is not distinct from created_by_id order by id for update`,
    give: `update tenant_crm_lead l set owner_id = g.member_id, version = l.version + 1, updated_at = now()
      from unnest($1::int[], $2::int[]) as g (id, member_id) where l.id = g.id`,
  },
  project: {
    hold: `select id, name, owner_id as before from tenant_crm_project
      where id = any ($1::int[]) and archived_at is null and owner_id is not distinct from created_by_id order by id for update`,
    give: `update tenant_crm_project p set owner_id = g.member_id, version = p.version + 1, updated_at = now()
      from unnest($1::int[], $2::int[]) as g (id, member_id) where p.id = g.id`,
  },
};

/** Those of some that nobody was named for, held until the end of the transaction. */
export function holdUnnamed(db: Db, { object, ids }: { object: Assigned; ids: readonly number[] }): Promise<UnnamedWork[]> {
  return db.rows<UnnamedWork>(STATEMENTS[object].hold, [ids]);
}

/** Lets members take care of what is held by `holdUnnamed`. */
export async function giveOwners(
  db: Db,
  { object, given, records, ports }: { object: Assigned; given: readonly GivenWork[]; records: CrmRecords; ports: SightPorts },
): Promise<void> {
  await db.rows(STATEMENTS[object].give, [given.map(({ id }) => id), given.map(({ memberId }) => memberId)]);
  const told = { subject_type: object, fields: ['owner_id'] };
  records.recordChangesOfMany(
    db,
    given.map(({ id, before, memberId }) => ({ ...told, subject_id: id, before: { owner_id: before }, after: { owner_id: memberId } })),
  );
  if (object === 'project') announceSight(db, { memberIds: given.flatMap(({ memberId, before }) => [memberId, before]), ports });
}
