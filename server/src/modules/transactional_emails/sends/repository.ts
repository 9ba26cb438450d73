import type { LogQuery, MailStatus } from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';

/** A row of the log, without what it says. */
export interface SendRow {
  readonly id: number;
  readonly template: string | null;
  readonly project_id: number | null;
  readonly contact_id: number | null;
  readonly recipient: string;
  readonly subject: string;
  readonly status: MailStatus;
  readonly error: string;
  readonly is_personal: boolean;
  readonly language: string;
  readonly opened_at: string | null;
  readonly clicked_at: string | null;
  readonly created_at: string;
  readonly sent_at: string | null;
  readonly resent_of_id: number | null;
}

export interface WholeSend extends SendRow {
  readonly attempts: number;
  readonly sealed_order: string | null;
  readonly sealed_copy: string | null;
}

const TABLE = 'transactional_emails_send';
const FIELDS =
  'id, template, project_id, contact_id, recipient, subject, status, error, is_personal, language, opened_at, clicked_at, created_at, sent_at, resent_of_id';
const WHOLE = `${FIELDS}, attempts, sealed_order, sealed_copy`;

export interface NewSend {
  readonly template: string | null;
  readonly language: string;
  readonly projectId: number | null;
  readonly contactId: number | null;
  readonly recipient: string;
  readonly subject: string;
  readonly status: 'kept' | 'off' | 'queued';
  readonly isPersonal: boolean;
  readonly once: string | null;
  readonly resentOfId: number | null;
  readonly sealedOrder: string | null;
  readonly sealedCopy: string | null;
}

/** Undefined: it was said before. `now`: by the clock that will ask whether its time has come. */
export async function insertSend(db: Db, send: NewSend, now: Date): Promise<SendRow | undefined> {
  const [row] = await db.rows<SendRow>(
    `insert into ${TABLE} (template, language, project_id, contact_id, recipient, subject, status, is_personal, once, resent_of_id, sealed_order, sealed_copy, created_by_id, next_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (tenant_id, once) where once is not null do nothing returning ${FIELDS}`,
    [
      send.template,
      send.language,
      send.projectId,
      send.contactId,
      send.recipient,
      send.subject,
      send.status,
      send.isPersonal,
      send.once,
      send.resentOfId,
      send.sealedOrder,
      send.sealedCopy,
      db.memberId,
      now,
    ],
  );
  return row;
}

export function sendPage(db: Db, query: LogQuery): Promise<CountedPage<SendRow>> {
  const filter = new FilterBuilder(['true'])
    .add((at) => `project_id = ${at}::int`, query.project)
    .add((at) => `status = ${at}`, query.status)
    .words((word) => `platform_plain(recipient || ' ' || subject) like ${word}`, query.search)
    .build();
  return countedPage<SendRow>(db, { table: TABLE, columns: FIELDS, filter, order: 'created_at desc, id desc', query });
}

export function sendsOfProject(db: Db, projectId: number, limit: number): Promise<SendRow[]> {
  return db.rows<SendRow>(
    `select ${FIELDS} from ${TABLE} where project_id = $1 order by coalesce(sent_at, created_at) desc, id desc limit $2`,
    [projectId, limit],
  );
}

export async function findSend(db: Db, id: number): Promise<WholeSend | undefined> {
  return (await db.rows<WholeSend>(`select ${WHOLE} from ${TABLE} where id = $1`, [id]))[0];
}

/** The newest that were not for one person alone. */
export function latestSends(db: Db, limit: number): Promise<WholeSend[]> {
  return db.rows<WholeSend>(`select ${WHOLE} from ${TABLE} where not is_personal order by id desc limit $1`, [limit]);
}

export async function sentSince(db: Db, since: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<{ template: string; count: number }>(
    `select template, count(*)::int as count from ${TABLE} where template is not null and created_at >= $1 group by template`,
    [since],
  );
  return new Map(rows.map(({ template, count }) => [template, count]));
}

export interface SendEvent {
  readonly type: string;
  readonly at: string;
  readonly detail: string;
}

export function eventsOf(db: Db, id: number): Promise<SendEvent[]> {
  return db.rows<SendEvent>('select type, at, detail from transactional_emails_event where send_id = $1 order by at, id', [id]);
}

/** False: the provider has told it before. */
export async function addEvent(
  db: Db,
  { id, providerId, type, at, detail }: SendEvent & { id: number; providerId: string },
): Promise<boolean> {
  const rows = await db.rows<{ id: number }>(
    `insert into transactional_emails_event (send_id, provider_id, type, at, detail) values ($1, $2, $3, $4, $5)
     on conflict (tenant_id, provider_id) do nothing returning id`,
    [id, providerId, type, at, detail],
  );
  return rows.length > 0;
}
