import { EVENT_TYPES, type ChatEvent } from '../chat/chat-event';
import { isJsonRecord } from '@butterfly/contracts/json';

/** What the rows hold at most; older ones are still on the server. */
export const KEPT_EVENTS = 200;

export interface Conversation {
  readonly v: 1;
  /** Grows with every Start, Clear and End: a save of an older one is late and does not count (trap 12). */
  readonly generation: number;
  readonly sessionId: string;
  readonly events: readonly ChatEvent[];
}

export interface ConversationMemory {
  read(): Conversation | null;
  /** Writes unless a newer generation is there. */
  write(conversation: Omit<Conversation, 'v'>): void;
  forget(): void;
}

export function createConversationMemory(key: string, storage: Storage = window.localStorage): ConversationMemory {
  const read = () => conversationIn(storage.getItem(key));
  return {
    read,
    write: ({ generation, sessionId, events }) => {
      if ((read()?.generation ?? 0) > generation) return;
      writeWhatFits(storage, key, {
        v: 1,
        generation,
        sessionId,
        events: events
          .filter(({ isStreaming }) => !isStreaming)
          .map(withoutBulk)
          .slice(-KEPT_EVENTS),
      });
    },
    forget: () => storage.removeItem(key),
  };
}

/** A full storage costs the oldest rows, never the page. */
function writeWhatFits(storage: Storage, key: string, conversation: Conversation): void {
  try {
    storage.setItem(key, JSON.stringify(conversation));
  } catch (error) {
    if (conversation.events.length === 0) return console.warn('[assistant] the conversation could not be kept in this browser', error);
    writeWhatFits(storage, key, { ...conversation, events: conversation.events.slice(Math.ceil(conversation.events.length / 2)) });
  }
}

/** Pictures that are their own address fill a storage of 5 MB with a handful of rows. */
function withoutBulk(event: ChatEvent): ChatEvent {
  if (!event.imageData?.url.startsWith('data:')) return event;
  const { imageData: _, ...rest } = event;
  return rest;
}

function conversationIn(text: string | null): Conversation | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (
      !isJsonRecord(value) ||
      value['v'] !== 1 ||
      typeof value['generation'] !== 'number' ||
      typeof value['sessionId'] !== 'string' ||
      !Array.isArray(value['events'])
    )
      return null;
    return { v: 1, generation: value['generation'], sessionId: value['sessionId'], events: value['events'].filter(isChatEvent) };
  } catch {
    return null;
  }
}

function isChatEvent(value: unknown): value is ChatEvent {
  return (
    isJsonRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['content'] === 'string' &&
    EVENT_TYPES.some((type) => type === value['type'])
  );
}
