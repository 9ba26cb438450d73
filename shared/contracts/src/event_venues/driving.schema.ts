import * as z from 'zod';
import { cents, id, timestamp } from '../core/primitives';

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

const fields = {
  /** Where the vans start; without it no way is known but the ones that somebody has driven. */
  lat: latitude.nullable(),
  lng: longitude.nullable(),
  /** How much longer a road is than the way of a crow: 13000 is 1.3 times. */
  road_bps: z.int().min(10_000).max(50_000),
  speed_kmh: z.int().min(5).max(130),
  base_cents: cents.min(0).max(10_000_000),
  included_m: z.int().min(0).max(10_000_000),
  /** For each kilometre there and back beyond what is included. */
  rate_cents: cents.min(0).max(1_000_000),
  step_cents: z.int().min(1).max(100_000),
};

/** Where a business drives from, and what it takes for it. There is one of each business. */
export const driving = z.object({ id, ...fields, updated_at: timestamp, version: z.int() });
export type Driving = z.output<typeof driving>;

export const drivingPatch = z.strictObject(fields).partial();
export type DrivingPatch = z.output<typeof drivingPatch>;
