import { addDays } from '@butterfly/contracts/days';
import type { MyTime } from '@butterfly/contracts/calendar_meeting';
import type { ProjectMoney } from '@butterfly/contracts/payments';
import type { InvoiceRow } from '@butterfly/contracts/proposal_and_invoice';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay, saySpan, type Span } from '../planner/dates';
import type { Outcome } from '../runs/turn';
import { calendarItems, TALK_KINDS } from './asks/talk-kinds';
import { readPage } from './find-project';
import { money, text, type Job } from './job';

const SHOWN = 12;
const MOST = 200;
/** So many projects are asked for the parts they still have to pay. */
const DEBTORS = 30;

interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Everything a time holds: events, meetings and the calendar, tasks that are due, payments that are due. What somebody may not see is left out. */
export async function overviewOf(job: Job, asksFor: Span): Promise<Outcome> {
  const span = aheadOf(asksFor, job.business.today);
  const asked = { ...job, plan: { ...job.plan, span } };
  const { events, part } = await eventsIn(asked, span);
  const parts = [part, await meetingsIn(asked, span), await tasksIn(asked, span), await paymentsIn(asked, span)];
  const said = parts.filter(({ lines }) => lines.length > 0).map(sayPart);
  const free = await freeOf(asked, span);
  const head =
    said.length === 0 ? `Nothing is planned, ${saySpan(span)}: no event, meeting, task or payment that you can see.` : `${saySpan(span)}:`;
  return text([head, ...said, free].filter(Boolean).join('\n'), {
    agenda: { from: span.from, to: span.to },
    ...(events.length > 0
      ? { cards: { data: events.slice(0, SHOWN).map(({ id, name }) => ({ id, name, url: `/tenant_crm/projects/${String(id)}` })) } }
      : {}),
  });
}

const WEEK = 7;
/** On its last day nobody asks what “this week” has held: what comes is wanted. */
const aheadOf = (span: Span, today: string): Span =>
  span.to === today && span.from < today && /\bthis week\b/i.test(span.text) ? { ...span, from: today, to: addDays(today, WEEK) } : span;

function sayPart({ title, lines }: Part): string {
  const more = lines.length > SHOWN ? [`… and ${String(lines.length - SHOWN)} more.`] : [];
  return [`${title} (${String(lines.length)}):`, ...lines.slice(0, SHOWN).map((line) => `- ${line}`), ...more].join('\n');
}

async function eventsIn(job: Job, { from, to }: Span): Promise<{ events: readonly ProjectRow[]; part: Part }> {
  if (from === to && job.tools.has('tenant_crm.date_load')) await job.tools.read('tenant_crm.date_load', { date: from });
  const page = job.tools.has('tenant_crm.find_projects')
    ? await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { from, to, ordering: 'event_date' })
    : null;
  const events = page?.results ?? [];
  const lines = events.map(
    ({ name, event_date: day, venue_text: venue }) =>
      `${day && from !== to ? `${sayDay(day)} · ` : ''}${name}${venue ? ` at ${venue}` : ''}`,
  );
  return { events, part: { title: 'Events', lines } };
}

/** What stands below under a name of its own is not told twice. */
const ELSEWHERE = new Set(['projects', 'payments']);

/** Meetings with clients, and everything else that stands in the calendar. */
export async function meetingsIn(job: Job, { from, to }: Span): Promise<Part> {
  const scope = { projectId: null, names: [], text: '', past: false };
  const booked = job.tools.has('event_meetings.find_bookings') ? await TALK_KINDS.meeting.load(job, scope) : [];
  const meetings = (booked ?? []).filter(({ day }) => day !== null && day >= from && day <= to);
  const entries = (await calendarItems(job, scope)).filter(({ kind }) => !ELSEWHERE.has(kind)).map(({ item }) => item);
  const rows = new Map([...meetings, ...entries].map((one) => [one.line, one.day ?? '']));
  return {
    title: 'Meetings and calendar',
    lines: [...rows].toSorted(([a, on], [b, other]) => on.localeCompare(other) || a.localeCompare(b)).map(([line]) => line),
  };
}

async function tasksIn(job: Job, { from, to }: Span): Promise<Part> {
  if (!job.tools.has('project_view.timeline')) return { title: 'Tasks due', lines: [] };
  const all = await TALK_KINDS.task.load(job, { projectId: null, names: [], text: '', past: false });
  const due = (all ?? []).filter(({ day, states }) => day !== null && day >= from && day <= to && states.includes('open'));
  return { title: 'Tasks due', lines: due.map(({ line }) => line) };
}

interface DuePart {
  readonly day: string;
  readonly line: string;
  readonly cents: number;
}

/** The parts clients were asked for that are due in a time, by their day; undefined where they could not be read. */
export async function partsDueIn(job: Job, { from, to }: Span): Promise<readonly DuePart[] | undefined> {
  if (!job.tools.has('payments.of_project') || !job.tools.has('proposal_and_invoice.find_invoices')) return undefined;
  const page = await readPage<InvoiceRow>(job, 'proposal_and_invoice.find_invoices', { page_size: MOST });
  const debtors = new Set(
    (page?.results ?? []).filter(({ balance_cents: left, status }) => left > 0 && status !== 'void').map(({ project_id: id }) => id),
  );
  const due: DuePart[] = [];
  for (const id of [...debtors].slice(0, DEBTORS)) {
    const answer = await job.tools.read('payments.of_project', { projectId: id });
    if (answer.kind !== 'ok') continue;
    const of = answer.data as ProjectMoney;
    const name = await nameOf(job, id);
    for (const { label, due_on: day, amount_cents: asked, paid_cents: paid, waived_cents: waived } of of.parts) {
      const cents = asked - paid - waived;
      if (day === null || day < from || day > to || cents <= 0) continue;
      const says = money(cents, { currency: of.currency, locale: job.business.locale });
      due.push({ day, cents, line: `${sayDay(day)} · ${name} · ${label} · ${says}` });
    }
  }
  return due.toSorted((a, b) => a.day.localeCompare(b.day));
}

async function paymentsIn(job: Job, span: Span): Promise<Part> {
  return { title: 'Payments due', lines: ((await partsDueIn(job, span)) ?? []).map(({ line }) => line) };
}

async function nameOf(job: Job, id: number): Promise<string> {
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  return page?.results.find((row) => row.id === id)?.name ?? 'a project';
}

/** On a single day: when whoever asks is free. */
async function freeOf(job: Job, { from, to }: Span): Promise<string> {
  if (from !== to || !job.tools.has('calendar_meeting.my_time') || !/\b(?:i|my|me|ich|mein\w*|tengo|mi)\b/i.test(job.turn.message))
    return '';
  const answer = await job.tools.read('calendar_meeting.my_time', { day: from });
  if (answer.kind !== 'ok') return '';
  const { free } = answer.data as MyTime;
  return free.length === 0
    ? 'You yourself have no free hour then.'
    : `You yourself are free ${free.map((one) => `${one.from}–${one.until}`).join(', ')}; colleagues have the rest of what is listed.`;
}
