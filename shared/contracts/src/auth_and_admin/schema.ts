import * as z from 'zod';
import { id, timestamp, visible, withoutTurns } from '../core/primitives';

/** Who is signed in. */
export const user = z.object({ id, username: z.string(), email: z.string() });
export type User = z.output<typeof user>;

const email = z
  .string()
  .overwrite(withoutTurns)
  .trim()
  .min(3)
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address');

export const credentials = z.object({ email, password: z.string().min(1, 'must not be empty').max(200) });
export const resetRequest = z.object({ email });

/** At least ten characters that are not all blank; long sentences are welcome. */
export const newPassword = z.string().min(10, 'must have at least 10 characters').max(200).regex(visible, 'must not be blank');
export const resetConfirmation = z.object({
  /** The two parts of the link in the mail. */
  uid: z.string().min(1).max(64),
  token: z.string().min(1).max(200),
  new_password: newPassword,
});

/** One place where the member is signed in. */
export const sessionRow = z.object({
  id,
  /** The session that asks. */
  current: z.boolean(),
  created_at: timestamp,
  last_seen_at: timestamp,
  expires_at: timestamp,
  ip: z.string(),
  user_agent: z.string(),
});
export type SessionRow = z.output<typeof sessionRow>;

/** A business the member belongs to. */
export const tenantChoice = z.object({ id, name: z.string(), slug: z.string(), current: z.boolean() });

/** A mail of the business; `kept`: no mail server is configured. */
export const keptMail = z.object({
  id,
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  state: z.enum(['kept', 'queued', 'sent', 'failed']),
  created_at: timestamp,
});
