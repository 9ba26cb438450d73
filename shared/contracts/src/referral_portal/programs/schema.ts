import * as z from 'zod';
import { cents, id, line, timestamp } from '../../core/primitives';

const fields = {
  name: line(120),
  reward: z.enum(['percent', 'fixed']),
  percent_bps: z.int().min(0).max(10_000),
  fixed_cents: cents.min(0),
  base: z.enum(['collected_net', 'accepted_net']),
  trigger: z.enum(['first_payment', 'each_payment', 'event_done']),
  hold_days: z.int().min(0).max(365),
  cap_cents: cents.min(1).nullable(),
  duration_days: z.int().min(1).max(3_650).nullable(),
  min_payout_cents: cents.min(0),
  cookie_days: z.int().min(1).max(365),
};
type Terms = Pick<z.output<z.ZodObject<typeof fields>>, 'base' | 'fixed_cents' | 'percent_bps' | 'reward' | 'trigger'>;

export const program = z.object({
  id,
  ...fields,
  partners: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  archived_at: timestamp.nullable(),
  version: z.int(),
});

/**
 * What of the terms cannot be promised together, by field.
 *
 * @example programFaults({ reward: 'fixed', trigger: 'each_payment', … }); // { trigger: ['a fixed amount is paid once: …'] }
 */
export function programFaults({ reward, percent_bps, fixed_cents, base, trigger }: Terms): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  if (reward === 'percent' && percent_bps === 0) faults['percent_bps'] = ['must be more than nothing'];
  if (reward === 'fixed' && fixed_cents === 0) faults['fixed_cents'] = ['must be more than nothing'];
  if (reward === 'fixed' && trigger === 'each_payment')
    faults['trigger'] = ['a fixed amount is paid once: with the first payment, or after the event'];
  if (reward === 'percent' && trigger === 'each_payment' && base === 'accepted_net')
    faults['base'] = ['with each payment it is a share of what was collected'];
  return faults;
}

export const newProgram = z.strictObject({
  ...fields,
  reward: fields.reward.default('percent'),
  percent_bps: fields.percent_bps.default(1_000),
  fixed_cents: fields.fixed_cents.default(0),
  base: fields.base.default('collected_net'),
  trigger: fields.trigger.default('each_payment'),
  hold_days: fields.hold_days.default(30),
  cap_cents: fields.cap_cents.default(null),
  duration_days: fields.duration_days.default(null),
  min_payout_cents: fields.min_payout_cents.default(5_000),
  cookie_days: fields.cookie_days.default(90),
});
export const programPatch = z.strictObject(fields).partial();

export type NewProgram = z.output<typeof newProgram>;
export type Program = z.output<typeof program>;
export type ProgramPatch = z.output<typeof programPatch>;
