import type { Expense, ProjectMoney } from '@butterfly/contracts/payments';
import type { OrderPreview, OrderSummary, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import type { Overview } from '@butterfly/contracts/inventory';
import type { Timeline } from '@butterfly/contracts/project_view';
import type { Note, ProjectPerson, ProjectRow } from '@butterfly/contracts/tenant_crm';
import type { Venue } from '@butterfly/contracts/event_venues';
import { sayDay } from '../../planner/dates';
import type { Item, Kind } from '../asks/item';
import { PAPER_KINDS } from '../asks/paper-kinds';
import { proposals } from '../asks/proposals';
import { calendarItems, TALK_KINDS } from '../asks/talk-kinds';
import { readPage } from '../find-project';
import { money, type Job } from '../job';
import { wordsOf } from '../name-similarity';
import { readData } from '../topics/topic';
import type { Line, LineOf } from './line';

const MOST = 100;
const LONGEST_NOTE = 400;
type Of = Pick<ProjectRow, 'id' | 'name' | 'venue_text' | 'event_date'>;

/** All that the plugins a member may use know of one project, a line each. What cannot be read is left out: nothing is denied by it. */
export async function linesOfProject(job: Job, of: Of): Promise<readonly Line[]> {
  const sources = [timeline, calendar, notes, people, papers, recipes, orders, rentals, paid, expenses, venue];
  return (await Promise.all(sources.map((source) => source(job, of)))).flat();
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

async function timeline(job: Job, { id }: Of): Promise<readonly Line[]> {
  const of = await readData<Timeline>(job, 'project_view.timeline', { projectId: id });
  return (of?.entries ?? []).map(
    ({ title, day, minute, lane, done_at: done, responsible_id: who, responsible_text: other, place, note }) => {
      const doer = of?.people.find((one) => one.id === who)?.name ?? other;
      const when = [day ? sayDay(day) : '', minute === null ? '' : clock(minute)].filter(Boolean).join(' ');
      const told = [when, title, place, doer, note.replace(/\s+/g, ' ').slice(0, 160)].filter(Boolean).join(' · ');
      return { text: `${told}${done ? ' (done)' : ''}`, of: lane === 'event_day' ? 'event_day' : 'plan', day, minute };
    },
  );
}

async function calendar(job: Job, { id }: Of): Promise<readonly Line[]> {
  const scope = { projectId: id, names: [], text: '', past: false };
  const entries = (await calendarItems(job, scope)).map(({ item }) => item);
  const booked = job.tools.has(TALK_KINDS.meeting.tool) ? ((await TALK_KINDS.meeting.load(job, scope)) ?? []) : [];
  const lines = new Map([...entries, ...booked].filter(({ projectId }) => projectId === id).map((item) => [item.line, item]));
  return [...lines.values()].map(({ line, day }) => ({ text: line, of: 'calendar' as const, day }));
}

async function notes(job: Job, { id }: Of): Promise<readonly Line[]> {
  const page = await readPage<Note>(job, 'tenant_crm.project_notes', { subject_type: 'project', subject_id: id, page_size: 50 });
  return (page?.results ?? []).map(({ body }) => ({
    text: `Note: “${body.replace(/\s+/g, ' ').slice(0, LONGEST_NOTE)}”`,
    of: 'note' as const,
    day: null,
  }));
}

async function people(job: Job, { id }: Of): Promise<readonly Line[]> {
  const all = (await readData<ProjectPerson[]>(job, 'tenant_crm.project_people', { id })) ?? [];
  return all.map(({ first_name: first, last_name: last, role, email, phone_e164: phone, organization_name: firm }) => ({
    text: [`${first} ${last} (${role.replace(/\d/, '')})`, firm, phone, email].filter(Boolean).join(' · '),
    of: 'people' as const,
    day: null,
  }));
}

const PAPERS: readonly (readonly [kind: Kind, of: LineOf])[] = [
  [PAPER_KINDS.contract, 'paper'],
  [PAPER_KINDS.questionnaire, 'paper'],
  [PAPER_KINDS.request, 'request'],
  [PAPER_KINDS.mail, 'mail'],
  [proposals, 'proposal'],
  [TALK_KINDS.text, 'message'],
];

async function papers(job: Job, { id }: Of): Promise<readonly Line[]> {
  const scope = { projectId: id, names: [], text: '', past: false };
  const read = PAPERS.filter(([{ tool }]) => job.tools.has(tool)).map(async ([kind, of]) =>
    ((await kind.load(job, scope)) ?? []).filter(({ projectId }) => projectId === id).map((item) => lineOf(item, of)),
  );
  return (await Promise.all(read)).flat();
}

const lineOf = ({ line, day }: Item, of: LineOf): Line => ({ text: line, of, day });

async function recipes(job: Job, { id }: Of): Promise<readonly Line[]> {
  const book = await readData<RecipeBook>(job, 'floral_recipe_builder.book', { projectId: id });
  return (book?.recipes ?? [])
    .filter(({ deleted_at: gone, lines }) => gone === null && lines.length > 0)
    .map(({ name, quantity, lines, price }) => ({
      text: `${String(quantity)} × ${name}: ${lines.map(({ qty_milli: qty, name: flower }) => `${String(qty / 1_000)} ${flower}`).join(', ')} (${String(price.stems_milli / 1_000)} stems each)`,
      of: 'recipe' as const,
      day: null,
    }));
}

async function orders(job: Job, { id }: Of): Promise<readonly Line[]> {
  const made = (await readData<OrderSummary[]>(job, 'floral_recipe_builder.orders', { projectId: id })) ?? [];
  const open = await readData<OrderPreview>(job, 'floral_recipe_builder.to_order', { projectId: id });
  const amount = (cents: number) => money(cents, { currency: open?.currency ?? job.business.currency, locale: job.business.locale });
  return [
    ...made
      .filter(({ status }) => status !== 'cancelled')
      .map(({ number, supplier_name: supplier, status, total_cents: cents }) => ({
        text: `Ordered: ${number} · ${supplier} · ${status}${cents === undefined ? '' : ` · ${amount(cents)}`}`,
        of: 'order' as const,
        day: null,
      })),
    ...(open?.suppliers ?? []).flatMap(({ supplier_name: supplier, order_by: until, is_late: late, lines, total_cents: cents }) => {
      const wanted = lines.filter(({ net_units: net }) => net > 0);
      if (wanted.length === 0) return [];
      const what = wanted.map(({ name, net_units: net, unit }) => `${String(net)} ${unit}s ${name}`).join(', ');
      return [
        {
          text: `To order from ${supplier} by ${sayDay(until)}${late ? ', which is over' : ''}, ${amount(cents)}: ${what}`,
          of: 'order' as const,
          day: until,
        },
      ];
    }),
  ];
}

async function rentals(job: Job, { id }: Of): Promise<readonly Line[]> {
  const of = await readData<Overview>(job, 'inventory.overview');
  const out = (of?.leaving ?? []).filter(({ project_id: project }) => project === id);
  return out.map(({ item_name: item, qty, out_on: day }) => ({
    text: `${sayDay(day)} · ${String(qty)} × ${item} leaves the warehouse`,
    of: 'rental' as const,
    day,
  }));
}

async function paid(job: Job, { id }: Of): Promise<readonly Line[]> {
  const of = await readData<ProjectMoney>(job, 'payments.of_project', { projectId: id });
  if (!of || of.invoiced_cents === 0) return [];
  const amount = (cents: number) => money(cents, { currency: of.currency, locale: job.business.locale });
  const line = (text: string, day: string | null = null): Line => ({ text, of: 'money', day });
  return [
    line(
      `Invoiced ${amount(of.invoiced_cents)}, paid ${amount(of.paid_cents)}, open ${amount(Math.max(0, of.balance_cents))}${of.overdue_cents > 0 ? `, ${amount(of.overdue_cents)} of it overdue since ${String(of.days_overdue)} days` : ''}`,
    ),
    ...of.parts.map(({ label, due_on: due, amount_cents: cents, paid_cents: came }) =>
      line(
        `${label}: ${amount(cents)}${due ? `, due ${sayDay(due)}` : ''}, ${came >= cents ? 'paid' : `${amount(cents - came)} open`}`,
        due,
      ),
    ),
    ...of.refunds.map(({ amount_cents: cents, refunded_on: day, reason }) =>
      line(`${amount(cents)} paid back ${sayDay(day)} · ${reason}`, day),
    ),
  ];
}

async function expenses(job: Job, { id }: Of): Promise<readonly Line[]> {
  const page = job.tools.has('payments.expenses')
    ? await readPage<Expense>(job, 'payments.expenses', { project: id, page_size: MOST })
    : null;
  return (page?.results ?? [])
    .filter(({ archived_at: gone }) => gone === null)
    .map(({ vendor, category, amount_cents: cents, spent_on: day }) => ({
      text: `${sayDay(day)} · ${vendor} · ${category} · ${money(cents, job.business)}`,
      of: 'expense' as const,
      day,
    }));
}

const WEEKDAYS = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const onWeekday = (weekday: number | null): string => (weekday === null ? '' : ` on ${WEEKDAYS[weekday] ?? ''}s`);

async function venue(job: Job, { venue_text: place }: Of): Promise<readonly Line[]> {
  const page =
    place === '' || !job.tools.has('event_venues.find_venues')
      ? null
      : await readPage<Venue>(job, 'event_venues.find_venues', { page_size: 200 });
  const own = page?.results.find(({ name }) => wordsOf(name).every((word) => wordsOf(place).includes(word)));
  const line = (text: string): Line => ({ text, of: 'venue', day: null });
  if (!own) return place === '' ? [] : [line(`At ${place}`)];
  return [
    line(`${own.name}: ${own.address}`),
    ...own.windows.map(({ weekday, from, until }) => line(`${own.name} · inside from ${from} until ${until}${onWeekday(weekday)}`)),
    ...own.rules.map(({ text }) => line(`${own.name} · ${text}`)),
    ...own.contacts.map(({ name, role, phone }) => line([`${name} of ${own.name}`, role, phone].filter(Boolean).join(' · '))),
  ];
}
