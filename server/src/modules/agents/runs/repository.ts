import type { AgentResponse } from '@butterfly/contracts/agents';
import type { Db } from '../../../platform/db/db';

export interface RunRow {
  readonly id: number;
  readonly status: 'running' | 'done' | 'failed' | 'cancelled';
  readonly cancel_requested: boolean;
  readonly response: AgentResponse | null;
  readonly error_code: string | null;
}

/** A process that dies leaves its runs behind; after this long they count as failed. */
const LOST_AFTER = '3 minutes';
const FIELDS = 'id, status, cancel_requested, response, error_code';

/** Undefined: this message has a run, or another message of the conversation is being answered. */
export async function insertRun(db: Db, sessionId: number, messageId: string): Promise<RunRow | undefined> {
  return (
    await db.rows<RunRow>(`insert into agents_run (session_id, message_id) values ($1, $2) on conflict do nothing returning ${FIELDS}`, [
      sessionId,
      messageId,
    ])
  )[0];
}

export async function findRun(db: Db, sessionId: number, messageId: string): Promise<RunRow | undefined> {
  return (await db.rows<RunRow>(`select ${FIELDS} from agents_run where session_id = $1 and message_id = $2`, [sessionId, messageId]))[0];
}

export async function runningMessage(db: Db, sessionId: number): Promise<string | undefined> {
  return (
    await db.rows<{ message_id: string }>(`select message_id from agents_run where session_id = $1 and status = 'running'`, [sessionId])
  )[0]?.message_id;
}

/** Gives up what a dead process has left behind, so that the conversation can go on. */
export async function giveUpLost(db: Db, sessionId: number): Promise<void> {
  await db.rows(
    `update agents_run set status = 'failed', error_code = 'agents.model_failed', finished_at = now()
     where session_id = $1 and status = 'running' and started_at < now() - interval '${LOST_AFTER}'`,
    [sessionId],
  );
}

/** Ends a run, once. Undefined: it has ended already. Tells whether its person has asked to stop it. */
export async function lockRunning(db: Db, id: number): Promise<RunRow | undefined> {
  return (await db.rows<RunRow>(`select ${FIELDS} from agents_run where id = $1 and status = 'running' for update`, [id]))[0];
}

export async function finishRun(
  db: Db,
  id: number,
  { status, response, errorCode }: { status: 'done' | 'failed' | 'cancelled'; response: AgentResponse | null; errorCode: string | null },
): Promise<void> {
  await db.rows('update agents_run set status = $2, response = $3, error_code = $4, finished_at = now() where id = $1', [
    id,
    status,
    response === null ? null : JSON.stringify(response),
    errorCode,
  ]);
}

/** Answers the id of the run that was asked to stop. */
export async function requestCancel(db: Db, sessionId: number, messageId: string | null): Promise<number | undefined> {
  const rows = await db.rows<{ id: number }>(
    `update agents_run set cancel_requested = true where session_id = $1 and status = 'running' and ($2::uuid is null or message_id = $2::uuid) returning id`,
    [sessionId, messageId],
  );
  return rows[0]?.id;
}
