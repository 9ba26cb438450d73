import * as z from 'zod';
import { bps, cents, id, line, timestamp } from '../../core/primitives';
import { ofKinds } from '../catalogue/schema';
import { usualProfile } from '../pricing/profile';
import { labor } from './schema';

const price = cents.min(0);
const share = bps.max(100_000);

/** See `PricingProfile`. */
export const pricingRules = z
  .strictObject({
    mode: z.enum(['markup', 'target_margin']),
    multiplier_milli: ofKinds(z.int().min(0).max(100_000)),
    waste_bps: ofKinds(bps.max(10_000)),
    labor,
    overhead_bps: share,
    wage_cents: price,
    target_margin_bps: bps.max(9_900).nullable(),
    include_waste_in_price: z.boolean(),
    round_step_cents: price.max(1_000_000),
    round_mode: z.enum(['up', 'nearest', 'none']),
    min_price_cents: price.nullable(),
    price_tolerance_cents: price,
    target_cogs_bps: share,
    drift_green_bps: share.default(usualProfile.drift_green_bps),
    drift_yellow_bps: share.default(usualProfile.drift_yellow_bps),
  })
  .refine(({ drift_green_bps, drift_yellow_bps }) => drift_green_bps <= drift_yellow_bps, {
    path: ['drift_yellow_bps'],
    message: 'must not be below the green limit',
  });

const fields = { name: line(80), rules: pricingRules, is_default: z.boolean() };

export const profile = z.object({ id, ...fields, updated_at: timestamp, version: z.int() });
export const newProfile = z.strictObject({ ...fields, is_default: z.boolean().default(false) });
export const profilePatch = z.strictObject(fields).partial();

export type Profile = z.output<typeof profile>;
export type NewProfile = z.output<typeof newProfile>;
export type ProfilePatch = z.output<typeof profilePatch>;
