import type { SearchSource } from '../../platform/search/search-source';

export const search: Readonly<Record<'venue', SearchSource>> = {
  venue: {
    group: 'Venues',
    icon: 'pin',
    table: 'event_venues_venue',
    text: `platform_plain(name || ' ' || address)`,
    title: 'name',
    hint: 'address',
    path: '/event_venues/:id',
    where: 'archived_at is null',
  },
};
