import { locations, type Booking, type Dashboard, type EventType } from '@butterfly/contracts/event_meetings';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader, StatusDot } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { api, keys } from '../event_meetings.client';
import { BookingLine } from '../parts/booking-line';
import { Aways } from './aways';

/** The day at a glance: what is on, what waits for an answer, and what can be booked. */
export function Page() {
  const { nav } = usePlugin();
  const mayWrite = useFeature('manage_templates');
  const found = useQuery({ queryKey: keys.dashboard, queryFn: async ({ signal }) => (await api.getDashboard({ signal })).data });
  return (
    <>
      <PageHeader
        title="Meetings"
        meta={<Link to={nav.href('bookings')}>All bookings</Link>}
        actions={
          mayWrite && (
            <Button type="primary" onClick={() => nav.go(nav.href('new_event_type'))}>
              New kind of meeting
            </Button>
          )
        }
      />
      <Loaded query={found} what="the meetings" kind="cards">
        {(dashboard) => (
          <div className="event_meetings-dashboard">
            <ToConfirm bookings={dashboard.to_confirm} />
            <Today bookings={dashboard.today} />
            <Week {...dashboard} />
            <Figures {...dashboard} />
          </div>
        )}
      </Loaded>
      <Types />
      <Aways />
    </>
  );
}

function ToConfirm({ bookings }: { readonly bookings: readonly Booking[] }) {
  const confirm = useAction<number, unknown>({
    run: (id) => api.confirmBooking({ params: { id: String(id) }, body: {} }),
    invalidates: [keys.bookings],
    successMessage: () => 'Confirmed; the visitor has an e-mail',
  });
  if (bookings.length === 0) return null;
  return (
    <section className="bf-panel" aria-labelledby="to-confirm">
      <h2 id="to-confirm">Waiting for your answer</h2>
      <ul className="event_meetings-list">
        {bookings.map((booking) => (
          <BookingLine key={booking.id} booking={booking} as="moment">
            <Button size="small" loading={confirm.busy} aria-label={`Confirm ${booking.name}`} onClick={() => confirm.go(booking.id)}>
              Confirm
            </Button>
          </BookingLine>
        ))}
      </ul>
    </section>
  );
}

function Today({ bookings }: { readonly bookings: readonly Booking[] }) {
  return (
    <section className="bf-panel" aria-labelledby="today">
      <h2 id="today">Today</h2>
      {bookings.length === 0 ? (
        <p className="bf-soft">No meeting today.</p>
      ) : (
        <ul className="event_meetings-list">
          {bookings.map((booking) => (
            <BookingLine key={booking.id} booking={booking} as="time" />
          ))}
        </ul>
      )}
    </section>
  );
}

function Week({ week }: Pick<Dashboard, 'week'>) {
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <section className="bf-panel" aria-labelledby="week">
      <h2 id="week">The week</h2>
      <ol className="event_meetings-week">
        {week.map(({ day, count, minutes }) => (
          <li key={day} data-busy={count > 0}>
            <span className="bf-soft">{weekday.format(Date.parse(`${day}T00:00:00Z`))}</span>
            <strong>{count}</strong>
            <span className="bf-soft">{minutes > 0 ? `${Math.floor(minutes / 60)} h ${minutes % 60 || ''}` : 'free'}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Figures({ asked, answered_in_a_day: quick, held, no_shows: missed }: Dashboard) {
  return (
    <section className="bf-panel" aria-labelledby="lately">
      <h2 id="lately">The last 30 days</h2>
      <dl className="event_meetings-figures">
        <div>
          <dt>Answered within a day</dt>
          <dd>{asked === 0 ? '–' : `${Math.round((quick * 100) / asked)} %`}</dd>
        </div>
        <div>
          <dt>Held</dt>
          <dd>{held}</dd>
        </div>
        <div>
          <dt>Did not come</dt>
          <dd>{missed}</dd>
        </div>
      </dl>
    </section>
  );
}

function Types() {
  const found = useQuery({ queryKey: keys.types, queryFn: async ({ signal }) => (await api.listEventTypes({ query: {}, signal })).data });
  return (
    <section className="bf-panel" aria-labelledby="types">
      <h2 id="types">What can be booked</h2>
      <Loaded query={found} what="what can be booked" kind="table">
        {(types) =>
          types.length === 0 ? (
            <EmptyState title="Nothing can be booked yet" text="Describe a meeting, and clients find a time themselves." />
          ) : (
            <ul className="event_meetings-list">
              {types.map((type) => (
                <TypeLine key={type.id} type={type} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function TypeLine({ type }: { readonly type: EventType }) {
  const { nav, ui } = usePlugin();
  const copy = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}${type.public_path}`);
    ui.toast('success', 'The address is copied');
  };
  return (
    <li className="event_meetings-line">
      <StatusDot tone={type.color}>
        <Link to={nav.href('event_type', { eventTypeId: type.id })}>{type.name}</Link>
      </StatusDot>
      <span className="bf-soft event_meetings-who">
        {type.duration_min} min, {locations[type.location_kind].toLowerCase()}
        {!type.active && ', not offered now'}
      </span>
      <a href={type.public_path} target="_blank" rel="noreferrer">
        Open
      </a>
      <Button size="small" aria-label={`Copy the address of ${type.name}`} onClick={() => void copy()}>
        Copy address
      </Button>
    </li>
  );
}
