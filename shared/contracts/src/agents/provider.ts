import * as z from 'zod';
import { timestamp } from '../core/primitives';

const model = z
  .string()
  .trim()
  .max(120)
  .regex(/^[\w.:/@-]*$/, 'must be the name of a model');
const models = { chat_model: model.nullable(), speech_model: model.nullable(), transcription_model: model.nullable() };

/** An OpenAI-compatible service. The key is kept encrypted and never answered; `null` models are not used. */
export const providerSettings = z.object({
  source: z.enum(['none', 'environment', 'business']),
  base_url: z.string().nullable(),
  key_set: z.boolean(),
  ...models,
  updated_at: timestamp.nullable(),
});
/** `api_key`: absent keeps the kept one, null forgets it. `base_url` null goes back to what the server has. */
export const saveProviderBody = z.object({
  base_url: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
  api_key: z.string().min(1).max(500).nullable().optional(),
  ...models,
});
export type SaveProviderBody = z.output<typeof saveProviderBody>;
