import { exact, roundedRatio } from '../core/money/exact';

/** How a studio charges for driving: `rate_cents` for each kilometre there and back beyond `included_m` metres. */
export interface DeliveryTariff {
  readonly base_cents: number;
  readonly included_m: number;
  readonly rate_cents: number;
  /** The fee is rounded to whole steps; 1 is to the cent. */
  readonly step_cents: number;
}

/**
 * The fee for driving to a place and back, in cents: base + max(0, 2 × way − included) × rate, rounded half up to a step.
 *
 * @param way_m one way, in metres.
 * @example deliveryFee(46_000, { base_cents: 9500, included_m: 40_000, rate_cents: 220, step_cents: 1 }) // 20940
 */
export function deliveryFee(way_m: number, { base_cents, included_m, rate_cents, step_cents }: DeliveryTariff): number {
  const charged = Math.max(0, 2 * way_m - included_m);
  const thousandths = exact(base_cents) * 1000n + exact(charged) * exact(rate_cents);
  return roundedRatio(thousandths, 1000n * exact(step_cents)) * step_cents;
}

const EARTH_M = 6_371_008;

/** A place on the earth, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/**
 * Metres as the crow flies (haversine, mean radius of the earth; within half a per cent).
 *
 * @example distanceMeters({ lat: 42.2529, lng: -73.7909 }, { lat: 42.2529, lng: -73.7909 }) // 0
 */
export function distanceMeters(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [up, across] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2];
  const half = Math.sin(up) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(across) ** 2;
  return Math.round(2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(half))));
}
