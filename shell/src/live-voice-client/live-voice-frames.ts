import { isJsonRecord, parsedJson, type JsonRecord } from '@butterfly/contracts/json';

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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const readers: Readonly<Record<string, (frame: JsonRecord) => LiveVoiceEvent>> = {
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
  const frame = parsedJson(text);
  if (!isJsonRecord(frame)) return null;
  const type = textOf(frame['type'])
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (read) return [read(frame)];
  const content = frame['serverContent'] ?? frame['server_content'];
  return [
    ...('setupComplete' in frame || 'setup_complete' in frame ? [{ type: 'setup_complete' } as const] : []),
    ...(isJsonRecord(content) ? contentEvents(content) : []),
  ];
}

/** What was said comes first, then that it was cut off. */
function contentEvents(content: JsonRecord): LiveVoiceEvent[] {
  const turn = content['modelTurn'] ?? content['model_turn'];
  const parts = isJsonRecord(turn) && Array.isArray(turn['parts']) ? turn['parts'].filter(isJsonRecord) : [];
  return [...parts.flatMap(partEvents), ...(content['interrupted'] === true ? [{ type: 'interruption' } as const] : [])];
}

function partEvents(part: JsonRecord): LiveVoiceEvent[] {
  const text = textOf(part['text']);
  const media = part['inlineData'] ?? part['inline_data'];
  const data = isJsonRecord(media) ? textOf(media['data']) : '';
  return [...(text ? [{ type: 'text', text } as const] : []), ...(data ? [{ type: 'audio', data } as const] : [])];
}
