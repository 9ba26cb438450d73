import type { HistoryEvent } from '@butterfly/contracts/agents';
import { isJsonRecord } from '@butterfly/contracts/json';
import { EVENT_TYPES, type ChatEvent } from './chat-event';

/** What the server tells of a conversation, in either form decision A-23 allows. */
export interface History {
  readonly agentType: string | null;
  readonly events: readonly ChatEvent[];
  readonly runningMessageId: string | null;
}

/** Reads the answer of session/history/: events with their cards where the server has them, role and content otherwise. */
export function readHistory(answer: unknown): History {
  const body = Array.isArray(answer) ? { history: answer } : answer;
  if (!isJsonRecord(body)) return { agentType: null, events: [], runningMessageId: null };
  const kept = Array.isArray(body['events']) ? (body['events'] as readonly HistoryEvent[]).map(fromServer) : [];
  return {
    agentType: typeof body['agent_type'] === 'string' ? body['agent_type'] : null,
    events: kept.length > 0 ? kept : fromEntries(body['history']),
    runningMessageId: typeof body['running_message_id'] === 'string' ? body['running_message_id'] : null,
  };
}

function fromServer({ id, message_id, kind, content, isHandoff, cancelled, created_at, cards, role }: HistoryEvent): ChatEvent {
  const { confirmation } = cards;
  return {
    id: `server:${id}`,
    type: EVENT_TYPES.find((type) => type === kind) ?? (role === 'user' ? 'user' : 'assistant'),
    content,
    timestamp: Date.parse(created_at),
    ...(message_id && { turnId: message_id }),
    ...(isHandoff && { isHandoff }),
    ...(cancelled && { cancelled }),
    ...(cards as Partial<ChatEvent>),
    ...(confirmation && { type: 'confirmation' as const }),
  };
}

function fromEntries(entries: unknown): ChatEvent[] {
  if (!Array.isArray(entries)) return [];
  return entries.filter(isJsonRecord).map(({ role, content }, at) => ({
    id: `history:${at}`,
    type: role === 'user' ? 'user' : 'assistant',
    content: typeof content === 'string' ? content : '',
    timestamp: 0,
  }));
}

/**
 * The server's rows, with what only this browser knows: the cards of a row the server tells without them (trap 11), and
 * rows that were never sent to it (what failed, what was cancelled).
 */
export function mergedEvents(server: readonly ChatEvent[], local: readonly ChatEvent[]): readonly ChatEvent[] {
  const merged = [...server];
  const claimed = new Set<string>();
  // Where the next row of this browser alone belongs: behind the one that stood before it here.
  let place = 0;
  for (const event of local) {
    const at = merged.findIndex((row) => !claimed.has(row.id) && sameRow(row, event));
    const row = merged[at];
    if (row) {
      claimed.add(row.id);
      merged[at] = { ...event, ...row, timestamp: row.timestamp || event.timestamp };
      place = at + 1;
    } else if (event.type === 'error' || event.type === 'system') {
      merged.splice(place, 0, event);
      claimed.add(event.id);
      place += 1;
    }
  }
  return merged;
}

function sameRow(a: ChatEvent, b: ChatEvent): boolean {
  if (a.id === b.id) return true;
  if (a.turnId && b.turnId && a.turnId !== b.turnId) return false;
  // A turn is handed over once; the server may name the agents in other words than this browser.
  if (a.isHandoff && b.isHandoff && a.turnId) return a.turnId === b.turnId;
  return (a.type === 'user') === (b.type === 'user') && a.content === b.content;
}
