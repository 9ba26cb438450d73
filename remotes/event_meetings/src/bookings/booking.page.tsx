import { locations, type Booking } from '@butterfly/contracts/event_meetings';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordPanels } from '@butterfly/record-kit/panels';
import { DateText, PageHeader } from '@butterfly/ui-kit';
import { AnswerTerms, Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../event_meetings.client';
import { BookingTag } from '../parts/status-tag';
import { BookingActions } from './booking-actions';

export function Page() {
  const { bookingId = '' } = useParams();
  const booking = useQuery({
    queryKey: keys.booking(bookingId),
    queryFn: async ({ signal }) => (await api.getBooking({ params: { id: bookingId }, signal })).data,
  });
  return (
    <Loaded query={booking} what="the booking" kind="form">
      {(loaded) => <OneBooking key={bookingId} booking={loaded} />}
    </Loaded>
  );
}

function OneBooking({ booking }: { readonly booking: Booking }) {
  const { nav } = usePlugin();
  return (
    <>
      <PageHeader
        eyebrow={<Link to={nav.href('bookings')}>Bookings</Link>}
        title={booking.name}
        meta={
          <span className="event_meetings-meta">
            <BookingTag status={booking.status} /> {booking.title}, <DateText value={booking.start_at} as="moment" />
          </span>
        }
      />
      <div className="event_meetings-booking">
        <Facts booking={booking} />
        <BookingActions booking={booking} />
        <RecordPanels type="event_meetings.booking" id={booking.id} labels={{ outcome: 'Outcome', phone: 'Phone', name: 'Name' }} />
      </div>
    </>
  );
}

function Facts({ booking }: { readonly booking: Booking }) {
  const { nav } = usePlugin();
  const hosts = useQuery({ queryKey: keys.hosts, queryFn: async ({ signal }) => (await api.listHosts({ signal })).data });
  const nameOf = (id: number) => hosts.data?.find((host) => host.id === id)?.name ?? '';
  const project = booking.project_id === null ? undefined : nav.linkTo?.('tenant_crm.project', { id: booking.project_id });
  return (
    <dl className="event_meetings-facts">
      <dt>With</dt>
      <dd>{booking.host_ids.map(nameOf).join(', ')}</dd>
      <dt>Where</dt>
      <dd>{booking.location_text || locations[booking.location_kind]}</dd>
      <dt>E-mail</dt>
      <dd>
        <a href={`mailto:${booking.email}`}>{booking.email}</a>
      </dd>
      {booking.phone && (
        <>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${booking.phone}`}>{booking.phone}</a>
          </dd>
        </>
      )}
      <dt>Their clock</dt>
      <dd>{clockOf(booking)}</dd>
      <AnswerTerms answers={booking.answers} />
      {booking.moved_from_id !== null && (
        <>
          <dt>Moved from</dt>
          <dd>
            <Link to={nav.href('booking', { bookingId: booking.moved_from_id })}>the time before</Link>
          </dd>
        </>
      )}
      {project && (
        <>
          <dt>Project</dt>
          <dd>
            <Link to={project}>Open the project</Link>
          </dd>
        </>
      )}
      {booking.reason && (
        <>
          <dt>Reason</dt>
          <dd>{booking.reason}</dd>
        </>
      )}
      {booking.outcome && (
        <>
          <dt>What came of it</dt>
          <dd>{booking.outcome}</dd>
        </>
      )}
    </dl>
  );
}

const clockOf = ({ start_at: at, visitor_tz: tz }: Booking): string =>
  `${new Intl.DateTimeFormat('en-US', { timeZone: tz, dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(at))}, ${tz.replace(/_/g, ' ')}`;
