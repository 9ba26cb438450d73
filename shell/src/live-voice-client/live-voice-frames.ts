/** What the other side says, in order; one frame may hold several. */
export type LiveVoiceEvent =
  | { readonly type: 'error'; readonly message: string }
  | { readonly type: 'connection_status'; readonly status: string }
  | { readonly type: 'authentication_success' }
  | { readonly type: 'connection_closed' }
  | { readonly type: 'setup_complete' }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'audio'; readonly data: string }
  | { readonly type: 'interruption' }
  | { readonly type: 'assistant_message_complete'; readonly content: string };

type Loose = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);

const readers: Readonly<Record<string, (frame: Loose) => LiveVoiceEvent>> = {
  error: ({ message, error }) => ({ type: 'error', message: textOf(message) || textOf(error) || 'Unknown error' }),
  connection_status: ({ status }) => ({ type: 'connection_status', status: textOf(status) }),
  authentication_success: () => ({ type: 'authentication_success' }),
  connection_closed: () => ({ type: 'connection_closed' }),
  setup_complete: () => ({ type: 'setup_complete' }),
  interruption: () => ({ type: 'interruption' }),
  assistant_message_complete: ({ content }) => ({ type: 'assistant_message_complete', content: textOf(content) }),
};

/** Null: this is no JSON object. An empty list: it means nothing to this client. */
export function readLiveVoiceFrame(text: string): LiveVoiceEvent[] | null {
  const frame = parsed(text);
  if (!frame) return null;
  const type = textOf(frame['type'])
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (read) return [read(frame)];
  const content = frame['serverContent'] ?? frame['server_content'];
  return [
    ...('setupComplete' in frame || 'setup_complete' in frame ? [{ type: 'setup_complete' } as const] : []),
    ...(isLoose(content) ? contentEvents(content) : []),
  ];
}

/** What was said comes first, then that it was cut off. */
function contentEvents(content: Loose): LiveVoiceEvent[] {
  const turn = content['modelTurn'] ?? content['model_turn'];
  const parts = isLoose(turn) && Array.isArray(turn['parts']) ? turn['parts'].filter(isLoose) : [];
  return [...parts.flatMap(partEvents), ...(content['interrupted'] === true ? [{ type: 'interruption' } as const] : [])];
}

function partEvents(part: Loose): LiveVoiceEvent[] {
  const text = textOf(part['text']);
  const media = part['inlineData'] ?? part['inline_data'];
  const data = isLoose(media) ? textOf(media['data']) : '';
  return [...(text ? [{ type: 'text', text } as const] : []), ...(data ? [{ type: 'audio', data } as const] : [])];
}

function parsed(text: string): Loose | null {
  try {
    const frame: unknown = JSON.parse(text);
    return isLoose(frame) ? frame : null;
  } catch {
    return null;
  }
}
