import { deliveryFee, distanceMeters, type DeliveryTariff, type Point } from './delivery';
import type { Driving } from './driving.schema';

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
