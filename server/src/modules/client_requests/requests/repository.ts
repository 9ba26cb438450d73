import type { Request, RequestQuery } from '@butterfly/contracts/client_requests';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';

/** As it is kept: what follows from the project and the days is added when it is read. */
export type StoredRequest = Omit<Request, 'event_date' | 'is_locked' | 'locked_from' | 'project_name'>;

export const requests = new RecordTable<StoredRequest>({
  name: 'client_requests_request',
  reads: {
    id: true,
    number: true,
    project_id: true,
    type: true,
    title: true,
    body: true,
    asked_by: true,
    source: true,
    status: true,
    priority: true,
    assignee_id: true,
    items: true,
    wanted_date: true,
    quote: true,
    approved_at: true,
    approved_by: true,
    proposal_id: true,
    applied_at: true,
    resolution: true,
    merged_into_id: true,
    waiting_since: true,
    first_response_at: true,
    response_due_at: true,
    due_at: true,
    resolved_at: true,
    reopened_count: true,
    rating: true,
    rating_comment: true,
    late_allowed_at: true,
    created_at: true,
    updated_at: true,
    version: true,
  },
  writes: {
    number: 'text',
    project_id: 'int',
    type: 'text',
    title: 'text',
    body: 'text',
    asked_by: 'text',
    source: 'text',
    status: { type: 'text', initial: 'new' },
    priority: 'text',
    assignee_id: 'int',
    items: { type: 'jsonb', initial: [] },
    wanted_date: 'date',
    quote: 'jsonb',
    approved_at: 'timestamptz',
    approved_by: { type: 'text', initial: '' },
    proposal_id: 'int',
    applied_at: 'timestamptz',
    resolution: { type: 'text', initial: '' },
    merged_into_id: 'int',
    waiting_since: 'timestamptz',
    first_response_at: 'timestamptz',
    response_due_at: 'timestamptz',
    due_at: 'timestamptz',
    response_breached_at: 'timestamptz',
    due_breached_at: 'timestamptz',
    resolved_at: 'timestamptz',
    reopened_count: { type: 'int', initial: 0 },
    rating: 'int',
    rating_comment: { type: 'text', initial: '' },
    late_allowed_at: 'timestamptz',
    created_at: 'timestamptz',
  },
});

const OPEN = `status not in ('applied', 'declined', 'closed')`;
const ORDERS: Readonly<Record<RequestQuery['ordering'], string>> = {
  created_at: 'created_at, id',
  '-created_at': 'created_at desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
  due_at: 'due_at, id',
  '-due_at': 'due_at desc, id desc',
};

export const requestFilter = ({ search, status, type, assignee, project, waiting }: RequestQuery): Filter =>
  new FilterBuilder([status === 'open' ? OPEN : 'true', waiting === 'true' ? `waiting_since is not null and ${OPEN}` : 'true'])
    .words((at) => `platform_plain(number || ' ' || title || ' ' || body || ' ' || asked_by) like ${at}`, search)
    .add((at) => `status = ${at}::text`, status === 'open' ? undefined : status)
    .add((at) => `type = ${at}::text`, type)
    .add((at) => `assignee_id = ${at}::int`, assignee)
    .add((at) => `project_id = ${at}::int`, project)
    .build();

export function requestPage(db: Db, query: RequestQuery): Promise<CountedPage<StoredRequest>> {
  const filter = requestFilter(query);
  return countedPage<StoredRequest>(db, { table: requests.name, columns: requests.columns, filter, order: ORDERS[query.ordering], query });
}

const BOARD_LIMIT = 300;

/** What is open, and what was done since a moment; merged ones stand with the other. */
export async function boardRows(db: Db, doneSince: Date): Promise<{ rows: StoredRequest[]; more: number }> {
  const where = `merged_into_id is null and (${OPEN} or updated_at >= $1::timestamptz)`;
  const rows = await db.rows<StoredRequest>(
    `select ${requests.columns} from ${requests.name} where ${where} order by due_at, id limit ${BOARD_LIMIT}`,
    [doneSince.toISOString()],
  );
  if (rows.length < BOARD_LIMIT) return { rows, more: 0 };
  const [all] = await db.rows<{ count: number }>(`select count(*)::int as count from ${requests.name} where ${where}`, [
    doneSince.toISOString(),
  ]);
  return { rows, more: Math.max(0, (all?.count ?? 0) - rows.length) };
}

/** Clients who wait, the longest first, and how many there are. */
export async function waitingRows(db: Db, now: Date): Promise<{ rows: StoredRequest[]; count: number; late: number }> {
  const rows = await db.rows<StoredRequest>(
    `select ${requests.columns} from ${requests.name} where waiting_since is not null and ${OPEN} order by waiting_since, id limit 5`,
  );
  const [sums] = await db.rows<{ count: number; late: number }>(
    `select count(*)::int as count,
       count(*) filter (where due_at < $1::timestamptz or first_response_at is null and response_due_at < $1::timestamptz)::int as late
     from ${requests.name} where waiting_since is not null and ${OPEN}`,
    [now.toISOString()],
  );
  return { rows, count: sums?.count ?? 0, late: sums?.late ?? 0 };
}

/** Those of a project that its client may see, the newest first. */
export const requestsOf = (db: Db, projectId: number): Promise<StoredRequest[]> =>
  db.rows<StoredRequest>(
    `select ${requests.columns} from ${requests.name} where project_id = $1 and merged_into_id is null order by created_at desc, id desc limit 200`,
    [projectId],
  );

export interface Breach {
  readonly id: number;
  readonly project_id: number;
}

/** Takes those whose first answer is late; each is taken once, who waits longest first. */
export const takeUnanswered = (db: Db, now: Date): Promise<Breach[]> =>
  db.rows<Breach>(
    `with taken as (update ${requests.name} set response_breached_at = $1::timestamptz
       where ${OPEN} and first_response_at is null and response_due_at < $1::timestamptz and response_breached_at is null
       returning id, project_id, response_due_at) select id, project_id from taken order by response_due_at, id`,
    [now.toISOString()],
  );

/** Takes those that should be done and wait for nobody else; each is taken once, who waits longest first. */
export const takeOverdue = (db: Db, now: Date): Promise<Breach[]> =>
  db.rows<Breach>(
    `with taken as (update ${requests.name} set due_breached_at = $1::timestamptz
       where ${OPEN} and status <> 'waiting_client' and due_at < $1::timestamptz and due_breached_at is null
       returning id, project_id, due_at) select id, project_id from taken order by due_at, id`,
    [now.toISOString()],
  );
