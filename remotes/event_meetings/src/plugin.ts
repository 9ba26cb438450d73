import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './event_meetings.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    bookings_page: () => import('./bookings/bookings.page'),
    new_booking_page: () => import('./booking/new-booking.page'),
    import_page: () => import('./import/import.page'),
    booking_page: () => import('./booking/booking.page'),
  },
  { live: { 'event_meetings.booking': [keys.bookings] } },
);
