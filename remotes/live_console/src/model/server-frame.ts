/** What the server says, whatever its spelling. */
export type ServerEvent =
  | { readonly kind: 'setupComplete' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'userText'; readonly text: string }
  | { readonly kind: 'audio'; readonly data: string }
  | { readonly kind: 'complete' }
  | { readonly kind: 'interruption' }
  | { readonly kind: 'error'; readonly message: string; readonly isFinal: boolean }
  | { readonly kind: 'goAway'; readonly leftMs: number }
  | { readonly kind: 'resumption'; readonly handle: string }
  | { readonly kind: 'unreadable' };

type Loose = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const readers: Readonly<Record<string, (frame: Loose) => ServerEvent | null>> = {
  SETUP_COMPLETE: () => ({ kind: 'setupComplete' }),
  TEXT: ({ text }) => (textOf(text) ? { kind: 'text', text: textOf(text) } : null),
  USER_TRANSCRIPT: ({ text }) => (textOf(text) ? { kind: 'userText', text: textOf(text) } : null),
  AUDIO: ({ data }) => (textOf(data) ? { kind: 'audio', data: textOf(data) } : null),
  ASSISTANT_MESSAGE_COMPLETE: () => ({ kind: 'complete' }),
  INTERRUPTION: () => ({ kind: 'interruption' }),
  ERROR: ({ message, retryable }) => ({ kind: 'error', message: textOf(message) || 'something went wrong', isFinal: retryable === false }),
  GO_AWAY: ({ timeLeftMs }) => ({ kind: 'goAway', leftMs: typeof timeLeftMs === 'number' && timeLeftMs > 0 ? timeLeftMs : 0 }),
  SESSION_RESUMPTION: ({ handle }) => (textOf(handle) ? { kind: 'resumption', handle: textOf(handle) } : null),
};

/** Null: a kind that this version does not know; it means nothing to it. */
export function readServerFrame(text: string): ServerEvent | null {
  const frame = parsed(text);
  if (!frame) return { kind: 'unreadable' };
  return readers[spelled(textOf(frame['type']))]?.(frame) ?? null;
}

/** `setupComplete`, `setup complete` and `SETUP_COMPLETE` are one kind. */
function spelled(kind: string): string {
  return kind
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toUpperCase();
}

function parsed(text: string): Loose | null {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null && !Array.isArray(frame) ? (frame as Loose) : null;
  } catch {
    return null;
  }
}
