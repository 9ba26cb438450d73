import { STORAGE_KEYS } from './storage-keys';

export interface StoredSession {
  readonly sessionId: string;
  readonly agentType: string;
}

export const DEFAULT_AGENT_TYPE = 'orchestrator_agent';

/** The session as this browser remembers it between pages. */
export interface SessionMemory {
  /** The active session, or null. */
  read(): StoredSession | null;
  started(session: StoredSession): void;
  agentChanged(from: string, to: string): void;
  ended(): void;
  /** The agent type the next session is to begin with; null for the orchestrator's choice. */
  selected(): string | null;
  select(agentType: string): void;
}

export function createSessionMemory(storage: Storage = window.localStorage): SessionMemory {
  const keys = STORAGE_KEYS;
  return {
    read: () => {
      const sessionId = storage.getItem(keys.sessionId);
      if (!sessionId || storage.getItem(keys.isActive) !== 'true') return null;
      return { sessionId, agentType: storage.getItem(keys.agentType) ?? DEFAULT_AGENT_TYPE };
    },
    started: ({ sessionId, agentType }) => {
      storage.setItem(keys.sessionId, sessionId);
      storage.setItem(keys.agentType, agentType);
      storage.setItem(keys.selectedAgentType, agentType);
      storage.setItem(keys.isActive, 'true');
      storage.removeItem(keys.previousAgentType);
    },
    agentChanged: (from, to) => {
      if (from === to) return;
      storage.setItem(keys.previousAgentType, from);
      storage.setItem(keys.agentType, to);
    },
    ended: () => [keys.sessionId, keys.agentType, keys.previousAgentType, keys.isActive].forEach((key) => storage.removeItem(key)),
    selected: () => storage.getItem(keys.selectedAgentType),
    select: (agentType) => storage.setItem(keys.selectedAgentType, agentType),
  };
}
