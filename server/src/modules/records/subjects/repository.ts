import type { Db } from '../../../platform/db/db';
import type { SubjectKind } from '../../../platform/subjects/subjects';

/** A record as everything that hangs on it knows it. */
export interface SubjectRecord {
  readonly name: string;
  readonly project_id: number | null;
}

/** A record that the caller sees; names and conditions come from the module's declaration. */
export async function findSubject(
  db: Db,
  { table, name, project, where, seenBy }: SubjectKind,
  id: number,
): Promise<SubjectRecord | undefined> {
  const own = seenBy && db.memberId !== null ? ` and (${seenBy.replaceAll(':member', '$2::int')})` : '';
  const [found] = await db.rows<SubjectRecord>(
    `select coalesce(${name}, '') as name, ${project ?? 'null::int'} as project_id from ${table} where id = $1${where ? ` and (${where})` : ''}${own}`,
    own ? [id, db.memberId] : [id],
  );
  return found;
}

/** Those of the members whom the module lets see a record. */
export async function membersLetIn(
  db: Db,
  { table, seenBy = 'true' }: SubjectKind,
  { id, among }: { id: number; among: readonly number[] },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select reader.member_id as id from unnest($2::int[]) as reader (member_id)
     where exists (select 1 from ${table} where id = $1 and (${seenBy.replaceAll(':member', 'reader.member_id')}))`,
    [id, among],
  );
  return rows.map((row) => row.id);
}

/** The name of the record that a row of `table` is about, inside a statement. */
export function subjectName(kinds: readonly SubjectKind[], table: string): string {
  if (kinds.length === 0) return `''`;
  const branches = kinds.map(
    (kind) =>
      `when '${kind.type}' then (select ${kind.name} from ${kind.table} where ${kind.table}.tenant_id = ${table}.tenant_id and ${kind.table}.id = ${table}.subject_id)`,
  );
  return `coalesce(case ${table}.subject_type ${branches.join(' ')} end, '')`;
}
