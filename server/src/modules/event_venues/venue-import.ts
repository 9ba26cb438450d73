import { newVenue, venueKinds, type NewVenue, type VenueKind } from '@butterfly/contracts/event_venues';
import { importField } from '../../platform/records/csv-in/import-kind';
import { tableImport } from '../../platform/records/csv-in/table-import';
import { venues } from './repository';

/** How the row of a table becomes a venue. */
export const venueImport = tableImport<Awaited<ReturnType<typeof venues.read>>, NewVenue>({
  table: venues,
  away: 'archived_at',
  fields: [
    importField('name', 'Name', ['venue', 'title'], true),
    importField('kind', 'Kind', ['type']),
    importField('address', 'Address', ['location', 'city']),
    importField('seats', 'Seats', ['capacity', 'capacity seated']),
    importField('notes', 'Notes', ['description']),
  ],
  read: (cells) => {
    const name = cells('name').slice(0, 120);
    if (name === '') return { reason: 'has no name' };
    const seats = cells('seats').trim();
    if (seats !== '' && !/^\d{1,5}$/.test(seats)) return { reason: `has “${seats.slice(0, 20)}” seats` };
    const value = newVenue.parse({
      name,
      kind: kindOf(cells('kind')),
      address: cells('address').slice(0, 300),
      capacity_seated: seats === '' ? null : Number(seats),
      notes: cells('notes').slice(0, 5_000),
    });
    return { label: name, key: name, value };
  },
  existing: (db, keys) => venues.idsByText(db, { column: 'name', texts: keys }),
});

function kindOf(text: string): VenueKind {
  const wanted = text.trim().toLowerCase();
  const [kind = 'other'] = Object.entries(venueKinds).find(([key, label]) => key === wanted || label.toLowerCase() === wanted) ?? [];
  return kind as VenueKind;
}
