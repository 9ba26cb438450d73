/** What is said about a text that is no place. */
export const NO_POINT = 'Two numbers as a map gives them, such as 42.2529, -73.7909';

/** Where something lies, as maps copy it. */
interface MaybePoint {
  readonly lat: number | null;
  readonly lng: number | null;
}

/** @example pointText({ lat: 42.2529, lng: -73.7909 }) // '42.2529, -73.7909' */
export const pointText = ({ lat, lng }: MaybePoint): string => (lat === null || lng === null ? '' : `${lat}, ${lng}`);

/**
 * Latitude and longitude as a map gives them, nothing for an emptied text; undefined for what is no place on the earth.
 *
 * @example readPoint('42.2529, -73.7909') // { lat: 42.2529, lng: -73.7909 }
 */
export function readPoint(text: string): MaybePoint | undefined {
  if (text.trim() === '') return { lat: null, lng: null };
  const [, lat, lng] = /^\s*\(?(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)\)?\s*$/.exec(text) ?? [];
  if (lat === undefined || lng === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return undefined;
  return { lat: Number(lat), lng: Number(lng) };
}
