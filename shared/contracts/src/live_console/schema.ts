import * as z from 'zod';

/** Voices of the console; the assistant's are others (decision A-25). */
export const VOICES = ['Puck', 'Charon', 'Kore', 'Fenrir', 'Aoede'] as const;
export const consoleVoice = z.enum(VOICES);
export type ConsoleVoice = z.output<typeof consoleVoice>;

/** Id of a cloud project; older ones have a domain in front: `example.com:studio`. */
export const projectId = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9.:-]{2,98}[a-z0-9]$/, 'must be the id of a cloud project');

/** Region of the live service; it becomes part of a host name. */
export const liveRegion = z
  .string()
  .trim()
  .regex(/^[a-z]{2,20}-[a-z]{2,20}\d{1,2}$/, 'must be a region such as us-central1');

export const userSettings = z.object({ preferred_voice: consoleVoice, enable_audio_output: z.boolean(), enable_text_output: z.boolean() });
export type UserSettings = z.output<typeof userSettings>;
export const userSettingsPatch = z.strictObject({
  preferred_voice: consoleVoice.optional(),
  enable_audio_output: z.boolean().optional(),
  enable_text_output: z.boolean().optional(),
});
export type UserSettingsPatch = z.output<typeof userSettingsPatch>;

/** What the console needs before it connects. Keys are always there; null where nothing is configured. */
export const consoleConfig = z.object({
  /** Null: `/ws/live-console/` of the same host. */
  websocketUrl: z.string().nullable(),
  projectId: z.string().nullable(),
  systemInstructions: z.string(),
  defaultVoice: consoleVoice,
  availableVoices: z.array(consoleVoice),
  userSettings,
  /** The person may set up how the business reaches the live service. */
  canConfigure: z.boolean(),
});
export type ConsoleConfig = z.output<typeof consoleConfig>;

/**
 * `ok`: the token is a ticket of ours, good for minutes and for this member's socket only; the service's own token never
 * leaves the server. `manual_required`: nothing is configured, the person enters a token that lives in the page's memory.
 */
export const bearerToken = z.object({
  bearer_token: z.string().nullable(),
  project_id: z.string().nullable(),
  status: z.enum(['ok', 'manual_required']),
  message: z.string(),
});
export type BearerToken = z.output<typeof bearerToken>;

/** How the business reaches the live service. The credential itself is never shown again. */
export const liveConnection = z.object({
  project_id: z.string(),
  /** Empty: `default_region`. */
  region: z.string(),
  /** The one of this server. */
  default_region: z.string(),
  system_instructions: z.string(),
  credential: z.enum(['none', 'service_account', 'bearer_token']),
  /** Whose key it is, for an administrator who wonders. */
  credential_name: z.string(),
  version: z.int(),
});
export type LiveConnection = z.output<typeof liveConnection>;

export const saveConnection = z.strictObject({
  project_id: projectId.or(z.literal('')),
  /** Left out: as it is. Empty: the one of this server. */
  region: liveRegion.or(z.literal('')).optional(),
  system_instructions: z.string().trim().max(8_000),
  /** The key file of a service account (JSON) or a bearer token. Left out: as it is. Null: taken away. */
  credential: z.string().trim().min(1).max(8_000).nullable().optional(),
});
export type SaveConnection = z.output<typeof saveConnection>;

/** What became of a try to reach the live service; `message` says in words why it failed. */
export const connectionTest = z.object({ ok: z.boolean(), message: z.string() });
export type ConnectionTest = z.output<typeof connectionTest>;
