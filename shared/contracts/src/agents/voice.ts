import * as z from 'zod';

export const VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const;
export const DEFAULT_VOICE = 'alloy';
export const SPEECH_RATE = { min: 0.25, max: 2, step: 0.25, normal: 1 } as const;
/** Audio up to this size holds no speech; the browser does not send it. */
export const MIN_AUDIO_BYTES = 1_024;
/** A minute at 128 kbit/s is one megabyte; a WAV of a minute is five. */
export const MAX_AUDIO_BYTES = 12_000_000;

export const voicePreference = z.object({
  voice: z.enum(VOICES).default(DEFAULT_VOICE),
  voice_enabled: z.boolean().default(true),
  speech_rate: z.number().min(SPEECH_RATE.min).max(SPEECH_RATE.max).multipleOf(SPEECH_RATE.step).default(SPEECH_RATE.normal),
});
export type VoicePreference = z.output<typeof voicePreference>;

/** Multipart: the part `audio` is the recording, every other part a text. */
export const voiceForm = z.custom<FormData>((value) => value instanceof FormData, 'must be form data');
export const transcription = z.object({ transcript: z.string() });
