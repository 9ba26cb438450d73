import { addDays } from '@butterfly/contracts/days';
import type { MoneyOverview, Payment } from '@butterfly/contracts/payments';
import type { InvoiceRow } from '@butterfly/contracts/proposal_and_invoice';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay, saySpan, type Span } from '../../planner/dates';
import type { Ask } from '../../planner/reading/ask';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { backInTime, openBefore } from './span';

const MOST = 200;
const SHOWN = 8;
const CAME_IN =
  /\b(?:came|come|comes|coming|made|make|earn\w*|taken?|took|received?|revenue|income|turnover|paid|payments?|cash|eingenommen|einnahmen|verdient|umsatz|bezahlt|gezahlt|zahlungen?|eingegangen|ganamos|ganado|ingres\w*|pagaron|pagado|pagos?|cobr\w+)\b/;
const OWED =
  /\b(?:owes?|owed|owing|unpaid|outstanding|open|overdue|chase|haven't|hasn't|havent|hasnt|not paid|schuld\w*|offen\w*|unbezahlt\w*|uberfallig\w*|deb\w+|pendientes?|vencid\w+|due|fallig\w*)\b/;
const ISSUED = /\b(?:invoiced?|bill(?:ed)?|issued|abgerechnet|facturad\w+|facturamos)\b/;

/** What we pay is nothing that clients owe. */
const WE_PAY = /\b(?:did|do|have|had|must|should|can) we (?:already |still |ever )*(?:pay|paid|owe|spend|spent)\b/;

/** "More than 10 days late", "seit über 2 Wochen" */
function lateDaysIn(said: string): number | undefined {
  const [, count, unit = ''] =
    /\b(?:more than|over|longer than|mehr als|uber|langer als|mas de) (\d{1,3}) (days?|weeks?|months?|tagen?|wochen?|monaten?|dias|semanas|meses)\b/.exec(
      said,
    ) ?? [];
  if (count === undefined) return undefined;
  if (/^(?:w|sem)/.test(unit)) return Number(count) * 7;
  return /^m/.test(unit) ? Number(count) * 30 : Number(count);
}

type Amount = (cents: number) => string;

/** Money of the business: what came in, what is open, what was invoiced. Undefined: none of them is asked for. */
export async function moneyOfAll(job: Job, ask: Ask): Promise<Outcome | undefined> {
  const { text: said, objects } = ask;
  // Sending an invoice is no payment, and an amount would have to be heeded.
  if (/\b(?:go(?:es|ing)? out|send|sent|issue next)\b/.test(said) || (ask.numbers && !ask.amount && lateDaysIn(said) === undefined))
    return undefined;
  if (WE_PAY.test(said)) return undefined;
  if (objects.includes('refund') || objects.includes('profit')) return undefined;
  if (OWED.test(said)) return owed(job, ask);
  if (ISSUED.test(said) && ask.span) return issued(job, backInTime(ask.span, job.business.today));
  if (CAME_IN.test(said)) return cameIn(job, ask);
  return objects.includes('invoice') ? owed(job, ask) : undefined;
}

const amountOf =
  (job: Job): Amount =>
  (cents) =>
    money(cents, job.business);

async function namesOf(job: Job): Promise<ReadonlyMap<number, string>> {
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  return new Map((page?.results ?? []).map(({ id, name }) => [id, name]));
}

/** Invoices something is still to come of; the late ones first. */
async function owed(job: Job, asked: Ask): Promise<Outcome | undefined> {
  const ask = { ...asked, span: openBefore(asked.span, job.business.today) };
  const overview = await job.tools.read('payments.overview');
  const page = await readPage<InvoiceRow>(job, 'proposal_and_invoice.find_invoices', { page_size: MOST });
  if (overview.kind !== 'ok' || !page || page.count > page.results.length) return undefined;
  const of = overview.data as MoneyOverview;
  const [amount, names] = [amountOf(job), await namesOf(job)];
  const { today } = job.business;
  const open = page.results.filter(({ balance_cents: left, number, status }) => left > 0 && number !== null && status !== 'void');
  const lateBy = lateDaysIn(ask.text);
  const late = new Set(of.late.map(({ number }) => number));
  const isLate = ({ number }: InvoiceRow) => number !== null && late.has(number);
  const wanted = open
    .filter((row) => !ask.states.includes('overdue') || isLate(row))
    .filter(({ balance_cents: left }) => !ask.amount || ask.amount.holds(left))
    .filter(({ due_date: day }) => lateBy === undefined || (day !== null && addDays(day, lateBy) < today))
    .filter(({ due_date: day }) => !ask.span || (day !== null && day >= ask.span.from && day <= ask.span.to))
    .sort((a, b) => Number(isLate(b)) - Number(isLate(a)) || (a.due_date ?? '9').localeCompare(b.due_date ?? '9'));
  const sum = wanted.reduce((total, { balance_cents: left }) => total + left, 0);
  const what = `${ask.states.includes('overdue') ? 'overdue' : 'open'}${lateBy === undefined ? '' : ` by more than ${String(lateBy)} days`}${ask.amount ? ` ${ask.amount.says}` : ''}${ask.span ? `, ${saySpan(ask.span)}` : ''}`;
  const lines = wanted
    .slice(0, SHOWN)
    .map(
      (row) =>
        `- ${names.get(row.project_id) ?? row.title} · ${row.number ?? ''} · ${amount(row.balance_cents)}${sayDue(row.due_date, { isLate: isLate(row), today })}`,
    );
  const head =
    wanted.length === 0
      ? `No invoice is ${what}.`
      : `${String(wanted.length)} invoice${wanted.length === 1 ? ' is' : 's are'} ${what}, ${amount(sum)} in all:`;
  const rest = wanted.length > SHOWN ? [`… and ${String(wanted.length - SHOWN)} more.`] : [];
  return text(
    [
      head,
      ...lines,
      ...rest,
      ...(of.overdue_cents > 0 && !ask.span && !ask.amount && !ask.states.includes('overdue')
        ? [`Overdue of it: ${amount(of.overdue_cents)}.`]
        : []),
    ].join('\n'),
    {
      cards: {
        data: wanted
          .slice(0, SHOWN)
          .map(({ project_id: id, title }) => ({ id, name: names.get(id) ?? title, url: `/payments/dashboard/${String(id)}` })),
      },
    },
  );
}

function sayDue(due: string | null, { isLate, today }: { isLate: boolean; today: string }): string {
  if (due === null) return '';
  const before = due < today ? 'was due' : 'due';
  return ` · ${isLate ? 'overdue, was due' : before} ${sayDay(due)}`;
}

/** What came in between two days: payment by payment, or by whole months where there are too many. */
async function cameIn(job: Job, ask: Ask): Promise<Outcome | undefined> {
  const { today } = job.business;
  const span = backInTime(ask.span, today) ?? { from: `${today.slice(0, 7)}-01`, to: today, text: '' };
  const page = await readPage<Payment>(job, 'payments.find_payments', { page_size: MOST });
  if (!page) return undefined;
  const oldest = page.results.at(-1)?.received_on ?? today;
  if (page.count > page.results.length && oldest >= span.from) return monthsOf(job, span);
  const rows = page.results.filter(({ received_on: day }) => day >= span.from && day <= span.to);
  const [amount, names] = [amountOf(job), await namesOf(job)];
  const sum = rows.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const back = rows.reduce((total, { refunded_cents }) => total + refunded_cents, 0);
  const head =
    rows.length === 0
      ? `Nothing came in, ${saySpan(span)}.`
      : `${amount(sum)} came in, ${saySpan(span)}, in ${String(rows.length)} payment${rows.length === 1 ? '' : 's'}${back > 0 ? `; ${amount(back)} of it was paid back` : ''}:`;
  const lines = rows
    .slice(0, SHOWN)
    .map(
      ({ project_id: id, amount_cents, received_on }) =>
        `- ${sayDay(received_on)} · ${names.get(id) ?? 'a project'} · ${amount(amount_cents)}`,
    );
  const rest = rows.length > SHOWN ? [`… and ${String(rows.length - SHOWN)} more.`] : [];
  return text([head, ...lines, ...rest, ...(EARNED.test(ask.text) ? [await invoicedIn(job, span)] : [])].filter(Boolean).join('\n'));
}

const EARNED = /\b(?:make|made|earn\w*|revenue|turnover|income|verdient|umsatz|einnahmen|ganamos|ganado)\b/;
async function invoicedIn(job: Job, span: Span): Promise<string> {
  return (await issued(job, span))?.message.split('\n', 1)[0]?.replace(/:$/, '.') ?? '';
}

async function monthsOf(job: Job, span: Span): Promise<Outcome | undefined> {
  const overview = await job.tools.read('payments.overview');
  if (overview.kind !== 'ok') return undefined;
  const months = (overview.data as MoneyOverview).received.filter(
    ({ month }) => month >= span.from.slice(0, 7) && month <= span.to.slice(0, 7),
  );
  const wholeMonths = span.from.endsWith('-01') && months.length > 0 && months[0]?.month.slice(0, 7) === span.from.slice(0, 7);
  if (!wholeMonths) return undefined;
  const amount = amountOf(job);
  return text(
    `${amount(months.reduce((sum, { cents }) => sum + cents, 0))} came in:\n${months.map(({ month, cents }) => `- ${month.slice(0, 7)}: ${amount(cents)}`).join('\n')}`,
  );
}

async function issued(job: Job, span: Span | undefined): Promise<Outcome | undefined> {
  const page = await readPage<InvoiceRow>(job, 'proposal_and_invoice.find_invoices', { page_size: MOST });
  if (!page || !span || page.count > page.results.length) return undefined;
  const rows = page.results.filter(
    ({ issue_date: day, status }) => day !== null && day >= span.from && day <= span.to && status !== 'void',
  );
  const [amount, names] = [amountOf(job), await namesOf(job)];
  const sum = rows.reduce((total, { total_cents: cents }) => total + cents, 0);
  const lines = rows
    .slice(0, SHOWN)
    .map(
      ({ project_id: id, number, total_cents: cents, issue_date: day }) =>
        `- ${day ? sayDay(day) : ''} · ${names.get(id) ?? 'a project'} · ${number ?? ''} · ${amount(cents)}`,
    );
  return text(
    [
      rows.length === 0
        ? `Nothing was invoiced, ${saySpan(span)}.`
        : `${amount(sum)} was invoiced, ${saySpan(span)}, in ${String(rows.length)} invoice${rows.length === 1 ? '' : 's'}:`,
      ...lines,
    ].join('\n'),
  );
}
