import { randomUUID } from 'node:crypto';
import { DEFAULT_AGENT, type AgentTypeId, type HistoryEvent } from '@butterfly/contracts/agents';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { runningMessage } from '../runs/repository';
import { settleCutOff } from '../tools/cut-off';
import { requireSession } from './require-session';
import { eventsOf, handoffsOf, insertSession, newestSession, type HandoffRow } from './repository';

export interface History {
  readonly session_id: string | null;
  readonly agent_type: AgentTypeId;
  readonly active: boolean;
  readonly project_id: number | null;
  readonly history: { role: string; content: string }[];
  readonly events: HistoryEvent[];
  readonly running_message_id: string | null;
}

const NONE: History = {
  session_id: null,
  agent_type: DEFAULT_AGENT,
  active: false,
  project_id: null,
  history: [],
  events: [],
  running_message_id: null,
};

/** Conversations: each belongs to one member of one business. */
export class SessionService {
  constructor(private readonly api: Platform['api']) {}

  async start(db: Db, { projectId, agentType }: { projectId: number | null; agentType: AgentTypeId }) {
    if (projectId !== null && !(await this.api('tenant_crm').projectExists(db, projectId))) throw new AppError('not_found');
    const key = randomUUID();
    await insertSession(db, { key, agentType, projectId });
    return { session_id: key, agent_type: agentType, history: [] };
  }

  /** Without a key: the newest conversation that has not ended, or none. */
  async history(db: Db, key: string | undefined): Promise<History> {
    const session = key === undefined ? await newestSession(db) : await requireSession(db, key);
    if (!session) return NONE;
    await settleCutOff(db, { sessionId: session.id });
    const events = await eventsOf(db, session.id);
    return {
      session_id: session.session_key,
      agent_type: session.agent_type,
      active: session.ended_at === null,
      project_id: session.project_id,
      events,
      history: events.filter(({ role }) => role !== 'system').map(({ role, content }) => ({ role, content })),
      running_message_id: (await runningMessage(db, session.id)) ?? null,
    };
  }

  async handoffs(db: Db, key: string | undefined): Promise<{ session_id: string | null; handoffs: HandoffRow[] }> {
    const session = key === undefined ? await newestSession(db) : await requireSession(db, key);
    return { session_id: session?.session_key ?? null, handoffs: session ? await handoffsOf(db, session.id) : [] };
  }
}
