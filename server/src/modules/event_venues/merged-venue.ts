import type { Venue, VenuePatch } from '@butterfly/contracts/event_venues';

const MOST = { rules: 60, windows: 14, spaces: 40, certificates: 20, contacts: 20 } as const;

/** What a venue is changed to when another turns out to be the same: its own fields first, what it lacks from the other, lists put together. */
export function mergedVenue(keep: Venue, other: Venue): VenuePatch {
  return {
    address: keep.address || other.address,
    lat: keep.lat ?? other.lat,
    lng: keep.lat === null ? other.lng : keep.lng,
    way_m: keep.way_m ?? other.way_m,
    way_minutes: keep.way_m === null ? other.way_minutes : keep.way_minutes,
    website: keep.website || other.website,
    capacity_seated: keep.capacity_seated ?? other.capacity_seated,
    capacity_standing: keep.capacity_standing ?? other.capacity_standing,
    preferred: keep.preferred || other.preferred,
    tags: together(keep.tags, other.tags, 20),
    notes: [keep.notes, other.notes].filter(Boolean).join('\n\n').slice(0, 5_000),
    rules: together(keep.rules, other.rules, MOST.rules),
    windows: together(keep.windows, other.windows, MOST.windows),
    spaces: together(keep.spaces, other.spaces, MOST.spaces),
    certificates: together(keep.certificates, other.certificates, MOST.certificates),
    contacts: together(keep.contacts, other.contacts, MOST.contacts),
  };
}

/** Those of both, each once. */
function together<T>(own: readonly T[], others: readonly T[], most: number): T[] {
  const known = new Set(own.map((item) => JSON.stringify(item)));
  return [...own, ...others.filter((item) => !known.has(JSON.stringify(item)))].slice(0, most);
}
