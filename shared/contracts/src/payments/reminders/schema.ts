import * as z from 'zod';
import { bps, cents, day, id, timestamp } from '../../core/primitives';

const someDays = z
  .array(z.int().min(1).max(120))
  .max(5)
  .refine((days) => new Set(days).size === days.length, 'must name each day once');

export const reminderPolicy = z.strictObject({ on: z.boolean(), days_before: someDays, days_after: someDays });
/** Charged once for each thirty days that a part is late, of what is open of it; never on a fee. */
export const lateFeePolicy = z.strictObject({ on: z.boolean(), fee_bps: bps.min(1).max(2_000), grace_days: z.int().min(0).max(90) });

/** A reminder that went out. `stage` as `reminderStage` says it; null: somebody asked for it. */
export const sentReminder = z.object({
  id,
  installment_id: id,
  stage: z.int().nullable(),
  sent_at: timestamp,
  recipient: z.string(),
});
export const reminderDraft = z.object({ to: z.string(), subject: z.string(), text: z.string(), cents });
export const reminderPause = z.strictObject({ paused_until: day.nullable() });

export type SentReminder = z.output<typeof sentReminder>;
export type ReminderDraft = z.output<typeof reminderDraft>;
export type ReminderPause = z.output<typeof reminderPause>;
export type LateFeePolicy = z.output<typeof lateFeePolicy>;
