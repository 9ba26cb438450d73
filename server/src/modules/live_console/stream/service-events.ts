import { isJsonRecord, parsedJson, type JsonRecord } from '@butterfly/contracts/json';

/** What the live service says, without its spelling. One frame may hold several. */
export type ServiceEvent =
  | { readonly kind: 'ready' }
  /** `spoken`: the words of a voice answer, not a text answer. */
  | { readonly kind: 'text'; readonly text: string; readonly spoken: boolean }
  | { readonly kind: 'audio'; readonly data: string; readonly mimeType: string }
  | { readonly kind: 'heard'; readonly text: string }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'complete' }
  | { readonly kind: 'going'; readonly leftMs: number }
  | { readonly kind: 'resumption'; readonly handle: string };

/**
 * Reads a frame of the service. Both spellings are accepted (`setupComplete`, `setup_complete`); contents come before the
 * interruption and the end of a turn, since one frame may hold all three. Null: it is no frame.
 */
export function readServiceFrame(text: string): ServiceEvent[] | null {
  const frame = parsedJson(text);
  if (!isJsonRecord(frame)) return null;
  const content = part(frame, 'serverContent');
  return [
    ...(part(frame, 'setupComplete') ? [{ kind: 'ready' } as const] : []),
    ...(content ? contentEvents(content) : []),
    ...goingOf(part(frame, 'goAway')),
    ...resumptionOf(part(frame, 'sessionResumptionUpdate')),
  ];
}

function contentEvents(content: JsonRecord): ServiceEvent[] {
  const turn = part(content, 'modelTurn');
  const parts = turn && Array.isArray(turn['parts']) ? turn['parts'] : [];
  return [
    ...transcript(part(content, 'inputTranscription'), (text) => ({ kind: 'heard', text })),
    ...parts.flatMap((one) => (isJsonRecord(one) ? partEvents(one) : [])),
    ...transcript(part(content, 'outputTranscription'), (text) => ({ kind: 'text', text, spoken: true })),
    ...(value(content, 'interrupted') === true ? [{ kind: 'interrupted' } as const] : []),
    ...(value(content, 'turnComplete') === true ? [{ kind: 'complete' } as const] : []),
  ];
}

function partEvents(one: JsonRecord): ServiceEvent[] {
  const text = one['text'];
  const media = part(one, 'inlineData');
  const data = media?.['data'];
  const mimeType = media ? value(media, 'mimeType') : undefined;
  return [
    ...(typeof text === 'string' && text !== '' && one['thought'] !== true ? [{ kind: 'text', text, spoken: false } as const] : []),
    ...(typeof data === 'string' && (typeof mimeType !== 'string' || mimeType.startsWith('audio/'))
      ? [{ kind: 'audio', data, mimeType: typeof mimeType === 'string' ? mimeType : 'audio/pcm;rate=24000' } as const]
      : []),
  ];
}

function transcript(transcription: JsonRecord | null, make: (text: string) => ServiceEvent): ServiceEvent[] {
  const text = transcription?.['text'];
  return typeof text === 'string' && text !== '' ? [make(text)] : [];
}

function goingOf(goAway: JsonRecord | null): ServiceEvent[] {
  if (!goAway) return [];
  const seconds = Number(/^([\d.]+)s$/.exec(String(value(goAway, 'timeLeft')))?.[1] ?? 0);
  return [{ kind: 'going', leftMs: Math.round(seconds * 1_000) }];
}

function resumptionOf(update: JsonRecord | null): ServiceEvent[] {
  const handle = update ? value(update, 'newHandle') : undefined;
  return update && typeof handle === 'string' && handle !== '' && update['resumable'] === true ? [{ kind: 'resumption', handle }] : [];
}

/** A value under its camelCase or its snake_case name. */
function value(frame: JsonRecord, name: string): unknown {
  return frame[name] ?? frame[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
}

function part(frame: JsonRecord, name: string): JsonRecord | null {
  const found = value(frame, name);
  return isJsonRecord(found) ? found : null;
}
