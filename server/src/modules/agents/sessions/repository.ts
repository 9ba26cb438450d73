import type { AgentTypeId, Cards, HistoryEvent } from '@butterfly/contracts/agents';
import type { Db } from '../../../platform/db/db';

export interface SessionRow {
  readonly id: number;
  readonly session_key: string;
  readonly agent_type: AgentTypeId;
  readonly project_id: number | null;
  readonly ended_at: string | null;
}

export interface HandoffRow {
  readonly from_agent: AgentTypeId;
  readonly to_agent: AgentTypeId;
  readonly reason: string;
  readonly timestamp: string;
}

export interface NewEvent {
  readonly sessionId: number;
  readonly messageId: string | null;
  readonly role: HistoryEvent['role'];
  readonly kind: HistoryEvent['kind'];
  readonly content: string;
  readonly agentType: AgentTypeId;
  readonly isHandoff?: boolean;
  readonly cancelled?: boolean;
  readonly cards?: Cards;
}

/** More than a person scrolls through; older ones stay stored. */
const HISTORY = 200;
const FIELDS = 'id, session_key, agent_type, project_id, ended_at';

export async function insertSession(
  db: Db,
  { key, agentType, projectId }: { key: string; agentType: AgentTypeId; projectId: number | null },
): Promise<void> {
  await db.rows('insert into agents_session (member_id, session_key, agent_type, project_id) values ($1, $2, $3, $4)', [
    db.memberId,
    key,
    agentType,
    projectId,
  ]);
}

/** A session belongs to its member: a colleague's is as unknown as one of another business. */
export async function findSession(db: Db, key: string): Promise<SessionRow | undefined> {
  return (
    await db.rows<SessionRow>(`select ${FIELDS} from agents_session where session_key = $1 and member_id = $2`, [key, db.memberId])
  )[0];
}

export async function newestSession(db: Db): Promise<SessionRow | undefined> {
  return (
    await db.rows<SessionRow>(`select ${FIELDS} from agents_session where member_id = $1 and ended_at is null order by id desc limit 1`, [
      db.memberId,
    ])
  )[0];
}

export async function endSession(db: Db, key: string): Promise<void> {
  await db.rows('update agents_session set ended_at = now() where session_key = $1 and member_id = $2 and ended_at is null', [
    key,
    db.memberId,
  ]);
}

export async function setAgent(db: Db, sessionId: number, agentType: AgentTypeId): Promise<void> {
  await db.rows('update agents_session set agent_type = $2 where id = $1', [sessionId, agentType]);
}

export async function setProject(db: Db, sessionId: number, projectId: number): Promise<void> {
  await db.rows('update agents_session set project_id = $2 where id = $1', [sessionId, projectId]);
}

export async function addEvent(db: Db, event: NewEvent): Promise<void> {
  await db.rows(
    `insert into agents_event (session_id, message_id, role, kind, content, agent_type, is_handoff, cancelled, cards) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      event.sessionId,
      event.messageId,
      event.role,
      event.kind,
      event.content,
      event.agentType,
      event.isHandoff ?? false,
      event.cancelled ?? false,
      JSON.stringify(event.cards ?? {}),
    ],
  );
}

/** The last ones, oldest first. */
export function eventsOf(db: Db, sessionId: number): Promise<HistoryEvent[]> {
  return db.rows<HistoryEvent>(
    `select id, message_id, role, kind, content, agent_type, "isHandoff", cancelled, created_at, cards from (select id, message_id, role, kind, content, agent_type, is_handoff as "isHandoff", cancelled, created_at, cards
       from agents_event where session_id = $1 order by id desc limit ${HISTORY}) as last order by id`,
    [sessionId],
  );
}

export async function addHandoff(
  db: Db,
  handoff: { sessionId: number; messageId: string; from: AgentTypeId; to: AgentTypeId; reason: string },
): Promise<void> {
  const { sessionId, messageId, from, to, reason } = handoff;
  await db.rows('insert into agents_handoff (session_id, message_id, from_agent, to_agent, reason) values ($1, $2, $3, $4, $5)', [
    sessionId,
    messageId,
    from,
    to,
    reason,
  ]);
}

export function handoffsOf(db: Db, sessionId: number): Promise<HandoffRow[]> {
  return db.rows<HandoffRow>(
    `select from_agent, to_agent, reason, created_at as timestamp from (select id, from_agent, to_agent, reason, created_at from agents_handoff where session_id = $1 order by id desc limit ${HISTORY}) as last order by id`,
    [sessionId],
  );
}
