import { SECTIONS, type Activity, type Person, type PortalQuery, type ProofMode, type Section } from '@butterfly/contracts/client_portal';
import type { Db } from '../../platform/db/db';
import { RecordTable } from '../../platform/records/record-table';

/** What was set for a project; a section that is not named is as a business begins. */
export interface StoredPortal {
  readonly id: number;
  readonly project_id: number;
  readonly is_on: boolean;
  readonly asks: ProofMode;
  readonly shows: Partial<Record<Section, boolean>>;
  readonly welcome: string;
  readonly open_days_after: number;
  readonly version: number;
}

export const portals = new RecordTable<StoredPortal>({
  name: 'client_portal_portal',
  reads: { id: true, project_id: true, is_on: true, asks: true, shows: true, welcome: true, open_days_after: true, version: true },
  writes: {
    project_id: 'int',
    is_on: { type: 'boolean', initial: false },
    asks: { type: 'text', initial: 'link' },
    shows: { type: 'jsonb', initial: {} },
    welcome: { type: 'text', initial: '' },
    open_days_after: { type: 'int', initial: 90 },
  },
});

/** These are the studio's own until it says otherwise. */
const HIDDEN_FIRST: readonly Section[] = ['moodboard', 'timeline'];

export const shownSections = ({ shows }: Pick<StoredPortal, 'shows'>): Record<Section, boolean> =>
  Object.fromEntries(SECTIONS.map((name) => [name, shows[name] ?? !HIDDEN_FIRST.includes(name)])) as Record<Section, boolean>;

/** The portal of a project, made as a business begins where there is none. Two at the same moment make one. */
export async function ensurePortal(db: Db, projectId: number): Promise<StoredPortal> {
  await db.rows('insert into client_portal_portal (project_id) values ($1) on conflict (tenant_id, project_id) do nothing', [projectId]);
  return (await portalOf(db, projectId)) as StoredPortal;
}

export async function portalOf(db: Db, projectId: number): Promise<StoredPortal | undefined> {
  const [row] = await db.rows<{ id: number }>('select id from client_portal_portal where project_id = $1', [projectId]);
  return row && portals.find(db, row.id);
}

export interface StoredPerson extends Person {
  readonly project_id: number;
  readonly link_id: number | null;
  readonly version: number;
}

export const people = new RecordTable<StoredPerson>({
  name: 'client_portal_person',
  reads: {
    id: true,
    project_id: true,
    name: true,
    email: true,
    role: true,
    language: true,
    sees_money: true,
    sees_messages: true,
    sees_files: true,
    is_active: true,
    has_password: true,
    link_id: true,
    invited_at: true,
    first_seen_at: true,
    last_seen_at: true,
    version: true,
  },
  writes: {
    project_id: 'int',
    name: 'text',
    email: 'text',
    role: 'text',
    language: 'text',
    sees_money: 'boolean',
    sees_messages: { type: 'boolean', initial: true },
    sees_files: { type: 'boolean', initial: true },
    is_active: { type: 'boolean', initial: true },
    has_password: { type: 'boolean', initial: false },
    link_id: 'int',
    invited_at: 'timestamptz',
    first_seen_at: 'timestamptz',
    last_seen_at: 'timestamptz',
  },
});

export function peopleOf(db: Db, projectId: number): Promise<StoredPerson[]> {
  return db.rows<StoredPerson>(`select ${people.columns} from client_portal_person where project_id = $1 order by id`, [projectId]);
}

export async function hasPerson(db: Db, { projectId, email }: { projectId: number; email: string }): Promise<boolean> {
  const rows = await db.rows('select id from client_portal_person where project_id = $1 and lower(email) = $2', [projectId, email]);
  return rows.length > 0;
}

export async function setLinkOf(db: Db, { id, linkId }: { id: number; linkId: number }): Promise<void> {
  await db.rows('update client_portal_person set link_id = $2 where id = $1', [id, linkId]);
}

/** Whether it is the first time, and whether they had been away for half an hour. */
export async function noteSeen(db: Db, { id, at }: { id: number; at: Date }): Promise<{ is_first: boolean; was_away: boolean }> {
  const [row] = await db.rows<{ is_first: boolean; was_away: boolean }>(
    `with held as (select id, first_seen_at is null as is_first, last_seen_at is null or last_seen_at < $2::timestamptz - interval '30 minutes' as was_away
       from client_portal_person where id = $1 for update)
     update client_portal_person p set last_seen_at = $2::timestamptz, first_seen_at = coalesce(p.first_seen_at, $2::timestamptz)
     from held where p.id = held.id returning held.is_first, held.was_away`,
    [id, at],
  );
  return row ?? { is_first: false, was_away: false };
}

type What = Activity['results'][number]['what'];

export async function noteVisit(
  db: Db,
  { person, section, what, at }: { person: Pick<StoredPerson, 'id' | 'project_id'>; section: Section | null; what: What; at: Date },
): Promise<void> {
  await db.rows('insert into client_portal_visit (person_id, project_id, section, what, at) values ($1, $2, $3, $4, $5)', [
    person.id,
    person.project_id,
    section,
    what,
    at,
  ]);
}

export function visitsOf(db: Db, projectId: number): Promise<Activity['results']> {
  return db.rows<Activity['results'][number]>(
    `select v.id, p.name as person, v.section, v.what, v.at from client_portal_visit v join client_portal_person p on p.id = v.person_id
     where v.project_id = $1 order by v.id desc limit 100`,
    [projectId],
  );
}

export interface PortalLine {
  readonly project_id: number;
  readonly people: number;
  readonly waits: boolean;
  readonly last_seen_at: string | null;
}

/** Those seen last first; those nobody has come to by their age. */
export async function portalLines(db: Db, { page, page_size }: PortalQuery): Promise<{ results: PortalLine[]; count: number }> {
  const [{ count } = { count: 0 }] = await db.rows<{ count: number }>('select count(*)::int as count from client_portal_portal');
  const results = await db.rows<PortalLine>(
    `select c.project_id, count(p.id)::int as people, max(p.last_seen_at) as last_seen_at,
       coalesce((select m.person_id is not null from client_portal_message m where m.project_id = c.project_id order by m.id desc limit 1), false) as waits
     from client_portal_portal c left join client_portal_person p on p.project_id = c.project_id and p.is_active
     group by c.id, c.project_id order by max(p.last_seen_at) desc nulls last, c.id desc limit $1 offset $2`,
    [page_size, (page - 1) * page_size],
  );
  return { results, count };
}
