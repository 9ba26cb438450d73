import type { Venue, VenuePatch } from '@butterfly/contracts/event_venues';
import type { RecordKind } from '@butterfly/record-kit/record';
import { recordParts } from '@butterfly/record-kit/sources';
import { api, keys } from '../event_venues.client';

export const labels = {
  name: 'Name',
  kind: 'Kind',
  address: 'Address',
  lat: 'Latitude',
  lng: 'Longitude',
  way_m: 'Metres by road',
  way_minutes: 'Minutes by road',
  website: 'Website',
  capacity_seated: 'Seats',
  capacity_standing: 'Standing',
  preferred: 'Preferred',
  tags: 'Tags',
  notes: 'Notes',
  rules: 'Rules',
  windows: 'Access',
  spaces: 'Spaces',
  certificates: 'Certificates',
  contacts: 'People',
};

const count = (value: unknown) => (Array.isArray(value) ? String(value.length) : '');

/** What editing in place must know about a venue. */
export const venueKind = (venueId: string): RecordKind<Venue, VenuePatch> => ({
  noun: 'venue',
  queryKey: keys.venue,
  read: (id, signal) => api.getVenue({ params: { id }, ...(signal && { signal }) }),
  save: (id, body, ifMatch) => api.updateVenue({ params: { id }, body, ifMatch }),
  members: recordParts({ subject_type: 'event_venues.venue', subject_id: Number(venueId) }).members,
  labels,
  format: { rules: count, windows: count, spaces: count, certificates: count, contacts: count },
  invalidates: [keys.list, keys.projects],
});
