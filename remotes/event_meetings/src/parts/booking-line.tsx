import type { Booking } from '@butterfly/contracts/event_meetings';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BookingTag } from './status-tag';

/** A meeting in a list: when, who, what, and how it stands. */
export function BookingLine({
  booking,
  as,
  children,
}: {
  readonly booking: Booking;
  readonly as: 'moment' | 'time';
  readonly children?: ReactNode;
}) {
  const { nav } = usePlugin();
  return (
    <li className="event_meetings-line">
      <span className="event_meetings-when">
        <DateText value={booking.start_at} as={as} />
      </span>
      <span className="event_meetings-who">
        <Link to={nav.href('booking', { bookingId: booking.id })}>{booking.name}</Link>
        <span className="bf-soft"> {booking.title}</span>
      </span>
      <BookingTag status={booking.status} />
      {children}
    </li>
  );
}
