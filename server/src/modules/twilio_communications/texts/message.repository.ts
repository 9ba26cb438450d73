import type { MessageStatus } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';

export interface MessageRow {
  readonly id: number;
  readonly conversation_id: number;
  readonly direction: 'in' | 'out';
  readonly body: string;
  readonly media_ids: number[];
  readonly segments: number;
  readonly encoding: 'GSM-7' | 'UCS-2';
  readonly status: MessageStatus;
  readonly error: string;
  readonly provider: string;
  readonly attempts: number;
  readonly sent_by_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly scheduled_for: string | null;
  /** Somebody said: within quiet hours all the same. */
  readonly despite_quiet: boolean;
  readonly moved_reason: string;
  readonly plan_version: number;
}

export type NewRow = Pick<MessageRow, 'conversation_id' | 'direction' | 'body' | 'media_ids' | 'segments' | 'encoding' | 'status'> & {
  readonly provider_sid?: string;
  readonly request_key?: string;
  readonly when?: SendTime;
};

/** When a text is to go; no moment: now. */
export interface SendTime {
  readonly at: Date | null;
  readonly despiteQuiet: boolean;
  readonly reason: string;
}

export const FIELDS =
  'id, conversation_id, direction, body, media_ids, segments, encoding, status, error, provider, attempts, sent_by_id, created_at, updated_at, scheduled_for, despite_quiet, moved_reason, plan_version';
const THREAD = `select ${FIELDS} from twilio_communications_message where conversation_id = $1 and status <> 'planned'
    and ($2::int is null or (created_at, id) < (select created_at, id from twilio_communications_message where id = $2)) order by created_at desc, id desc limit $3`;
/** Nothing when the provider or the sender has told of it before. */
const INSERT = `insert into twilio_communications_message (conversation_id, direction, body, media_ids, segments, encoding, status, provider_sid, request_key, sent_by_id, scheduled_for, despite_quiet, moved_reason)
  values ($1, $2, $3, $4::int[], $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning ${FIELDS}`;
/** What was planned stands in the conversation where it leaves. One statement: of several processes that come for a text one gets it, also after a restart. */
const CLAIM = `update twilio_communications_message set status = 'queued', attempts = attempts + 1, created_at = case when status = 'planned' then now() else created_at end, claimed_until = now() + interval '2 minutes', updated_at = now()
  where id = $1 and claimed_until is null and (status = 'queued' and next_at <= now() or status = 'planned' and scheduled_for <= $2) returning ${FIELDS}`;
const SENT = `update twilio_communications_message set status = $2, provider = $3, provider_sid = $4, error = '', claimed_until = null, updated_at = now() where id = $1`;
const FAILED = `update twilio_communications_message set status = 'failed', provider = $2, error = $3, claimed_until = null, updated_at = now() where id = $1`;
const LATER = `update twilio_communications_message set error = $2, claimed_until = null, next_at = now() + make_interval(secs => 15 * power(2, attempts)), updated_at = now() where id = $1`;
const AGAIN = `update twilio_communications_message set status = 'queued', error = '', scheduled_for = null, attempts = 0, next_at = now(), provider_sid = null, claimed_until = null, updated_at = now()
  where id = $1 and direction = 'out' and status in ('failed', 'undelivered') returning ${FIELDS}`;
/** Reports may overtake each other: what is final stays. */
const REPORTED = `update twilio_communications_message set status = $2, error = $3, updated_at = now() where provider_sid = $1 and status in ('queued', 'sent') returning ${FIELDS}`;
const WAITING = `select id from twilio_communications_message where claimed_until is null and (status = 'queued' and next_at <= now() or status = 'planned' and scheduled_for <= $1)
  order by coalesce(scheduled_for, created_at), id limit 100`;
/** A process died while it was sending: nobody knows whether the text left. */
const LOST = `update twilio_communications_message set status = 'failed', error = 'Sending was interrupted. The text may or may not have been sent.', claimed_until = null, updated_at = now()
  where status = 'queued' and claimed_until < now()`;

interface ProjectMessageRow extends Pick<MessageRow, 'id' | 'conversation_id' | 'direction' | 'body' | 'created_at'> {
  readonly contact_id: number | null;
  readonly phone_e164: string;
  readonly has_media: boolean;
  readonly unread: boolean;
}

const OF_PROJECT = `select m.id, m.conversation_id, m.direction, m.body, m.created_at, cardinality(m.media_ids) > 0 as has_media, c.contact_id, c.phone_e164,
    m.direction = 'in' and c.unread > 0 as unread
  from twilio_communications_conversation c join twilio_communications_message m on m.tenant_id = c.tenant_id and m.conversation_id = c.id
  where c.project_id = $1 and m.status not in ('planned', 'canceled') order by m.created_at desc, m.id desc limit 3`;

/** The last three texts of all conversations of a project. */
export function lastOfProject(db: Db, projectId: number): Promise<ProjectMessageRow[]> {
  return db.rows<ProjectMessageRow>(OF_PROJECT, [projectId]);
}

export function thread(
  db: Db,
  { conversationId, before, limit }: { conversationId: number; before: number | null; limit: number },
): Promise<MessageRow[]> {
  return db.rows<MessageRow>(THREAD, [conversationId, before, limit]);
}

export async function findMessage(db: Db, id: number): Promise<MessageRow | undefined> {
  return (await db.rows<MessageRow>(`select ${FIELDS} from twilio_communications_message where id = $1`, [id]))[0];
}

export async function messageWithKey(db: Db, key: string): Promise<MessageRow | undefined> {
  return (await db.rows<MessageRow>(`select ${FIELDS} from twilio_communications_message where request_key = $1`, [key]))[0];
}

export async function insertMessage(db: Db, row: NewRow): Promise<MessageRow | undefined> {
  const values = [
    row.conversation_id,
    row.direction,
    row.body,
    row.media_ids,
    row.segments,
    row.encoding,
    row.status,
    row.provider_sid ?? null,
    row.request_key ?? null,
    db.memberId,
    row.when?.at?.toISOString() ?? null,
    row.when?.despiteQuiet ?? false,
    row.when?.reason ?? '',
  ];
  return (await db.rows<MessageRow>(INSERT, values))[0];
}

export async function claim(db: Db, id: number, now: Date): Promise<MessageRow | undefined> {
  return (await db.rows<MessageRow>(CLAIM, [id, now.toISOString()]))[0];
}

export async function markSent(
  db: Db,
  { id, provider, sid, delivered }: { id: number; provider: string; sid: string; delivered: boolean },
): Promise<void> {
  await db.rows(SENT, [id, delivered ? 'delivered' : 'sent', provider, sid]);
}

export async function markFailed(db: Db, { id, provider, error }: { id: number; provider: string; error: string }): Promise<void> {
  await db.rows(FAILED, [id, provider, error]);
}

export async function markLater(db: Db, id: number, error: string): Promise<void> {
  await db.rows(LATER, [id, error]);
}

export async function queueAgain(db: Db, id: number): Promise<MessageRow | undefined> {
  return (await db.rows<MessageRow>(AGAIN, [id]))[0];
}

export async function report(
  db: Db,
  { sid, status, error }: { sid: string; status: MessageStatus; error: string },
): Promise<MessageRow | undefined> {
  return (await db.rows<MessageRow>(REPORTED, [sid, status, error]))[0];
}

export async function waitingMessages(db: Db, now: Date): Promise<number[]> {
  await db.rows(LOST);
  return (await db.rows<{ id: number }>(WAITING, [now.toISOString()])).map(({ id }) => id);
}

export async function addMedia(db: Db, messageId: number, mediaIds: readonly number[]): Promise<void> {
  await db.rows('update twilio_communications_message set media_ids = media_ids || $2::int[], updated_at = now() where id = $1', [
    messageId,
    mediaIds,
  ]);
}
