import type { Calendar } from '@butterfly/contracts/calendar_meeting';
import { statuses, type Booking } from '@butterfly/contracts/event_meetings';
import type { Note } from '@butterfly/contracts/tenant_crm';
import type { Timeline } from '@butterfly/contracts/project_view';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import type { Conversation } from '@butterfly/contracts/twilio_communications';
import { sayDay } from '../../planner/dates';
import type { State } from '../../planner/reading/ask';
import { readPage } from '../find-project';
import type { Job } from '../job';
import { localDayOf, localTimeOf, type Item, type Kind, type Scope } from './item';

const MOST = 100;
const DAY_MS = 86_400_000;
/** So far the calendar is read in both directions. */
const DAYS_AROUND = 45;
const TIMELINES = 60;
const STANDS = new Set<string>(['pending', 'accepted', 'completed', 'no_show']);
const WITH_PEOPLE = /^(?:meeting|consultation|site_visit)$/;
const SORTS: readonly RegExp[] = [
  /consult|beratung|consulta/,
  /walk ?-?through/,
  /\bcalls?\b|telefonat|llamada/,
  /site visit|ortstermin/,
  /tasting|probe/,
];

const dayPlus = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Bookings of clients, and what stands in the calendar with people in it. */
const meetings: Kind = {
  ...{ tool: 'event_meetings.find_bookings', yours: 'the meetings', one: 'meeting', many: 'meetings', dayIs: 'on' },
  states: ['next', 'last', 'past'],
  load: async (job, of) => {
    const [ahead, before] = [await bookings(job, 'upcoming'), await bookings(job, 'past')];
    if (!ahead || !before) return null;
    const all = [
      ...[...before, ...ahead].map((row) => bookedItem(job, row)),
      ...(await calendarItems(job, of)).filter(({ kind }) => WITH_PEOPLE.test(kind)).map(({ item }) => item),
    ];
    const sort = SORTS.find((pattern) => pattern.test(of.text));
    return sort ? all.filter(({ name }) => sort.test(name.toLowerCase())) : all;
  },
};

const bookings = async (job: Job, when: 'upcoming' | 'past'): Promise<readonly Booking[] | null> =>
  (await readPage<Booking>(job, 'event_meetings.find_bookings', { when, page_size: MOST }))?.results.filter(({ status }) =>
    STANDS.has(status),
  ) ?? null;

function bookedItem({ business: { tz } }: Job, { id, start_at: at, name, title, status, project_id: projectId, outcome }: Booking): Item {
  const day = localDayOf(at, tz);
  const stands = status === 'accepted' ? '' : ` (${statuses[status].toLowerCase()})`;
  return {
    name: `${title} ${name}`,
    line: `${sayDay(day)} ${localTimeOf(at, tz)} · ${name} · ${title}${stands}${outcome ? ` – “${outcome.replace(/\s+/g, ' ').slice(0, 160)}”` : ''}`,
    projectId,
    people: [name],
    day,
    states: [...(status === 'completed' ? ['done' as const] : []), ...(status === 'no_show' ? ['lost' as const] : [])],
    url: `/event_meetings/bookings/${String(id)}`,
  };
}

/** Everything on the calendar around today, or about one project. */
export async function calendarItems(job: Job, { projectId }: Scope): Promise<{ item: Item; kind: string }[]> {
  if (!job.tools.has('calendar_meeting.entries')) return [];
  const { today, tz } = job.business;
  const span = job.plan.span;
  const answer = await job.tools.read('calendar_meeting.entries', {
    from: span?.from ?? dayPlus(today, -DAYS_AROUND),
    to: span?.to ?? dayPlus(today, DAYS_AROUND),
    ...(projectId === null ? {} : { project: projectId }),
  });
  const entries = answer.kind === 'ok' ? (answer.data as Calendar).entries : [];
  return entries
    .filter(({ layer }) => layer !== 'meetings' && layer !== 'busy')
    .map((entry) => ({
      kind: entry.layer === 'events' ? entry.kind : entry.layer,
      item: {
        name: `${entry.title} ${entry.kind.replace('_', ' ')}`,
        line: `${sayDay(entry.start_day)}${entry.start_at && !entry.all_day ? ` ${localTimeOf(entry.start_at, tz)}` : ''} · ${entry.title}${entry.layer === 'holds' ? ' (day held)' : ''}${entry.end_day !== entry.start_day ? ` (until ${sayDay(entry.end_day)})` : ''}`,
        projectId: entry.project_id,
        people: [entry.title],
        day: entry.start_day,
        states: [],
        ...(entry.link ? { url: entry.link } : {}),
      },
    }));
}

const calendar: Kind = {
  ...{
    tool: 'calendar_meeting.entries',
    yours: 'the calendar',
    one: 'entry of the calendar',
    many: 'entries of the calendar',
    dayIs: 'on',
  },
  states: ['next', 'last', 'past'],
  load: async (job, of) => {
    const booked = job.tools.has('event_meetings.find_bookings') ? await bookings(job, 'upcoming') : [];
    return [...(booked ?? []).map((row) => bookedItem(job, row)), ...(await calendarItems(job, of)).map(({ item }) => item)];
  },
};

const texts: Kind = {
  ...{
    tool: 'twilio_communications.find_conversations',
    yours: 'text messages',
    one: 'text conversation',
    many: 'text conversations',
    dayIs: 'last text',
  },
  states: ['unread', 'new', 'last', 'open', 'past'],
  load: async (job) => {
    const page = await readPage<Conversation>(job, 'twilio_communications.find_conversations', { page_size: MOST });
    return (
      page?.results.map((row) => ({
        name: row.contact_name ?? row.phone_e164,
        line: `${row.contact_name ?? row.phone_e164} · ${sayDay(localDayOf(row.last_at, job.business.tz))} · ${row.last_direction === 'out' ? 'we wrote' : 'they wrote'}: “${row.last_text.replace(/\s+/g, ' ').slice(0, 200)}”${row.unread > 0 ? ' (unread)' : ''}`,
        projectId: row.project_id,
        people: [row.contact_name ?? row.phone_e164],
        day: localDayOf(row.last_at, job.business.tz),
        states: [
          ...(row.unread > 0 ? (['unread', 'new', 'open'] as const) : []),
          ...(row.last_direction === 'in' ? (['done'] as const) : []),
        ],
        url: '/twilio_communications',
      })) ?? null
    );
  },
};

const tasks: Kind = {
  ...{ tool: 'project_view.timeline', yours: 'the project timeline', one: 'task', many: 'tasks', dayIs: 'due' },
  states: ['open', 'overdue', 'done', 'next'],
  load: async (job, { projectId }) => {
    const rows = projectId === null ? await projectsAhead(job) : [projectId];
    const items: Item[] = [];
    for (const id of rows) {
      const answer = await job.tools.read('project_view.timeline', { projectId: id });
      if (answer.kind === 'ok') items.push(...tasksOf(answer.data as Timeline, projectId === null));
    }
    return items.sort((a, b) => (a.day ?? '9').localeCompare(b.day ?? '9'));
  },
};

async function projectsAhead(job: Job): Promise<number[]> {
  const { today } = job.business;
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', {
    from: today,
    to: dayPlus(today, 546),
    ordering: 'event_date',
    page_size: TIMELINES,
  });
  return (page?.results ?? []).map(({ id }) => id);
}

function tasksOf({ entries, people, today, project }: Timeline, withProject: boolean): Item[] {
  return entries
    .filter(({ lane }) => lane !== 'event_day')
    .map(({ title, day, done_at: done, responsible_id: id, responsible_text: other }) => {
      const who = people.find((one) => one.id === id)?.name ?? other;
      return {
        name: title,
        line: `${day ? `${sayDay(day)} · ` : ''}${title}${withProject ? ` · ${project.name}` : ''}${who ? ` · ${who}` : ''}`,
        projectId: project.id,
        people: who ? [who] : [],
        day,
        states: statesOfTask({ done: done !== null, late: day !== null && day < today }),
      };
    });
}

function statesOfTask({ done, late }: { done: boolean; late: boolean }): readonly State[] {
  if (done) return ['done'];
  return late ? ['open', 'overdue'] : ['open'];
}

const notes: Kind = {
  ...{ tool: 'tenant_crm.project_notes', yours: 'the project pipeline', one: 'note', many: 'notes', dayIs: 'written' },
  states: ['last', 'new'],
  load: async (job, { projectId }) => {
    const page = await readPage<Note>(
      job,
      'tenant_crm.project_notes',
      projectId === null ? { page_size: MOST } : { subject_type: 'project', subject_id: projectId, page_size: MOST },
    );
    return (
      page?.results.map(({ body, pinned, created_at: at, subject_id: id, subject_type: of }) => ({
        name: body,
        line: `${pinned ? 'Pinned: ' : ''}“${body.replace(/\s+/g, ' ').slice(0, 300)}”`,
        projectId: of === 'project' ? id : null,
        people: [],
        day: localDayOf(at, job.business.tz),
        states: [],
      })) ?? null
    );
  },
};

export const TALK_KINDS = { meeting: meetings, calendar, text: texts, task: tasks, note: notes } as const;
