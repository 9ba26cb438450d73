import type { Confirmation } from '@butterfly/contracts/agents';
import type { Db } from '../../../platform/db/db';

export interface ConfirmationRow {
  readonly id: number;
  readonly tool: string;
  readonly call: Readonly<Record<string, unknown>>;
  readonly status: 'waiting' | 'running' | 'done' | 'declined' | 'failed' | 'cut_off';
  readonly message: string;
  readonly navigation_url: string | null;
  readonly expires_at: string;
}

/** Several times as long as it takes to say it again. */
const LEASE = "now() + interval '10 seconds'";
export const RENEW_MS = 3_000;
const FIELDS = 'id, tool, call, status, message, navigation_url, expires_at';

export async function insertConfirmation(
  db: Db,
  { sessionId, card, call }: { sessionId: number; card: Confirmation; call: object },
): Promise<void> {
  await db.rows(
    'insert into agents_confirmation (member_id, session_id, token, tool, call, card, expires_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [db.memberId, sessionId, card.token, card.tool, JSON.stringify(call), JSON.stringify(card), card.expires_at],
  );
}

export async function findConfirmation(db: Db, token: string): Promise<ConfirmationRow | undefined> {
  return (
    await db.rows<ConfirmationRow>(`select ${FIELDS} from agents_confirmation where member_id = $1 and token = $2`, [db.memberId, token])
  )[0];
}

/** Takes an action that waits. Undefined: somebody else has taken it. */
export async function takeConfirmation(db: Db, id: number, status: 'running' | 'declined'): Promise<ConfirmationRow | undefined> {
  return (
    await db.rows<ConfirmationRow>(
      `update agents_confirmation set status = $2, lease_until = ${LEASE} where id = $1 and status = 'waiting' returning ${FIELDS}`,
      [id, status],
    )
  )[0];
}

/** Says that it is still being carried out. */
export async function renewLease(db: Db, id: number): Promise<void> {
  await db.rows(`update agents_confirmation set lease_until = ${LEASE} where id = $1 and status = 'running'`, [id]);
}

/** What nobody carries out any more, of one conversation or one action: its process died in the middle of it. */
export function giveUpCutOff(
  db: Db,
  { sessionId = null, token = null, message }: { sessionId?: number | null; token?: string | null; message: string },
): Promise<{ token: string }[]> {
  return db.rows<{ token: string }>(
    `update agents_confirmation set status = 'cut_off', message = $3
     where member_id = $4 and status = 'running' and lease_until < now() and ($1::int is null or session_id = $1::int) and ($2::text is null or token = $2::text) returning token`,
    [sessionId, token, message, db.memberId],
  );
}

export async function settleConfirmation(
  db: Db,
  id: number,
  { status, message, navigationUrl }: { status: 'done' | 'failed'; message: string; navigationUrl: string | null },
): Promise<void> {
  await db.rows('update agents_confirmation set status = $2, message = $3, navigation_url = $4 where id = $1', [
    id,
    status,
    message,
    navigationUrl,
  ]);
}

/** The card in the conversation shows how it ended, also after a reload. */
export async function markCard(db: Db, token: string, status: Confirmation['status']): Promise<void> {
  await db.rows(
    `update agents_event set cards = jsonb_set(cards, '{confirmation,status}', to_jsonb($2::text))
     where id in (select e.id from agents_event e join agents_confirmation c on c.session_id = e.session_id where c.token = $1 and e.cards -> 'confirmation' ->> 'token' = $1)`,
    [token, status],
  );
  await db.rows(
    `update agents_event set cards = jsonb_set(cards, '{moreConfirmations}', (
       select jsonb_agg(case when one ->> 'token' = $1 then jsonb_set(one, '{status}', to_jsonb($2::text)) else one end order by place)
       from jsonb_array_elements(cards -> 'moreConfirmations') with ordinality as more(one, place)))
     where id in (select e.id from agents_event e join agents_confirmation c on c.session_id = e.session_id
       where c.token = $1 and e.cards -> 'moreConfirmations' @> jsonb_build_array(jsonb_build_object('token', $1::text)))`,
    [token, status],
  );
}
