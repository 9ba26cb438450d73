import { locations, type Booked, type PublicType } from '@butterfly/contracts/event_meetings';
import { isApiError } from '@butterfly/plugin-sdk';
import { useReady } from '@butterfly/plugin-sdk/react';
import { ErrorCard, Money, Skeleton } from '@butterfly/ui-kit';
import { Field } from '@butterfly/ui-kit/record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../event_meetings.client';
import { DayPages, spanFrom } from '../parts/day-pages';
import { NotOpened, retryUnlessRefused, Sheet } from '../parts/public-sheet';
import { ownZone, SlotPicker, slotText } from '../parts/slot-picker';
import { GuestForm } from './guest-form';

/** Where visitors book: a time by their own clock, then who they are. */
export function Page() {
  const { slug = '' } = useParams();
  const query = useQuery({
    queryKey: keys.publicType(slug),
    queryFn: async ({ signal }) => (await api.openPublicType({ params: { slug }, signal })).data,
    retry: retryUnlessRefused,
    staleTime: 600_000,
  });
  useReady(!query.isPending);
  if (query.isPending) return <Skeleton kind="form" label="Opening the page…" />;
  if (query.isError) {
    const words = { title: 'Nothing can be booked here', text: 'The address may have been cut in half. Ask who gave it to you.' };
    return <NotOpened {...words} error={query.error} onRetry={() => void query.refetch()} />;
  }
  return <Offer slug={slug} page={query.data} onOutdated={() => void query.refetch()} />;
}

interface OfferProps {
  readonly slug: string;
  readonly page: PublicType;
  readonly onOutdated: () => void;
}

function Offer({ slug, page, onOutdated }: OfferProps) {
  const [tz, setTz] = useState(ownZone);
  const [from, setFrom] = useState(page.first_day);
  const [eventDate, setEventDate] = useState('');
  const [slot, setSlot] = useState<string | null>(null);
  const [done, setDone] = useState<Booked | null>(null);
  const wish = { ...spanFrom(from, page.last_day), tz, ...(eventDate && { event_date: eventDate }) };
  const found = useQuery({
    queryKey: keys.publicSlots({ slug, ...wish }),
    queryFn: async ({ signal }) => (await api.publicSlots({ params: { slug }, query: wish, signal })).data,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });
  const instead = found.data?.instead ?? null;
  const handleFailure = (error: unknown) => {
    if (!isApiError(error)) return;
    if (error.code === 'event_meetings.slot_taken') setSlot(null);
    if (error.code === 'event_meetings.form_outdated') onOutdated();
    void found.refetch();
  };
  if (done) return <Done booked={done} tz={tz} />;
  return (
    <Sheet brand={page.brand}>
      <Head page={page} />
      {page.asks_event_date && (
        <Field id="event-date" label="Day of your event" hint="If you know it: some days are full already">
          <input
            id="event-date"
            className="event_meetings-input"
            type="date"
            value={eventDate}
            onChange={({ target }) => setEventDate(target.value)}
          />
        </Field>
      )}
      {found.isError && (
        <ErrorCard title="The free times could not be loaded" text="Please try again." onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <Skeleton kind="table" label="Looking for free times…" />}
      {instead && (
        <div className="event_meetings-instead" role="status">
          <strong>We have a full day then</strong>
          <Link to={instead.path}>Let us talk first: {instead.name}</Link>
        </div>
      )}
      {found.data && !instead && (
        <SlotPicker
          slots={found.data.slots}
          tz={tz}
          onTz={setTz}
          value={slot}
          onChange={setSlot}
          pages={<DayPages from={from} first={page.first_day} last={page.last_day} onChange={setFrom} />}
        />
      )}
      {slot && (
        <section aria-labelledby="guest-heading">
          <h2 id="guest-heading">{slotText(slot, tz)}</h2>
          <GuestForm slug={slug} page={page} slot={slot} tz={tz} onDone={setDone} onFailure={handleFailure} />
        </section>
      )}
    </Sheet>
  );
}

function Head({ page }: { readonly page: PublicType }) {
  return (
    <header>
      <p className="event_meetings-business">{page.business}</p>
      <h1>{page.name}</h1>
      <p className="bf-soft">
        {page.duration_min} minutes,{' '}
        {(page.location_text || locations[page.location_kind]).replace(/^[A-Z]/, (first) => first.toLowerCase())}, with{' '}
        {page.hosts.join(', ')}
        {page.price && (
          <>
            {' '}
            – <Money minor={page.price.cents} currency={page.price.currency} />
          </>
        )}
      </p>
      {page.description && <p className="event_meetings-words">{page.description}</p>}
    </header>
  );
}

function Done({ booked, tz }: { readonly booked: Booked; readonly tz: string }) {
  const isAsked = booked.status === 'pending';
  const token = booked.manage_path.split('/').at(-1) ?? '';
  return (
    <Sheet brand={booked.brand}>
      <p className="event_meetings-business">{booked.business}</p>
      <div role="status">
        <h1>{isAsked ? 'We have your request' : 'You are booked'}</h1>
      </div>
      <p>
        {booked.title}, {slotText(booked.start_at, tz)}, with {booked.hosts.join(', ')}.
      </p>
      <p className="bf-soft">
        {isAsked ? 'The time is kept for you; we write to you as soon as it is confirmed.' : 'An e-mail with everything is on its way.'}
      </p>
      <div className="event_meetings-buttons">
        <a className="event_meetings-button" href={`/api/event_meetings/public/manage/${encodeURIComponent(token)}/invite.ics/`}>
          Add to your calendar
        </a>
        <Link to={booked.manage_path}>Move or cancel it</Link>
      </div>
    </Sheet>
  );
}
