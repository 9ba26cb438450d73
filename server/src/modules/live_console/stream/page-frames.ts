import { parsedJson } from '@butterfly/contracts/json';
import * as z from 'zod';

/** The two protocols of the pages (decision A-25): `console` is camelCase with upper-case kinds, `voice` snake_case with lower-case types. */
export type Dialect = 'console' | 'voice';

/** What a page wants to be connected to. Where to is not among it: the address is the server's own. */
export interface Hello {
  readonly dialect: Dialect;
  readonly token: string;
  readonly projectId: string;
  readonly modality: 'TEXT' | 'AUDIO';
  readonly instructions: string;
  readonly voice: string;
  /** Null: the configured one. */
  readonly model: string | null;
  readonly resume: string | null;
}

export type PageFrame =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'media'; readonly mimeType: 'audio/pcm;rate=16000' | 'image/jpeg'; readonly data: string }
  | { readonly kind: 'audioEnd' };

const LONGEST_TEXT = 32_000;
const short = z.string().max(8_192);
const words = z.string().trim().min(1).max(LONGEST_TEXT);
const base64 = z
  .string()
  .min(4)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/);
const modalities = z
  .array(z.enum(['TEXT', 'AUDIO']))
  .min(1)
  .max(2);

const consoleHello = z.object({
  type: z.literal('setup'),
  bearerToken: short.default(''),
  projectId: short.default(''),
  responseModalities: modalities.default(['TEXT']),
  systemInstructions: z.string().max(8_000).default(''),
  voice: z.string().max(40).default(''),
  resumeHandle: short.nullish(),
});
const speech = z.object({ voice_config: z.object({ prebuilt_voice_config: z.object({ voice_name: z.string().max(40) }) }) });
const voiceHello = z.object({
  bearer_token: short.default(''),
  project_id: short.default(''),
  config: z
    .object({
      model: z
        .string()
        .regex(/^gemini-[A-Za-z0-9._-]{1,70}$/)
        .optional(),
      response_modalities: modalities.default(['AUDIO']),
      speech_config: speech.optional(),
    })
    .prefault({}),
});

const consoleFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: words }),
  z.object({ type: z.literal('audio'), data: base64 }),
  z.object({ type: z.literal('video'), data: base64 }),
  z.object({ type: z.literal('audioStreamEnd') }),
]);
const turn = z.object({
  parts: z
    .array(z.object({ text: words }))
    .min(1)
    .max(20),
});
const voiceText = z.object({ client_content: z.object({ turns: z.array(turn).min(1).max(20) }) });
const voiceMedia = z.object({
  realtime_input: z.object({
    media_chunks: z
      .array(z.object({ mime_type: z.string().max(60), data: base64 }))
      .min(1)
      .max(10),
  }),
});

/** The first frame of a page says which protocol it speaks. Null: it is neither. */
export function readHello(text: string): Hello | null {
  const frame = parsedJson(text);
  const { data: own } = consoleHello.safeParse(frame);
  if (own) {
    const { bearerToken: token, projectId, systemInstructions: instructions, voice, resumeHandle } = own;
    return {
      dialect: 'console',
      token,
      projectId,
      instructions,
      voice,
      model: null,
      modality: own.responseModalities.includes('AUDIO') ? 'AUDIO' : 'TEXT',
      resume: resumeHandle ?? null,
    };
  }
  const { data: other } =
    typeof frame === 'object' && frame !== null && 'bearer_token' in frame ? voiceHello.safeParse(frame) : { data: undefined };
  if (!other) return null;
  const { model, response_modalities, speech_config } = other.config;
  return {
    dialect: 'voice',
    token: other.bearer_token,
    projectId: other.project_id,
    instructions: '',
    voice: speech_config?.voice_config.prebuilt_voice_config.voice_name ?? '',
    model: model ?? null,
    modality: response_modalities.includes('AUDIO') ? 'AUDIO' : 'TEXT',
    resume: null,
  };
}

/** A later frame, in the protocol of the first. Null: it is none. */
export function readPageFrame(dialect: Dialect, text: string): PageFrame[] | null {
  const frame = parsedJson(text);
  return dialect === 'console' ? consoleFrames(frame) : voiceFrames(frame);
}

function consoleFrames(frame: unknown): PageFrame[] | null {
  const { data } = consoleFrame.safeParse(frame);
  if (!data) return null;
  if (data.type === 'text') return [{ kind: 'text', text: data.text }];
  if (data.type === 'audioStreamEnd') return [{ kind: 'audioEnd' }];
  return [{ kind: 'media', mimeType: data.type === 'audio' ? 'audio/pcm;rate=16000' : 'image/jpeg', data: data.data }];
}

function voiceFrames(frame: unknown): PageFrame[] | null {
  const { data: spoken } = voiceText.safeParse(frame);
  if (spoken) return [{ kind: 'text', text: spoken.client_content.turns.flatMap(({ parts }) => parts.map(({ text }) => text)).join('\n') }];
  const { data: seen } = voiceMedia.safeParse(frame);
  if (!seen) return null;
  const chunks = seen.realtime_input.media_chunks.map(({ mime_type, data }): PageFrame | null => {
    if (mime_type.startsWith('audio/pcm')) return { kind: 'media', mimeType: 'audio/pcm;rate=16000', data };
    return mime_type === 'image/jpeg' ? { kind: 'media', mimeType: 'image/jpeg', data } : null;
  });
  return chunks.includes(null) ? null : chunks.filter((chunk) => chunk !== null);
}
