/** A place with its position; what has none is left out. */
interface Placed {
  readonly id: number;
  readonly lat: number | null;
  readonly lng: number | null;
}

export interface MapPoint {
  readonly id: number;
  /** From 0 (west, north) to 1. */
  readonly x: number;
  readonly y: number;
}

export interface MapPoints {
  readonly points: readonly MapPoint[];
  /** Kilometres that the whole width stands for. */
  readonly width_km: number;
}

const KM_A_DEGREE = 111.195;
/** Some air around the outermost places, and no closer than this. */
const [MARGIN, LEAST_KM] = [0.12, 4];

/**
 * Places as a flat map draws them: north is up, a kilometre is as long in both directions.
 *
 * @param ratio width of the map by its height.
 */
export function mapPoints(places: readonly Placed[], ratio: number): MapPoints {
  const known = places.flatMap(({ id, lat, lng }) => (lat === null || lng === null ? [] : [{ id, lat, lng }]));
  const middle = middleOf(known);
  const flat = known.map(({ id, lat, lng }) => ({
    id,
    east: (lng - middle.lng) * KM_A_DEGREE * Math.cos((middle.lat * Math.PI) / 180),
    north: (lat - middle.lat) * KM_A_DEGREE,
  }));
  const reach = Math.max(LEAST_KM / 2, ...flat.map(({ east }) => Math.abs(east)), ...flat.map(({ north }) => Math.abs(north) * ratio));
  const width = (2 * reach) / (1 - 2 * MARGIN);
  const points = flat.map(({ id, east, north }) => ({ id, x: 0.5 + east / width, y: 0.5 - (north * ratio) / width }));
  return { points, width_km: width };
}

function middleOf(places: readonly { readonly lat: number; readonly lng: number }[]): { lat: number; lng: number } {
  const between = (values: readonly number[]) => (values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2);
  return { lat: between(places.map(({ lat }) => lat)), lng: between(places.map(({ lng }) => lng)) };
}

/** A round number of kilometres for the bar of a map: about a fifth of its width. */
export function barKm(width_km: number): number {
  const wanted = width_km / 5;
  const size = 10 ** Math.floor(Math.log10(wanted));
  return [5, 2, 1].map((step) => step * size).find((km) => km <= wanted) ?? size;
}
