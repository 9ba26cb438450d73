import * as z from 'zod';
import { line, timestamp } from '../core/primitives';
import { releasableId } from './release';

/** A team's ed25519 public key, SPKI in base64. Once a plugin has one, its releases must be signed. */
export const teamKeyBody = z.strictObject({
  id: releasableId,
  name: line(80),
  public_key: z.string().regex(/^[A-Za-z0-9+/=]{40,200}$/),
  reason: line(300),
});
export const teamKey = z.object({
  key: z.int(),
  id: releasableId,
  name: z.string(),
  public_key: z.string(),
  added_at: timestamp,
  revoked_at: timestamp.nullable(),
});
export type TeamKey = z.output<typeof teamKey>;

export const deployRight = z.enum(['publish', 'promote']);
/** A token for the build server of one team. */
export const deployTokenBody = z.strictObject({
  name: line(80),
  plugins: z.array(releasableId).min(1).max(100),
  rights: z.array(deployRight).min(1).max(2),
  reason: line(300),
});
export const deployTokenRow = z.object({
  token: z.int(),
  name: z.string(),
  plugins: z.array(z.string()),
  rights: z.array(deployRight),
  created_at: timestamp,
  revoked_at: timestamp.nullable(),
});
/** `secret` is shown once and kept hashed. */
export const issuedDeployToken = deployTokenRow.extend({ secret: z.string() });

export const endBody = z.strictObject({ reason: line(300) });
