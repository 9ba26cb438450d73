import { assistantTools } from '@butterfly/contracts/event_meetings/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'event_meetings',
  title: 'Event meetings',
  description: 'Consultations and tastings that clients book themselves, at times at which the team is really free.',
  icon: 'calendar',
  category: 'crm',
  owner: { team: 'clients', contact: '#clients' },
  requires: { shell: '^1.0.0' },
  permissions: {
    plugin: 'event_meetings',
    features: [{ id: 'access_event_meetings', title: 'Use meetings', risk: 'write' }],
  },
  contributes: {
    assistantTools,
    routes: [
      { id: 'dashboard', path: '/event_meetings/dashboard', area: 'app', page: 'dashboard_page', title: 'Meetings', skeleton: 'cards' },
      { id: 'new_event_type', path: '/event_meetings/new', area: 'app', page: 'event_type_page', title: 'New meeting', skeleton: 'form' },
      { id: 'bookings', path: '/event_meetings/bookings', area: 'app', page: 'bookings_page', title: 'Bookings', skeleton: 'table' },
      { id: 'booking', path: '/event_meetings/bookings/:bookingId', area: 'app', page: 'booking_page', title: 'Booking', skeleton: 'form' },
      {
        id: 'event_type',
        path: '/event_meetings/:eventTypeId/edit',
        area: 'app',
        page: 'event_type_page',
        title: 'Meeting',
        skeleton: 'form',
      },
    ],
    nav: [{ id: 'meetings', route: '/event_meetings/dashboard', section: 'sell', order: 20, label: 'Meetings', icon: 'calendar' }],
    commands: [
      { id: 'event_meetings.open_dashboard', title: 'Open the meetings', run: 'open_dashboard' },
      { id: 'event_meetings.new_event_type', title: 'New kind of meeting', run: 'new_event_type' },
    ],
    fills: [{ slot: 'home_view.cards/v1', id: 'todays_meetings', render: 'today_card', order: 5 }],
    events: {
      publishes: [
        'event_meetings.booking.requested@1',
        'event_meetings.booking.confirmed@1',
        'event_meetings.booking.rescheduled@1',
        'event_meetings.booking.cancelled@1',
        'event_meetings.booking.rejected@1',
        'event_meetings.booking.no_show@1',
        'event_meetings.booking.completed@1',
      ],
    },
  },
  state: 'beta',
} as const satisfies PluginManifestInput;
