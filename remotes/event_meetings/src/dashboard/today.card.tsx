import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../event_meetings.client';
import { BookingLine } from '../parts/booking-line';

/** The meetings of today, on the first page; nothing on a day without. */
export function Panel() {
  const { nav } = usePlugin();
  const found = useQuery({ queryKey: keys.dashboard, queryFn: async ({ signal }) => (await api.getDashboard({ signal })).data });
  if (found.data?.today.length === 0) return null;
  return (
    <section className="bf-panel" aria-label="Today’s meetings">
      <h2>
        <Link to={nav.href('dashboard')}>Today’s meetings</Link>
      </h2>
      <Loaded query={found} what="today’s meetings" kind="table">
        {({ today }) => (
          <ul className="event_meetings-list">
            {today.map((booking) => (
              <BookingLine key={booking.id} booking={booking} as="time" />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
