import * as z from 'zod';
import { pluginId } from './manifest';

/** How loading the code of a plugin ended; `crash`: it loaded and threw while it was drawn. */
export const loadOutcome = z.enum(['ok', 'load', 'timeout', 'integrity', 'crash']);
export type LoadOutcome = z.output<typeof loadOutcome>;

/**
 * One load. `weight` is 10 where only every tenth good load is told (`remote.sample` says which); failures weigh 1 and
 * are all told. Times are clamped to a minute.
 */
export const loadEntry = z.strictObject({
  plugin: pluginId,
  release: z.int().min(1).max(2_147_483_647),
  outcome: loadOutcome,
  ms: z.int().min(0).max(3_600_000),
  weight: z.literal([1, 10]).default(1),
});

/** At most 8 KB. What is not known, or comes too often from one session, is dropped without a word. */
export const loadReport = z.strictObject({ loads: z.array(loadEntry).min(1).max(50) });
export type LoadReport = z.input<typeof loadReport>;
