import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'event_meetings',
  title: 'Event meetings',
  description: 'Bookings of the studio.',
  icon: 'note',
  category: 'admin',
  owner: { team: 'unassigned', contact: 'unassigned' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: 'event_meetings' },
  contributes: {
    routes: [
      { id: 'bookings', path: '/event_meetings', area: 'app', page: 'bookings_page', title: 'Event meetings', skeleton: 'table' },
      { id: 'new_booking', path: '/event_meetings/new', area: 'app', page: 'new_booking_page', title: 'New booking', skeleton: 'form' },
      { id: 'import', path: '/event_meetings/import', area: 'app', page: 'import_page', title: 'Import', skeleton: 'form' },
      { id: 'import_run', path: '/event_meetings/import/:id', area: 'app', page: 'import_page', title: 'Import', skeleton: 'table' },
      { id: 'booking', path: '/event_meetings/:bookingId', area: 'app', page: 'booking_page', title: 'Booking', skeleton: 'form' },
    ],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;
