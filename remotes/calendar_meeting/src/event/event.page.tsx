import { kinds, responses, scopes, type Occurrence, type Response, type Scope } from '@butterfly/contracts/calendar_meeting';
import { errorMessage, versionTag } from '@butterfly/plugin-sdk';
import { useAction, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { DateText, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { api, keys } from '../calendar_meeting.client';
import { ScopeDialog } from '../calendar/scope-dialog';
import { dayText } from '../parts/days';
import { EventForm, type Typed } from './event-form';
import { Minutes } from './minutes';

/** One day of an event: who comes, what was said, and how it is changed. */
export function Page() {
  const { eventId = '' } = useParams();
  const [address] = useSearchParams();
  const day = address.get('day');
  const found = useQuery({
    queryKey: keys.event(eventId, day),
    queryFn: async ({ signal }) => (await api.getEvent({ params: { id: eventId }, query: day === null ? {} : { day }, signal })).data,
  });
  useReady(!found.isPending);
  return (
    <Loaded query={found} what="the event" kind="form">
      {(occurrence) => <OneEvent key={`${occurrence.event.id}-${occurrence.day}`} {...occurrence} />}
    </Loaded>
  );
}

function OneEvent({ event, day, attendees, minutes, may_change: mayChange }: Occurrence) {
  const { nav, tenant } = usePlugin();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const params = { id: String(event.id) };
  const remove = useAction<Scope, unknown>({
    run: (scope) => api.removeEvent({ params, query: { scope, day } }),
    invalidates: [keys.entries],
    successMessage: () => (event.guests.length > 0 ? 'It is off, and the guests are told' : 'It is off the calendar'),
    onSuccess: () => setAsking(false),
  });
  const restore = useAction<undefined, unknown>({ run: () => api.restoreEvent({ params, query: {} }), invalidates: [keys.entries] });
  const when = event.start_at === null ? dayText(day, tenant.locale) : <DateText value={event.start_at} as="moment" />;
  return (
    <div className="bf-page">
      <PageHeader
        eyebrow={<Link to={nav.href('calendar')}>Calendar</Link>}
        title={event.title}
        meta={
          <>
            {kinds[event.kind]}, {when}
            {event.rrule !== null && ', comes again'}
            {event.status === 'cancelled' && ', called off'}
          </>
        }
        actions={
          mayChange ? (
            <>
              <Button onClick={() => setEditing(!isEditing)}>{isEditing ? 'Leave it' : 'Change'}</Button>
              <Button danger loading={remove.busy} onClick={() => (event.rrule === null ? remove.go('all') : setAsking(true))}>
                Take it off
              </Button>
            </>
          ) : (
            <Button type="primary" loading={restore.busy} onClick={() => restore.go(undefined)}>
              Take it back
            </Button>
          )
        }
      />
      <div className="cal-event">
        {isEditing && mayChange && <Editor event={event} day={day} onDone={() => setEditing(false)} />}
        <section className="bf-panel" aria-labelledby="facts">
          <h2 id="facts">Where and who</h2>
          {event.location && <p>{event.location}</p>}
          {event.video_url && (
            <p>
              <a href={event.video_url} target="_blank" rel="noreferrer">
                Join by video
              </a>
            </p>
          )}
          {event.project_id !== null && (
            <p>
              <ProjectLink id={event.project_id}>The project</ProjectLink>
            </p>
          )}
          {event.notes && <p className="cal-words">{event.notes}</p>}
          <Attendees event={event} attendees={attendees} mayChange={mayChange} />
        </section>
        <Minutes event={event} day={day} minutes={minutes} />
      </div>
      {isAsking && (
        <ScopeDialog
          title={`Take “${event.title}” off`}
          busy={remove.busy}
          onClose={() => setAsking(false)}
          onChoose={(scope) => remove.go(scope)}
        />
      )}
    </div>
  );
}

function Attendees({ event, attendees, mayChange }: Pick<Occurrence, 'attendees' | 'event'> & { readonly mayChange: boolean }) {
  const respond = useAction<{ response: Response; email: string | null }, unknown>({
    run: (body) => api.respond({ params: { id: String(event.id) }, body }),
    invalidates: [keys.entries],
  });
  if (attendees.length === 0) return <p className="bf-soft">Nobody is named yet.</p>;
  return (
    <ul className="cal-list">
      {attendees.map(({ member_id, name, email, response }) => (
        <li key={email || String(member_id)}>
          <span>{name}</span>{' '}
          {email && mayChange ? (
            <Select<Response>
              aria-label={`What ${name} said`}
              size="small"
              options={optionsOf(responses)}
              value={response}
              onChange={(next) => respond.go({ response: next, email })}
            />
          ) : (
            <span className="bf-soft">{responses[response]}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Editor({ event, day, onDone }: Pick<Occurrence, 'day' | 'event'> & { readonly onDone: () => void }) {
  const [before] = useState(() => typedOf(event));
  const [typed, setTyped] = useState(before);
  const [scope, setScope] = useState<Scope>(event.rrule === null ? 'all' : 'one');
  const save = useAction<Partial<Typed>, unknown>({
    run: (body) =>
      api.updateEvent({ params: { id: String(event.id) }, query: { scope, day }, body, ifMatch: versionTag(event.id, event.version) }),
    invalidates: [keys.entries],
    failure: 'inline',
    successMessage: () => (event.guests.length > 0 ? 'Changed; the guests are told what concerns them' : 'Changed'),
    onSuccess: onDone,
  });
  const changes = changedOf(before, typed);
  return (
    <section className="bf-panel" aria-label="Change it">
      <EventForm typed={typed} fields={save.fields} exceptId={event.id} onChange={setTyped} />
      {event.rrule !== null && <Select<Scope> aria-label="Which days" options={optionsOf(scopes)} value={scope} onChange={setScope} />}
      {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} />}
      <Button type="primary" disabled={Object.keys(changes).length === 0} loading={save.busy} onClick={() => save.go(changes)}>
        Save
      </Button>
    </section>
  );
}

function typedOf(event: Occurrence['event']): Typed {
  const { title, kind, all_day, start_day, end_day, start_time, end_time, location, video_url, notes } = event;
  const { project_id, visibility, status, member_ids, reminders, rrule } = event;
  const guests = event.guests.map(({ name, email, contact_id }) => ({ name, email, contact_id }));
  return {
    ...{ title, kind, all_day, start_day, end_day, start_time, end_time, location, video_url, notes },
    ...{ project_id, visibility, member_ids, reminders, rrule, guests, status: status === 'tentative' ? 'tentative' : 'confirmed' },
  };
}

/** What was changed; a day that moves takes its end along. */
function changedOf(before: Typed, typed: Typed): Partial<Typed> {
  const changed = Object.entries(typed).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Typed]));
  const isMoved = changed.some(([field]) => field === 'start_day' || field === 'end_day');
  return { ...Object.fromEntries(changed), ...(isMoved && { start_day: typed.start_day, end_day: typed.end_day }) };
}
