import { holdStates, type DaySheet, type Hold, type NewHold } from '@butterfly/contracts/calendar_meeting';
import { useAction, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { EmptyState, PageHeader, StatusTag } from '@butterfly/ui-kit';
import { addDays } from '@butterfly/ui-kit/days';
import { Field, Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys, membersQuery } from '../calendar_meeting.client';
import { dayText } from '../parts/days';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;

/** A day: who has booked it, who holds it, and what happens when nobody does anything. */
export function Page() {
  const { day = '' } = useParams();
  const { nav, tenant } = usePlugin();
  const found = useQuery({ queryKey: keys.day(day), queryFn: async ({ signal }) => (await api.getDay({ params: { day }, signal })).data });
  useReady(!found.isPending);
  return (
    <div className="bf-page">
      <Loaded query={found} what="the day" kind="cards">
        {(sheet) => (
          <>
            <PageHeader
              eyebrow={<Link to={`${nav.href('calendar')}?view=day&day=${sheet.day}`}>Calendar</Link>}
              title={dayText(sheet.day, tenant.locale)}
              meta={roomText(sheet)}
              actions={
                <>
                  <Button onClick={() => nav.go(nav.href('day', { day: addDays(sheet.day, -1) }))}>Day before</Button>
                  <Button onClick={() => nav.go(nav.href('day', { day: addDays(sheet.day, 1) }))}>Day after</Button>
                </>
              }
            />
            <div className="cal-event">
              <Booked sheet={sheet} />
              <Line sheet={sheet} />
              <Foreseen sheet={sheet} />
              <NewHoldForm key={sheet.day} day={sheet.day} />
              <Ended sheet={sheet} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

function roomText({ booked, capacity, places }: DaySheet): string {
  if (places === 0) return `Full: ${booked} of ${capacity} events are booked.`;
  return `${booked} of ${capacity} events are booked; there is room for ${places} more.`;
}

function Booked({ sheet: { projects } }: { readonly sheet: DaySheet }) {
  if (projects.length === 0) return null;
  return (
    <section className="bf-panel" aria-labelledby="booked">
      <h2 id="booked">Projects of the day</h2>
      <ul className="cal-list">
        {projects.map(({ id, name, venue_text: venue, booked }) => (
          <li key={id}>
            <ProjectLink id={id}>{name}</ProjectLink> <span className="bf-soft">{venue}</span>{' '}
            <StatusTag tone={booked ? 'eucalyptus' : 'marigold'}>{booked ? 'Booked' : 'Open'}</StatusTag>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ sheet: { holds } }: { readonly sheet: DaySheet }) {
  return (
    <section className="bf-panel" aria-labelledby="line">
      <h2 id="line">Who holds it</h2>
      {holds.length === 0 ? (
        <EmptyState
          drawing="sprig"
          title="Nobody holds this day"
          text="Hold it for somebody who has not decided yet; it is given free by itself."
        />
      ) : (
        <ol className="cal-holds">
          {holds.map((hold, at) => (
            <HoldLine key={hold.id} hold={hold} at={at} />
          ))}
        </ol>
      )}
    </section>
  );
}

function HoldLine({ hold, at }: { readonly hold: Hold; readonly at: number }) {
  const { tenant } = usePlugin();
  const members = useQuery(membersQuery);
  const [until, setUntil] = useState(hold.until ?? '');
  const params = { id: String(hold.id) };
  const step = useAction<() => Promise<unknown>, unknown>({ run: (work) => work(), invalidates: [keys.entries] });
  const owner = members.data?.find(({ id }) => id === hold.owner_id)?.name;
  const of = (word: string) => `${word} ${hold.name}`;
  return (
    <li className="cal-hold" data-waits={hold.until === null || undefined}>
      <p>
        <strong>
          {ORDINALS[at] ?? `${at + 1}.`} hold: {hold.name}
        </strong>{' '}
        {hold.until === null ? 'waits' : `until ${dayText(hold.until, tenant.locale)}`}
        {owner && <span className="bf-soft"> – {owner}</span>}
      </p>
      {hold.note && <p className="bf-soft">{hold.note}</p>}
      <div className="cal-buttons bf-wraps">
        <Button size="small" type="primary" aria-label={of('Book')} onClick={() => step.go(() => api.confirmHold({ params }))}>
          It is booked
        </Button>
        {at > 0 && (
          <Button size="small" aria-label={of('Let pass')} onClick={() => step.go(() => api.advanceHold({ params }))}>
            Move up
          </Button>
        )}
        <Button size="small" aria-label={of('Give back')} onClick={() => step.go(() => api.releaseHold({ params }))}>
          Give back
        </Button>
        {hold.until !== null && (
          <>
            <Input
              className="cal-date"
              size="small"
              type="date"
              aria-label={of('Keep until, for')}
              max={hold.day}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
            <Button
              size="small"
              disabled={until === '' || until === hold.until}
              aria-label={of('Extend')}
              onClick={() => step.go(() => api.extendHold({ params, body: { until } }))}
            >
              Keep until then
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function Foreseen({ sheet: { foreseen, holds } }: { readonly sheet: DaySheet }) {
  const { tenant } = usePlugin();
  const nameOf = (id: number) => holds.find((hold) => hold.id === id)?.name ?? '';
  if (foreseen.length === 0) return null;
  return (
    <section className="bf-panel" aria-labelledby="foreseen">
      <h2 id="foreseen">If nobody does anything</h2>
      <ol className="cal-foreseen">
        {foreseen.map(({ on, lapses, moves_up: next }) => (
          <li key={lapses}>
            <time dateTime={on}>{dayText(on, tenant.locale)}</time>: the hold of <strong>{nameOf(lapses)}</strong> lapses.{' '}
            {next ? (
              <>
                <strong>{nameOf(next.id)}</strong> moves up and has the day until {dayText(next.until, tenant.locale)}.
              </>
            ) : (
              'Its place is free again.'
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function NewHoldForm({ day }: { readonly day: string }) {
  const [name, setName] = useState('');
  const [days, setDays] = useState('7');
  const create = useAction<NewHold, unknown>({
    run: (body) => api.createHold({ body }),
    invalidates: [keys.entries],
    onSuccess: () => setName(''),
  });
  const length = Number(days);
  const isWhole = name.trim() !== '' && Number.isInteger(length) && length >= 1 && length <= 90;
  return (
    <section className="bf-panel" aria-labelledby="new-hold">
      <h2 id="new-hold">Hold it for somebody</h2>
      <div className="cal-pair">
        <Field id="hold-name" label="For whom" errors={create.fields['name'] ?? create.fields['day']}>
          <Input id="hold-name" maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field id="hold-days" label="Days" errors={create.fields['days']}>
          <Input id="hold-days" type="number" min={1} max={90} value={days} onChange={({ target }) => setDays(target.value)} />
        </Field>
      </div>
      <Button
        type="primary"
        disabled={!isWhole}
        loading={create.busy}
        onClick={() => create.go({ day, name, days: length, note: '', project_id: null, owner_id: null })}
      >
        Hold the day
      </Button>
    </section>
  );
}

function Ended({ sheet: { ended } }: { readonly sheet: DaySheet }) {
  const resume = useAction<number, unknown>({ run: (id) => api.resumeHold({ params: { id: String(id) } }), invalidates: [keys.entries] });
  if (ended.length === 0) return null;
  return (
    <section className="bf-panel" aria-labelledby="ended">
      <h2 id="ended">Holds that ended</h2>
      <ul className="cal-list">
        {ended.map(({ id, name, state }) => (
          <li key={id}>
            {name} <span className="bf-soft">{holdStates[state]}</span>{' '}
            {state !== 'confirmed' && (
              <Button size="small" aria-label={`Hold it again for ${name}`} onClick={() => resume.go(id)}>
                Hold it again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
