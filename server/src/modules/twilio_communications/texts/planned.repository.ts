import type { Db } from '../../../platform/db/db';
import { FIELDS, type MessageRow, type SendTime } from './message.repository';

export interface PlanEntry {
  readonly message_id: number;
  readonly at: string;
  readonly actor_id: number | null;
  readonly what: string;
}

export interface PlanChange {
  readonly body: string;
  readonly segments: number;
  readonly encoding: string;
  readonly when: SendTime;
}

const PLANNED = `select ${FIELDS} from twilio_communications_message where status = 'planned' and ($1::int is null or conversation_id = $1) order by scheduled_for, id limit 500`;
const CHANGE = `update twilio_communications_message set body = $3, segments = $4, encoding = $5, scheduled_for = $6, despite_quiet = $7, moved_reason = $8, plan_version = plan_version + 1, updated_at = now()
  where id = $1 and status = 'planned' and plan_version = $2 returning ${FIELDS}`;
const NOW = `update twilio_communications_message set status = 'queued', created_at = now(), next_at = now(), despite_quiet = true, updated_at = now() where id = $1 and status = 'planned' and plan_version = $2 returning ${FIELDS}`;
const CANCEL = `update twilio_communications_message set status = 'canceled', error = $2, updated_at = now() where id = $1 and status = 'planned' returning ${FIELDS}`;
const CANCEL_OF_CONTACT = `update twilio_communications_message set status = 'canceled', error = $2, updated_at = now()
  where status = 'planned' and conversation_id in (select id from twilio_communications_conversation where contact_id = $1) returning id`;
/** Also what was claimed already: it is given back. */
const MOVE = `update twilio_communications_message set status = 'planned', scheduled_for = $2, moved_reason = $3, attempts = attempts - 1, claimed_until = null, plan_version = plan_version + 1, updated_at = now() where id = $1`;

export function plannedMessages(db: Db, conversationId: number | null): Promise<MessageRow[]> {
  return db.rows<MessageRow>(PLANNED, [conversationId]);
}

export async function countPlanned(db: Db): Promise<number> {
  return (
    (await db.rows<{ count: number }>(`select count(*)::int as count from twilio_communications_message where status = 'planned'`))[0]
      ?.count ?? 0
  );
}

export async function changePlanned(
  db: Db,
  { id, version }: { id: number; version: number },
  { body, segments, encoding, when }: PlanChange,
): Promise<MessageRow | undefined> {
  return (
    await db.rows<MessageRow>(CHANGE, [
      id,
      version,
      body,
      segments,
      encoding,
      when.at?.toISOString() ?? null,
      when.despiteQuiet,
      when.reason,
    ])
  )[0];
}

export async function queuePlanned(db: Db, { id, version }: { id: number; version: number }): Promise<MessageRow | undefined> {
  return (await db.rows<MessageRow>(NOW, [id, version]))[0];
}

export async function cancelPlanned(db: Db, id: number, words: string): Promise<MessageRow | undefined> {
  return (await db.rows<MessageRow>(CANCEL, [id, words]))[0];
}

/** Somebody who was erased is written to no more. */
export async function cancelPlannedOf(db: Db, contactId: number): Promise<void> {
  for (const { id } of await db.rows<{ id: number }>(CANCEL_OF_CONTACT, [contactId, 'The contact was erased.']))
    await addPlanEntry(db, id, 'Cancelled, as the contact was erased');
}

export async function movePlanned(db: Db, { id, until, reason }: { id: number; until: Date; reason: string }): Promise<void> {
  await db.rows(MOVE, [id, until.toISOString(), reason]);
  await addPlanEntry(db, id, reason);
}

/** The actor is the member of the transaction; none: the system. */
export async function addPlanEntry(db: Db, messageId: number, what: string): Promise<void> {
  await db.rows('insert into twilio_communications_plan_entry (message_id, actor_id, what) values ($1, $2, $3)', [
    messageId,
    db.memberId,
    what,
  ]);
}

export function planEntries(db: Db, messageIds: readonly number[]): Promise<PlanEntry[]> {
  return db.rows<PlanEntry>(
    'select message_id, at, actor_id, what from twilio_communications_plan_entry where message_id = any ($1::int[]) order by id',
    [messageIds],
  );
}
