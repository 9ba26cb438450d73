import * as z from 'zod';
import { cents, id, timestamp } from '../core/primitives';
import { deliveryFee, distanceMeters, type DeliveryTariff, type Point } from './delivery';

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

/** One way to a place, in metres and minutes. */
export interface Way {
  readonly meters: number;
  readonly minutes: number;
  /** Somebody has driven it; otherwise it is worked out as the crow flies and said with "about". */
  readonly is_driven: boolean;
}

interface Place {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly way_m: number | null;
  readonly way_minutes: number | null;
}

type Start = Pick<Driving, 'lat' | 'lng' | 'road_bps' | 'speed_kmh'>;

/**
 * The way from where the vans start: what somebody has driven, else the way of a crow times `road_bps` at `speed_kmh`, in whole
 * minutes rounded up; null while nobody knows where one of the two lies.
 *
 * @example
 * wayTo({ lat: null, lng: null, way_m: 46_000, way_minutes: null }, driving)
 * // { meters: 46000, minutes: 46, is_driven: true } at 60 km/h
 */
export function wayTo(place: Place, start: Start): Way | null {
  const meters = place.way_m ?? estimatedMeters(place, start);
  if (meters === null) return null;
  const minutes = place.way_minutes ?? Math.ceil((meters * 60) / (start.speed_kmh * 1000));
  return { meters, minutes, is_driven: place.way_m !== null };
}

function estimatedMeters(place: Place, start: Start): number | null {
  const [from, to] = [pointOf(start), pointOf(place)];
  return from && to && Math.round((distanceMeters(from, to) * start.road_bps) / 10_000);
}

/** Where something lies, when that is known. @example pointOf({ lat: 42.25, lng: null }) // null */
export function pointOf({ lat, lng }: { readonly lat: number | null; readonly lng: number | null }): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}

/** What delivery to a place costs, in cents; null where the way is unknown, or the business takes nothing for driving. */
export function feeOf(way: Way | null, tariff: DeliveryTariff): number | null {
  if (way === null || (tariff.base_cents === 0 && tariff.rate_cents === 0)) return null;
  return deliveryFee(way.meters, tariff);
}
