import type { EventType, NewEventType, OpenHours } from '@butterfly/contracts/event_meetings';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { RecordForm } from '@butterfly/record-kit/form';
import { PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../event_meetings.client';
import { Embed } from './embed';
import { HoursPanel } from './hours-panel';
import { Preview } from './preview';
import { TypeFields, type Choices } from './type-fields';

interface Saved {
  readonly data: EventType;
  readonly etag: string | null;
}

/** A kind of meeting beside what it offers: each change shows at once which times there are, and why others are not. */
export function Page() {
  const { eventTypeId } = useParams();
  const choices = useQuery({ queryKey: [...keys.schedules, 'choices'], queryFn: ({ signal }) => loadChoices(signal) });
  return (
    <Loaded query={choices} what="the meeting" kind="form">
      {(loaded) =>
        eventTypeId === undefined ? <NewType choices={loaded} /> : <SavedType key={eventTypeId} id={eventTypeId} choices={loaded} />
      }
    </Loaded>
  );
}

async function loadChoices(signal: AbortSignal): Promise<Choices> {
  const [schedules, hosts, types] = await Promise.all([
    api.listSchedules({ signal }),
    api.listHosts({ signal }),
    api.listEventTypes({ query: {}, signal }),
  ]);
  return { schedules: schedules.data, hosts: hosts.data, types: types.data };
}

function NewType({ choices }: { readonly choices: Choices }) {
  const { nav, tenant } = usePlugin();
  const cache = useQueryClient();
  const create = async (body: NewEventType) => {
    // Who begins has no hours yet: the week of a shop is a good beginning.
    const schedule_id = body.schedule_id || (await api.createSchedule({ body: { name: 'Studio hours', ...weekOf(tenant.tz) } })).data.id;
    return api.createEventType({ body: { ...body, schedule_id } });
  };
  return (
    <>
      <Head title="New kind of meeting" />
      <Editor
        name="new-event-type"
        id={null}
        initial={{
          ...blank,
          schedule_id: choices.schedules[0]?.id ?? 0,
          hosts: choices.hosts.slice(0, 1).map((host) => ({ member_id: host.id, weight: 1 })),
        }}
        choices={choices}
        submitLabel="Offer it"
        submit={create}
        onSaved={({ data }) => {
          void cache.invalidateQueries({ queryKey: keys.types });
          nav.go(nav.href('event_type', { eventTypeId: data.id }));
        }}
      />
    </>
  );
}

function SavedType({ id, choices }: { readonly id: string; readonly choices: Choices }) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const found = useQuery({
    queryKey: keys.type(id),
    queryFn: async ({ signal }): Promise<Saved> => api.getEventType({ params: { id }, signal }),
  });
  return (
    <Loaded query={found} what="the meeting" kind="form">
      {({ data, etag }) => (
        <>
          <Head title={data.name} path={data.public_path} />
          <Editor
            name={`event-type:${id}`}
            key={data.version}
            id={data.id}
            initial={written(data)}
            choices={choices}
            submitLabel="Save"
            submit={(body) => api.updateEventType({ params: { id }, body, ifMatch: etag ?? '*' })}
            onSaved={() => {
              ui.toast('success', 'The meeting is saved');
              void cache.invalidateQueries({ queryKey: keys.types });
            }}
          />
          <Embed path={data.public_path} />
        </>
      )}
    </Loaded>
  );
}

function Head({ title, path }: { readonly title: string; readonly path?: string }) {
  const { nav } = usePlugin();
  return (
    <PageHeader
      eyebrow={<Link to={nav.href('dashboard')}>Meetings</Link>}
      title={title}
      meta={
        path && (
          <a href={path} target="_blank" rel="noreferrer">
            {path}
          </a>
        )
      }
    />
  );
}

interface EditorProps {
  readonly name: string;
  readonly id: number | null;
  readonly initial: NewEventType;
  readonly choices: Choices;
  readonly submitLabel: string;
  readonly submit: (body: NewEventType) => Promise<{ data: EventType }>;
  readonly onSaved: (saved: { data: EventType }) => void;
}

function Editor({ name, id, initial, choices, submitLabel, submit, onSaved }: EditorProps) {
  const { tenant } = usePlugin();
  const [shown, setShown] = useState(initial);
  const [typed, setTyped] = useState<OpenHours | null>(null);
  const schedule = choices.schedules.find((one) => one.id === shown.schedule_id);
  const unsaved = typed ?? (schedule ? null : weekOf(tenant.tz));
  return (
    <div className="bf-beside">
      <div>
        <RecordForm
          name={name}
          initial={initial}
          submit={submit}
          onSaved={onSaved}
          submitLabel={submitLabel}
          failureTitle="The meeting was not saved"
        >
          {(values) => <TypeFields values={values} choices={choices} id={id} onValues={setShown} />}
        </RecordForm>
        {schedule && <HoursPanel key={`${schedule.id}-${schedule.version}`} schedule={schedule} onTyped={setTyped} />}
      </div>
      <Preview draft={shown} id={id} hours={unsaved} />
    </div>
  );
}

const weekOf = (tz: string): OpenHours => ({
  tz,
  rules: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '09:00', end: '17:00' })),
  overrides: [],
});

const blank: Omit<NewEventType, 'hosts' | 'schedule_id'> = {
  name: '',
  slug: '',
  description: '',
  duration_min: 60,
  location_kind: 'studio',
  location_text: '',
  color: 'iris',
  assignment: 'single',
  buffer_before_min: 15,
  buffer_after_min: 15,
  slot_step_min: 30,
  min_notice_min: 120,
  max_days_ahead: 60,
  daily_limit: null,
  weekly_limit: null,
  requires_confirmation: false,
  questions: [],
  price_cents: null,
  cancellation_window_h: 24,
  reminder_hours: [24, 1],
  creates_lead: true,
  blocked: [],
  when_full_id: null,
  active: true,
};

function written({
  id: _id,
  public_path: _path,
  created_at: _made,
  updated_at: _changed,
  archived_at: _gone,
  version: _version,
  ...fields
}: EventType): NewEventType {
  return fields;
}
