import type { NewProject, Project, StageChange } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';

/** A project as the wire says it, so that a row needs no mapping. */
const columns = `id, number, name, event_type, stage_id, stage_since, event_date, event_end_date,
  to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time, venue_text, guest_count, budget_cents,
  coalesce(budget_cents, 0) as value_cents, currency, probability_bps, tags, owner_id, lost_reason, lost_note, archived_at, created_at,
  updated_at, updated_by_id, custom, version`;

export type ProjectDraft = Omit<NewProject, 'stage_id'> & {
  number: number;
  currency: string;
  owner_id: number | null;
  stage_id: number | null;
};

/** One statement: finds the stage (the given one, or the first open one), inserts, and answers the whole project. */
export async function insertProject(db: Db, draft: ProjectDraft): Promise<Project | undefined> {
  const [project] = await db.rows<Project>(
    `with stage as (
       select id from tenant_crm_project_stage
       where deleted_at is null and case when $1::int is null then kind = 'open' else id = $1::int end
       -- Held: a stage that is being deleted moves its projects first, and this one is not among them yet.
       order by position, id limit 1 for key share
     )
     insert into tenant_crm_project (number, name, event_type, stage_id, board_rank, event_date, event_end_date, start_time, end_time,
       venue_text, guest_count, budget_cents, currency, probability_bps, tags, owner_id, created_by_id, updated_by_id, custom)
     select $2::int, $3, $4, stage.id, $2::bigint * -65536, $5::date, $6::date, $7::time, $8::time, $9, $10::int, $11::bigint, $12,
       $13::int, $14::text[], $15::int, $16::int, $16::int, $17::jsonb
     from stage
     returning ${columns}`,
    [
      draft.stage_id,
      draft.number,
      draft.name,
      draft.event_type ?? 'other',
      draft.event_date ?? null,
      draft.event_end_date ?? null,
      draft.start_time ?? null,
      draft.end_time ?? null,
      draft.venue_text ?? '',
      draft.guest_count ?? null,
      draft.budget_cents ?? null,
      draft.currency,
      draft.probability_bps ?? null,
      draft.tags ?? [],
      draft.owner_id,
      db.memberId,
      JSON.stringify(draft.custom ?? {}),
    ],
  );
  return project;
}

export async function findProject(db: Db, id: number): Promise<Project | undefined> {
  const [project] = await db.rows<Project>(`select ${columns} from tenant_crm_project where id = $1`, [id]);
  return project;
}

/** What some projects are called. */
export async function projectNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.rows<{ id: number; name: string }>('select id, name from tenant_crm_project where id = any ($1::int[])', [ids]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Reads a project and holds it until the end of the transaction. */
export async function lockProject(db: Db, id: number): Promise<Project | undefined> {
  const [project] = await db.rows<Project>(`select ${columns} from tenant_crm_project where id = $1 for update`, [id]);
  return project;
}

const writable = {
  name: 'text',
  event_type: 'text',
  event_date: 'date',
  event_end_date: 'date',
  start_time: 'time',
  end_time: 'time',
  venue_text: 'text',
  guest_count: 'int',
  budget_cents: 'bigint',
  probability_bps: 'int',
  tags: 'text[]',
  owner_id: 'int',
} as const;

export type ProjectChanges = Partial<Pick<Project, keyof typeof writable | 'custom'>>;

const touched = (by: string) => ['version = version + 1', 'updated_at = now()', `updated_by_id = ${by}`];

/** Writes the given fields of a locked project; `custom` is the whole object. Column names come from the list above, never from the caller. */
export async function updateProject(db: Db, { id, changes }: { id: number; changes: ProjectChanges }): Promise<Project | undefined> {
  const names = (Object.keys(writable) as (keyof typeof writable)[]).filter((name) => changes[name] !== undefined);
  const sets = names.map((name, index) => `${name} = $${index + 4}::${writable[name]}`);
  const [project] = await db.rows<Project>(
    `update tenant_crm_project set ${[...sets, 'custom = coalesce($3::jsonb, custom)', ...touched('$2::int')].join(', ')} where id = $1 returning ${columns}`,
    [id, db.memberId, changes.custom ? JSON.stringify(changes.custom) : null, ...names.map((name) => changes[name])],
  );
  return project;
}

/** Sets or clears the archive date; a project that already is where it should be stays as it is. */
export async function setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<Project | undefined> {
  const [changed] = await db.rows<Project>(
    `update tenant_crm_project
     set archived_at = case when $2 then now() end, ${touched('$3::int').join(', ')}
     where id = $1 and (archived_at is not null) <> $2
     returning ${columns}`,
    [id, archived, db.memberId],
  );
  return changed ?? findProject(db, id);
}

export interface StageMove {
  readonly id: number;
  readonly stageId: number;
  readonly rank: string;
  readonly lostReason: string | null;
  readonly lostNote: string;
}

export async function moveProject(db: Db, move: StageMove): Promise<Project | undefined> {
  const [project] = await db.rows<Project>(
    `update tenant_crm_project
     set stage_id = $2::int, board_rank = $3::bigint, lost_reason = $4, lost_note = $5,
       stage_since = case when stage_id = $2::int then stage_since else now() end, ${touched('$6::int').join(', ')}
     where id = $1
     returning ${columns}`,
    [move.id, move.stageId, move.rank, move.lostReason, move.lostNote, db.memberId],
  );
  return project;
}

export function insertStageChange(db: Db, change: { projectId: number; from: number; to: number; since: string }): void {
  db.later(
    `insert into tenant_crm_stage_change (project_id, from_stage_id, to_stage_id, by_id, days_in_previous)
     values ($1, $2, $3, $4, floor(extract(epoch from now() - $5::timestamptz) / 86400)::int)`,
    [change.projectId, change.from, change.to, db.memberId, change.since],
  );
}

export function stageChangesOf(db: Db, projectId: number): Promise<StageChange[]> {
  return db.rows<StageChange>(
    `select id, from_stage_id, to_stage_id, at, by_id, days_in_previous
     from tenant_crm_stage_change where project_id = $1 order by id desc limit 200`,
    [projectId],
  );
}

/** The bare list, newest first, as JSON text: the database writes it faster than rows can be parsed and written again. */
export async function lightListJson(db: Db): Promise<string> {
  const [row] = await db.rows<{ list: string }>(
    `select coalesce(json_agg(light), '[]')::text as list from (
       select id, name, number, event_date from tenant_crm_project where archived_at is null order by id desc
     ) light`,
  );
  return row?.list ?? '[]';
}

export async function projectExists(db: Db, id: number): Promise<boolean> {
  const found = await db.rows('select 1 from tenant_crm_project where id = $1', [id]);
  return found.length > 0;
}

const ON_DAY = `select count(*)::int as count from tenant_crm_project p join tenant_crm_project_stage s on s.tenant_id = p.tenant_id and s.id = p.stage_id
  where p.event_date = $1 and p.id <> $2 and p.archived_at is null and s.kind <> 'lost'`;

export async function countProjectsOn(db: Db, { day, except }: { day: string; except: number }): Promise<number> {
  const [row] = await db.rows<{ count: number }>(ON_DAY, [day, except]);
  return row?.count ?? 0;
}

const EVENT_DAYS = 'select day from tenant_crm_event_days($1::date, $2::date) as day order by day limit 400';

export async function eventDaysBetween(db: Db, { from, to }: { from: string; to: string }): Promise<string[]> {
  return (await db.rows<{ day: string }>(EVENT_DAYS, [from, to])).map(({ day }) => day);
}
