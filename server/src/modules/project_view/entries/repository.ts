import type { Entry, EntryTime, Lane } from '@butterfly/contracts/project_view';
import type { Db } from '../../../platform/db/db';
import { columnsOf, timeOf, type TimeColumns } from './entry-time';

/** An entry as it is kept; what its time means is not known here. */
export type StoredEntry = Omit<Entry, 'day' | 'minute' | 'etag'>;

/** What is written when an entry is made. */
export type EntryDraft = Omit<
  StoredEntry,
  'id' | 'predecessor_ids' | 'done_at' | 'done_by_id' | 'updated_at' | 'updated_by_id' | 'version'
> & { readonly template_key: string | null };

/** What a patch may change; `done` is said apart. */
export type EntryChanges = Partial<Omit<EntryDraft, 'lane' | 'template_key'>>;

type Row = Omit<StoredEntry, 'when'> & TimeColumns;

const FIELDS = `e.id, e.lane, e.title, e.anchor, e.amount, e.on_day, e.length, e.is_milestone, e.audience, e.place, e.responsible_id, e.responsible_text, e.note,
  e.done_at, e.done_by_id, e.updated_at, e.updated_by_id, e.version,
  array(select p.predecessor_id from project_view_predecessor p join project_view_entry b on b.tenant_id = p.tenant_id and b.id = p.predecessor_id
    where p.tenant_id = e.tenant_id and p.entry_id = e.id and b.removed_at is null order by p.predecessor_id) as predecessor_ids`;
const LIST = `select ${FIELDS} from project_view_entry e where e.project_id = $1 and e.removed_at is null order by e.id`;
const OPEN = `from project_view_entry where removed_at is null and done_at is null and lane in ('planning', 'production')`;
const OPEN_PROJECTS = `select distinct project_id ${OPEN}`;
const OPEN_OF = `select id, project_id, title, lane, anchor, amount, on_day, responsible_id, responsible_text ${OPEN} and project_id = any ($1::int[])
  order by id desc limit $2`;
const ONE = `select ${FIELDS} from project_view_entry e where e.project_id = $1 and e.id = $2 and e.removed_at is null`;
const COUNT = 'select count(*)::int as count from project_view_entry where project_id = $1 and removed_at is null';
const LOCK = `select pg_advisory_xact_lock(hashtextextended('project_view ' || $1::text || ' ' || $2::text, 0))`;
const INSERT = `insert into project_view_entry (project_id, lane, title, anchor, amount, on_day, length, is_milestone, audience, place, responsible_id, responsible_text, note, template_key, created_by_id, updated_by_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15) returning id`;
const UPDATE = `update project_view_entry set title = $2, anchor = $3, amount = $4, on_day = $5, length = $6, is_milestone = $7, audience = $8, place = $9, responsible_id = $10,
  responsible_text = $11, note = $12, done_at = case when $13 then coalesce(done_at, now()) end, done_by_id = case when $13 then coalesce(done_by_id, $14) end,
  version = version + 1, updated_at = now(), updated_by_id = $14 where id = $1`;
const MOVE =
  'update project_view_entry set amount = $2, on_day = $3, version = version + 1, updated_at = now(), updated_by_id = $4 where id = $1';
const REMOVE =
  'update project_view_entry set removed_at = now(), version = version + 1 where project_id = $1 and id = $2 and removed_at is null returning id';
/** A template applied in the meantime has made its entry anew; then the restored one is no longer the template's. */
const RESTORE = `update project_view_entry e set removed_at = null, version = version + 1, template_key = case when exists (
    select 1 from project_view_entry o where o.tenant_id = e.tenant_id and o.project_id = e.project_id and o.template_key = e.template_key and o.removed_at is null
  ) then null else template_key end
  where project_id = $1 and id = $2 and removed_at is not null returning id`;
const FORGET = `delete from project_view_entry where project_id = $1 and removed_at < now() - interval '30 days'`;
const UNLINK = 'delete from project_view_predecessor where entry_id = $1';
const LINK = 'insert into project_view_predecessor (entry_id, predecessor_id) select $1, unnest($2::int[])';
const TEMPLATE_KEYS =
  'select template_key from project_view_entry where project_id = $1 and removed_at is null and template_key is not null';

/** Writers of one project's timeline come one after the other until the transaction ends. */
export async function lockTimeline(db: Db, projectId: number): Promise<void> {
  await db.rows(LOCK, [db.tenantId, projectId]);
}

export async function entriesOf(db: Db, projectId: number): Promise<StoredEntry[]> {
  return (await db.rows<Row>(LIST, [projectId])).map(storedEntry);
}

/** Projects with a task that is not done. */
export async function projectsWithOpenEntries(db: Db): Promise<number[]> {
  return (await db.rows<{ project_id: number }>(OPEN_PROJECTS)).map(({ project_id }) => project_id);
}

type OpenEntry = Pick<StoredEntry, 'id' | 'lane' | 'responsible_id' | 'responsible_text' | 'title' | 'when'> & {
  readonly project_id: number;
};

/** Tasks of these projects that are not done, the newest first. */
export async function openEntries(db: Db, { projectIds, limit }: { projectIds: readonly number[]; limit: number }): Promise<OpenEntry[]> {
  const rows = await db.rows<Omit<OpenEntry, 'when'> & TimeColumns>(OPEN_OF, [projectIds, limit]);
  return rows.map(({ anchor, amount, on_day, ...entry }) => ({ ...entry, when: timeOf({ anchor, amount, on_day }) }));
}

export async function findEntry(db: Db, { projectId, id }: { projectId: number; id: number }): Promise<StoredEntry | undefined> {
  const [row] = await db.rows<Row>(ONE, [projectId, id]);
  return row && storedEntry(row);
}

export async function countEntries(db: Db, projectId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(COUNT, [projectId]);
  return row?.count ?? 0;
}

export async function insertEntry(db: Db, { projectId, draft }: { projectId: number; draft: EntryDraft }): Promise<number> {
  const { anchor, amount, on_day } = columnsOf(draft.when);
  const [row] = await db.rows<{ id: number }>(INSERT, [
    projectId,
    draft.lane,
    draft.title,
    anchor,
    amount,
    on_day,
    draft.length,
    draft.is_milestone,
    draft.audience,
    draft.place,
    draft.responsible_id,
    draft.responsible_text,
    draft.note,
    draft.template_key,
    db.memberId,
  ]);
  if (!row) throw new Error('The entry was not written.');
  return row.id;
}

export async function writeEntry(db: Db, { entry, done }: { entry: StoredEntry; done: boolean }): Promise<void> {
  const { anchor, amount, on_day } = columnsOf(entry.when);
  await db.rows(UPDATE, [
    entry.id,
    entry.title,
    anchor,
    amount,
    on_day,
    entry.length,
    entry.is_milestone,
    entry.audience,
    entry.place,
    entry.responsible_id,
    entry.responsible_text,
    entry.note,
    done,
    db.memberId,
  ]);
}

export async function moveEntry(db: Db, { id, when }: { id: number; when: EntryTime }): Promise<void> {
  const { amount, on_day } = columnsOf(when);
  await db.rows(MOVE, [id, amount, on_day, db.memberId]);
}

/** Hides an entry; those hidden for 30 days are forgotten with it. */
export async function hideEntry(db: Db, { projectId, id }: { projectId: number; id: number }): Promise<boolean> {
  await db.rows(FORGET, [projectId]);
  return (await db.rows(REMOVE, [projectId, id])).length > 0;
}

export async function unhideEntry(db: Db, { projectId, id }: { projectId: number; id: number }): Promise<boolean> {
  return (await db.rows(RESTORE, [projectId, id])).length > 0;
}

export async function setPredecessors(db: Db, { id, predecessorIds }: { id: number; predecessorIds: readonly number[] }): Promise<void> {
  await db.rows(UNLINK, [id]);
  if (predecessorIds.length > 0) await db.rows(LINK, [id, predecessorIds]);
}

export async function templateKeysOf(db: Db, projectId: number): Promise<Set<string>> {
  const rows = await db.rows<{ template_key: string }>(TEMPLATE_KEYS, [projectId]);
  return new Set(rows.map(({ template_key }) => template_key));
}

function storedEntry({ anchor, amount, on_day, ...rest }: Row): StoredEntry {
  return { ...rest, when: timeOf({ anchor, amount, on_day }) };
}

/** Entries of the event day have a time, all others a day. */
export function fitsLane(lane: Lane, when: EntryTime): boolean {
  return (lane === 'event_day') === (when.anchor === 'event_start' || when.anchor === 'time');
}
