import type { Booking } from '@butterfly/contracts/event_meetings';
import type { ContactRow, LeadRow, ProjectPerson } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import type { MeetingOrder } from '../../planner/reading/meeting-order';
import type { Outcome } from '../../runs/turn';
import { ask } from '../confirmed-change';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { projectsIn } from '../mentions';
import { wordsOf } from '../name-similarity';
import { notYours } from '../papers/whose';
import { freeAt } from './free-at';

/** Who decides about an event, as a role of its people. */
const CLIENT = /partner|client|host|contact|billing/i;

type Book = Extract<MeetingOrder, { kind: 'book' }>;
interface Invited {
  readonly name: string;
  readonly email: string;
}

/** A meeting at a time that is free; where no time was said, the free ones of that day. */
export async function bookMeeting(job: Job, { who, sort, when }: Book): Promise<Outcome> {
  if (!job.tools.has('event_meetings.book')) return text(notYours('the meetings'));
  const called = await peopleCalled(job, who);
  const people = called.length > 0 ? called : await peopleOfProject(job, who);
  const [person, ...others] = people;
  if (others.length > 0) return text(`Whom do you mean: ${people.map(({ name, email }) => `${name} (${email})`).join(', ')}?`);
  if (!person)
    return text(`I know nobody called “${who}” with an e-mail address, and the confirmation of a meeting goes there. Who is it?`);
  if (!when.span || when.span.from !== when.span.to) return text(`On which day shall the ${sort} with ${person.name} be?`);
  const day = when.span.from;
  const free = await freeAt(job, { day, time: when.time, after: when.after, part: when.part, sort: sortOf(sort) });
  if (free.kind === 'ask') return text(`With ${person.name}: ${free.say} Nothing was booked.`);
  return ask(
    job,
    'event_meetings.book',
    { event_type_id: free.typeId, start_at: free.startAt, name: person.name, email: person.email },
    {
      say: `I would book “${free.title}” with ${person.name} on ${sayDay(day)} at ${free.time}. ${person.name} gets an e-mail about it.`,
      details: [
        { label: 'Meeting', value: `${free.title}, ${String(free.minutes)} minutes` },
        { label: 'With', value: `${person.name}, ${person.email}` },
        { label: 'When', value: `${sayDay(day)} ${free.time}` },
      ],
    },
  );
}

/** “30 min call” is looked for as a call. */
const sortOf = (sort: string): string =>
  sort
    .replace(/^\d{1,3}[- ]min\w* /i, '')
    .replace(/consult$/i, 'consultation')
    .replace(/^(?:phone|video|intro) (?=call)/i, '')
    .toLowerCase();

/** Who is called so and can be written to: whoever was here before, then leads, then the address book. */
async function peopleCalled(job: Job, who: string): Promise<readonly Invited[]> {
  const words = wordsOf(who);
  const [first = ''] = words;
  const found = [
    ...(await rows<Booking>(job, 'event_meetings.find_bookings', { page_size: 100 })).map(({ name, email }) => ({ name, email })),
    ...(await rows<LeadRow>(job, 'tenant_crm.find_leads', { page_size: 200 })).map(({ first_name: a, last_name: b, email }) => ({
      name: `${a} ${b}`.trim(),
      email: email ?? '',
    })),
    ...(await rows<Partial<ContactRow> & { name?: string }>(job, 'contact_management.find_clients', { search: first, page_size: 20 })).map(
      ({ name, first_name: a, last_name: b, email }) => ({ name: name ?? `${a ?? ''} ${b ?? ''}`.trim(), email: email ?? '' }),
    ),
  ].filter(({ name, email }) => email !== '' && words.every((word) => wordsOf(name).includes(word)));
  return [...new Map(found.map((one) => [one.email.toLowerCase(), one])).values()];
}

/** “Chen-Abbott” names an event: its client, else everybody of it who can be written to. */
async function peopleOfProject(job: Job, who: string): Promise<readonly Invited[]> {
  const [project, ...others] = await projectsIn(job, who);
  if (!project || others.length > 0) return [];
  const answer = await job.tools.read('tenant_crm.project_people', { id: project.id });
  const people = (answer.kind === 'ok' ? (answer.data as ProjectPerson[]) : []).filter(({ email }) => email !== null);
  const clients = people.filter(({ role }) => CLIENT.test(role));
  return (clients.length > 0 ? clients.slice(0, 1) : people).map(({ first_name: a, last_name: b, email }) => ({
    name: `${a} ${b}`.trim(),
    email: email ?? '',
  }));
}

const rows = async <T>(job: Job, tool: string, given: Readonly<Record<string, unknown>>): Promise<readonly T[]> =>
  job.tools.has(tool) ? ((await readPage<T>(job, tool, given))?.results ?? []) : [];
