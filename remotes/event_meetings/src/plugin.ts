import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './event_meetings.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    dashboard_page: () => import('./dashboard/dashboard.page'),
    event_type_page: () => import('./types/event-type.page'),
    bookings_page: () => import('./bookings/bookings.page'),
    booking_page: () => import('./bookings/booking.page'),
    today_card: () => import('./dashboard/today.card'),
    open_dashboard: async () => ({ run: ({ nav }) => nav.go(nav.href('dashboard')) }),
    new_event_type: async () => ({ run: ({ nav }) => nav.go(nav.href('new_event_type')) }),
  },
  {
    live: {
      'event_meetings.booking': [keys.bookings],
      'event_meetings.event_type': [keys.types],
      'event_meetings.schedule': [keys.schedules, keys.bookings],
      'event_meetings.away': [keys.bookings],
    },
  },
);
