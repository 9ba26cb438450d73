import * as z from 'zod';
import { id, line, timestamp } from '../core/primitives';
import { pluginId } from './manifest';
import { releaseRecord } from './release';

/** Only a developer's own machine: `http://localhost:3012`, `http://127.0.0.1:3012`. */
export const loopbackOrigin = z
  .string()
  .regex(/^http:\/\/(?:localhost|127\.0\.0\.1):(?!0)\d{2,5}$/, 'must be http://localhost:<port> or http://127.0.0.1:<port>')
  .refine((origin) => Number(origin.split(':')[2]) <= 65_535, 'must name a port');

/** A ticket that lets one person load one plugin from their own machine. Without `member`: for oneself; for others only by an administrator. */
export const overrideBody = z.strictObject({
  plugin: pluginId,
  origin: loopbackOrigin,
  member: id.optional(),
  hours: z.number().min(0.01).max(8).default(8),
  reason: line(300),
});

export const overrideTicket = z.object({
  id: z.int(),
  plugin: pluginId,
  origin: z.string(),
  member: z.int(),
  member_name: z.string(),
  issued_by: z.string(),
  issued_at: timestamp,
  ends_at: timestamp,
  revoked_at: timestamp.nullable(),
  /** The version that was built last, null before the first build was announced. */
  version: z.string().nullable(),
  reason: z.string(),
});
export type OverrideTicket = z.output<typeof overrideTicket>;

/** `ticket` is shown once; the developer's `butterfly dev` announces its builds with it. */
export const issuedTicket = overrideTicket.extend({ ticket: z.string() });
export type IssuedTicket = z.output<typeof issuedTicket>;

/**
 * A build on the developer's machine, announced after every save. Its files lie at
 * `<origin>/r/<plugin>/<content hash>/<file>`, as in the registry.
 */
export const overrideBuild = z.strictObject({ ticket: z.string().min(20).max(2_000), release: releaseRecord });

/** The override that runs in this session, for the strip on top of the page. */
export const runningOverride = z.object({ origin: z.string(), ends_at: timestamp, ticket: z.int(), plugin: pluginId });
export type RunningOverride = z.output<typeof runningOverride>;
