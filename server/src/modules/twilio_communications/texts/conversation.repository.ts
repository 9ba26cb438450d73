import type { ConversationPatch, ConversationQuery, OptState } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import { likePattern } from '../../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../../platform/records/filter';

export interface ConversationRow {
  readonly id: number;
  readonly phone_e164: string;
  readonly contact_id: number | null;
  readonly project_id: number | null;
  readonly assignee_id: number | null;
  readonly unread: number;
  readonly opt_state: OptState;
  readonly flagged: boolean;
  readonly last_at: string;
  readonly last_text: string;
  readonly last_direction: 'in' | 'out' | '';
}

const FIELDS = 'id, phone_e164, contact_id, project_id, assignee_id, unread, opt_state, flagged, last_at, last_text, last_direction';
/** Beside those of one member. */
const SHOWN: Readonly<Record<Exclude<ConversationQuery['show'], 'mine'>, string>> = {
  all: 'true',
  unread: 'unread > 0',
  flagged: 'flagged',
  planned: `id in (select conversation_id from twilio_communications_message where status = 'planned')`,
};
const FIND = `select ${FIELDS} from twilio_communications_conversation where id = $1`;
const OPEN = `insert into twilio_communications_conversation (phone_e164, contact_id, project_id, opt_state, created_by_id) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, phone_e164) do update set contact_id = coalesce(twilio_communications_conversation.contact_id, excluded.contact_id), project_id = coalesce(twilio_communications_conversation.project_id, excluded.project_id)
  returning ${FIELDS}`;
const PATCH = `update twilio_communications_conversation set unread = case when $2 then 0 else unread end,
    assignee_id = case when $3 then $4::int else assignee_id end, project_id = case when $5 then $6::int else project_id end, contact_id = case when $7 then $8::int else contact_id end,
    opt_state = coalesce($9, opt_state), flagged = case when $10 then false else flagged end
  where id = $1 returning ${FIELDS}`;
const TOUCH = `update twilio_communications_conversation set last_at = now(), last_text = $2, last_direction = $3, unread = case when $3 = 'in' then unread + 1 else unread end, flagged = flagged or $4,
    opt_state = coalesce($5, opt_state) where id = $1 returning ${FIELDS}`;

export interface Search {
  readonly text: string;
  readonly contactIds: readonly number[];
}

/** Without words or a choice there is no condition for them, so that the database sees which of its indexes fits. */
function conversationFilter({ show }: ConversationQuery, { text, contactIds }: Search, memberId: number | null): Filter {
  const { where, values, searched } = new FilterBuilder([show === 'mine' ? 'true' : SHOWN[show]])
    .add((at) => `assignee_id = ${at}::int`, show === 'mine' ? memberId : undefined)
    .build();
  if (!text) return { where, values, searched };
  const [words, people] = [`$${values.length + 1}::text`, `$${values.length + 2}::int[]`];
  return {
    where: `${where} and (phone_e164 like ${words} or last_text ilike ${words} or contact_id = any (${people}))`,
    values: [...values, likePattern(text), contactIds],
    searched,
  };
}

export function conversationPage(db: Db, query: ConversationQuery, { text, contactIds }: Search): Promise<CountedPage<ConversationRow>> {
  const filter = conversationFilter(query, { text, contactIds }, db.memberId);
  return countedPage<ConversationRow>(db, {
    table: 'twilio_communications_conversation',
    columns: FIELDS,
    filter,
    order: 'last_at desc, id desc',
    query,
  });
}

export async function findConversation(db: Db, id: number): Promise<ConversationRow | undefined> {
  return (await db.rows<ConversationRow>(FIND, [id]))[0];
}

export async function openConversation(
  db: Db,
  {
    phone,
    contactId,
    projectId,
    optState = 'unknown',
  }: { phone: string; contactId: number | null; projectId: number | null; optState?: OptState },
): Promise<ConversationRow> {
  const [row] = await db.rows<ConversationRow>(OPEN, [phone, contactId, projectId, optState, db.memberId]);
  if (!row) throw new Error('The conversation was not written.');
  return row;
}

export async function patchConversation(db: Db, id: number, patch: ConversationPatch): Promise<ConversationRow | undefined> {
  const has = (name: keyof ConversationPatch) => patch[name] !== undefined;
  const values = [
    has('read'),
    has('assignee_id'),
    patch.assignee_id ?? null,
    has('project_id'),
    patch.project_id ?? null,
    has('contact_id'),
    patch.contact_id ?? null,
    patch.opt_state ?? null,
    has('flagged'),
  ];
  return (await db.rows<ConversationRow>(PATCH, [id, ...values]))[0];
}

/** What has come last, as the list shows it. */
export async function touchConversation(
  db: Db,
  {
    id,
    text,
    direction,
    flag = false,
    optState = null,
  }: { id: number; text: string; direction: 'in' | 'out'; flag?: boolean; optState?: OptState | null },
): Promise<void> {
  await db.rows(TOUCH, [id, text.slice(0, 200), direction, flag, optState]);
}

/** Which of these numbers have said something about texts themselves. */
export async function optStatesOf(db: Db, phones: readonly string[]): Promise<ReadonlyMap<string, OptState>> {
  const rows = await db.rows<{ phone_e164: string; opt_state: OptState }>(
    'select phone_e164, opt_state from twilio_communications_conversation where phone_e164 = any ($1::text[])',
    [phones],
  );
  return new Map(rows.map(({ phone_e164, opt_state }) => [phone_e164, opt_state]));
}

export async function setOptState(db: Db, id: number, state: OptState): Promise<void> {
  await db.rows('update twilio_communications_conversation set opt_state = $2 where id = $1', [id, state]);
}

/** A merged contact's conversations go to who has survived; an erased one's lose the name. */
export async function moveConversations(db: Db, { from, to }: { from: number; to: number | null }): Promise<void> {
  await db.rows('update twilio_communications_conversation set contact_id = $2::int where contact_id = $1', [from, to]);
}
