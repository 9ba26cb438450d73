import { MOST_MESSAGES } from './limits';

export type MessageType = 'user' | 'assistant' | 'system';

export interface ConsoleMessage {
  readonly id: string;
  readonly type: MessageType;
  readonly content: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** More of it may come. */
  readonly isOpen: boolean;
  readonly wasInterrupted: boolean;
}

type Log = readonly ConsoleMessage[];
interface Said {
  readonly type: MessageType;
  readonly text: string;
  readonly at: string;
}

export function addMessage(log: Log, { type, text, at }: Said, isOpen = false): Log {
  const nth = Number(log.at(-1)?.id ?? 0) + 1;
  return [...log, { id: String(nth), type, content: text, timestamp: at, isOpen, wasInterrupted: false }].slice(-MOST_MESSAGES);
}

/** A part of an answer or of a transcript goes to the message that is still open; what the other side says closes it. */
export function appendTo(log: Log, part: Said): Log {
  const open = log.findLastIndex(({ type, isOpen }) => isOpen && type === part.type);
  const other = part.type === 'user' ? 'assistant' : 'user';
  if (open >= 0)
    return closed(
      log.map((one, at) => (at === open ? { ...one, content: one.content + part.text } : one)),
      other,
    );
  return addMessage(closed(log, other), part, true);
}

export function endTurn(log: Log): Log {
  return log.some(({ isOpen }) => isOpen) ? log.map((one) => (one.isOpen ? { ...one, isOpen: false } : one)) : log;
}

export function interruptTurn(log: Log): Log {
  return log.map((one) => (one.isOpen && one.type === 'assistant' ? { ...one, isOpen: false, wasInterrupted: true } : one));
}

function closed(log: Log, type: MessageType): Log {
  return log.map((one) => (one.isOpen && one.type === type ? { ...one, isOpen: false } : one));
}
