import type { Expense, ProjectMoney } from '@butterfly/contracts/payments';
import { sayDay, saySpan } from '../../planner/dates';
import type { Ask } from '../../planner/reading/ask';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead, notYours } from '../papers/whose';
import { backInTime } from './span';

interface ProfitOf {
  readonly currency: string;
  readonly revenue_cents: number;
  readonly costs_cents: number;
  readonly profit_cents: number;
  readonly costs: readonly { readonly category: string; readonly cents: number }[];
}
type Amount = (cents: number) => string;
const MOST_BILLS = 200;

const CAME = /\b(?:when|wann|cuando|last|latest|letzte\w*|ultim\w+)\b/;
const PAID_SUM = /\b(?:have|has|did|hat|haben|ha|han)\b.*\b(?:pa(?:y|id)|bezahlt|gezahlt|pagad\w+|pag\w+)\b/;
const DUE = /\b(?:next|due|fallig|faellig|nachste\w*|proxim\w+|vence)\b/;
/** “When is the last payment” is still to come; “when was it” has come. */
const LAST_DUE =
  /\b(?:is|are|'s|due|ist|es|vence|fallig\w*|will)\b.*\b(?:last|final|letzte\w*|ultim\w+)\b.*\b(?:payments?|instal+ments?|parts?|zahlung\w*|raten?|pagos?|cuotas?|plazos?)\b/;
const HAS_COME =
  /\b(?:was|were|did|came|come in|received?|paid|made|war|kam|eingegangen|bezahlt|gezahlt|fue|hizo|hicieron|pagaron|llego)\b/;
const DEPOSIT = /\b(?:deposits?|retainers?|anzahlung\w*|anticipo|senal|instal+ments?|first payment)\b/;

/** The answer to a question about the money of one project, and below it how its money stands. */
export async function moneyOfProject(job: Job, ask: Ask, project: { readonly id: number; readonly name: string }): Promise<Outcome> {
  if (ask.objects.includes('profit')) return profitOf(job, project);
  const answer = await job.tools.read('payments.of_project', { projectId: project.id });
  if (answer.kind !== 'ok') return text(answer.kind === 'missing' ? notYours('the payments') : notRead('The payments'));
  const of = answer.data as ProjectMoney;
  const amount: Amount = (cents) => money(cents, { currency: of.currency, locale: job.business.locale });
  const facts = [headOf(job, ask, { of, amount, name: project.name }), ...standing(of, amount)];
  const head = facts[0] ?? '';
  return text([...new Set(facts.filter((fact, at) => fact !== '' && (at === 0 || !head.includes(fact))))].join('\n'), {
    projectId: project.id,
    cards: { data: [{ id: project.id, name: project.name, url: `/payments/dashboard/${String(project.id)}` }] },
  });
}

interface Stands {
  readonly of: ProjectMoney;
  readonly amount: Amount;
  readonly name: string;
}

function headOf(job: Job, ask: Ask, stands: Stands): string {
  const { of, amount, name } = stands;
  if (ask.objects.includes('refund')) return refunds(stands);
  if (of.invoiced_cents === 0) return `Nothing was invoiced to ${name} yet, so nothing is open.`;
  if (LAST_DUE.test(ask.text) && !HAS_COME.test(ask.text)) return lastDue(stands);
  if (DEPOSIT.test(ask.text)) return partsOf(stands);
  if (ask.span && /\b(?:pa(?:y|id)|came|payments?|bezahlt|pag\w+)\b/.test(ask.text)) return paidIn(job, ask, stands);
  if (DUE.test(ask.text)) return dueOf(stands);
  if (CAME.test(ask.text)) return lastPaid(stands);
  if (ask.wants.includes('sum') && PAID_SUM.test(ask.text))
    return `${name} has paid ${amount(of.paid_cents)} of ${amount(of.invoiced_cents)}.`;
  if (
    ask.wants.includes('sum') &&
    /\b(?:total(?!.*\b(?:outstanding|open|owed|due|left|paid)\b)|invoiced?|bill(?:ed)?|was|charge\w*|cost|rechnung|gekostet|kostet\w*|factura\w*|costo)\b/.test(
      ask.text,
    )
  )
    return `${amount(of.invoiced_cents)} was invoiced to ${name}.`;
  if (ask.wants.includes('sum')) return of.balance_cents > 0 ? `${name} still owes ${amount(of.balance_cents)}.` : `${name} owes nothing.`;
  return paidOrNot(ask, stands);
}

function paidOrNot(ask: Ask, { of, amount, name }: Stands): string {
  if (ask.states.includes('overdue') && of.overdue_cents <= 0) return `Nothing of ${name} is overdue.`;
  if (of.balance_cents <= 0) return `Yes, ${name} has paid all: ${amount(of.paid_cents)}.`;
  if (of.paid_cents > 0)
    return `In part: ${name} has paid ${amount(of.paid_cents)} of ${amount(of.invoiced_cents)}, ${amount(of.balance_cents)} is still open.`;
  return `No, ${name} has paid nothing of ${amount(of.invoiced_cents)} yet.`;
}

function refunds({ of, amount, name }: Stands): string {
  if (of.refunds.length === 0) return `Nothing was paid back to ${name}.`;
  return `Yes, ${amount(of.refunded_cents)} was paid back to ${name}:\n${of.refunds.map(({ amount_cents, refunded_on, reason, status }) => `- ${sayDay(refunded_on)} · ${amount(amount_cents)} · ${reason}${status === 'succeeded' ? '' : ` (${status})`}`).join('\n')}`;
}

function partsOf({ of, amount, name }: Stands): string {
  const lines = of.parts.map(({ label, due_on, amount_cents, paid_cents, waived_cents }) => {
    const open = amount_cents - paid_cents - waived_cents;
    return `- ${label} · ${amount(amount_cents)}${due_on ? ` · due ${sayDay(due_on)}` : ''} · ${open <= 0 ? 'settled' : `${amount(open)} open`}`;
  });
  return `The parts ${name} was asked for:\n${lines.join('\n')}`;
}

function dueOf({ of, amount, name }: Stands): string {
  if (of.overdue_cents > 0) return `${amount(of.overdue_cents)} of ${name} is overdue already, since ${String(of.days_overdue)} days.`;
  return of.next_due
    ? `Next, ${amount(of.next_due.cents)} of ${name} is due on ${sayDay(of.next_due.due_on)}.`
    : `Nothing more of ${name} is due.`;
}

function lastDue(stands: Stands): string {
  const { of, amount, name } = stands;
  const open = of.parts.filter((part) => part.due_on !== null && part.amount_cents - part.paid_cents - part.waived_cents > 0);
  const last = open.toSorted((a, b) => (a.due_on ?? '').localeCompare(b.due_on ?? '')).at(-1);
  if (!last?.due_on) return `Nothing more of ${name} is due. ${lastPaid(stands)}`;
  return `The last payment of ${name} is ${amount(last.amount_cents - last.paid_cents - last.waived_cents)} (${last.label}), due on ${sayDay(last.due_on)}.`;
}

function lastPaid({ of, amount, name }: Stands): string {
  const [last] = of.payments;
  return last ? `${name} last paid on ${sayDay(last.received_on)}: ${amount(last.amount_cents)}.` : `${name} has not paid anything yet.`;
}

function paidIn(job: Job, ask: Ask, { of, amount, name }: Stands): string {
  const span = backInTime(ask.span, job.business.today);
  if (!span) return '';
  const inside = of.payments.filter(({ received_on: day }) => day >= span.from && day <= span.to);
  const sum = inside.reduce((total, { amount_cents }) => total + amount_cents, 0);
  return inside.length === 0 ? `${name} paid nothing ${saySpan(span)}.` : `${name} paid ${amount(sum)}, ${saySpan(span)}.`;
}

/** How its money stands, whatever was asked. */
function standing(of: ProjectMoney, amount: Amount): string[] {
  if (of.invoiced_cents === 0) return [];
  const [last] = of.payments;
  return [
    `Invoiced ${amount(of.invoiced_cents)}, paid ${amount(of.paid_cents)}, open ${amount(Math.max(0, of.balance_cents))}.`,
    of.overdue_cents > 0 ? `Overdue: ${amount(of.overdue_cents)}, since ${String(of.days_overdue)} days.` : '',
    of.next_due ? `Next due: ${amount(of.next_due.cents)} on ${sayDay(of.next_due.due_on)}.` : '',
    of.credit_cents > 0 ? `${amount(of.credit_cents)} more came than was asked for.` : '',
    of.refunded_cents > 0 ? `${amount(of.refunded_cents)} was paid back.` : '',
    last ? `Last payment: ${amount(last.amount_cents)} on ${sayDay(last.received_on)}.` : '',
  ];
}

export async function profitOf(job: Job, { id, name }: { readonly id: number; readonly name: string }): Promise<Outcome> {
  const answer = await job.tools.read('payments.profit', { projectId: id });
  if (answer.kind !== 'ok') return text(answer.kind === 'missing' ? notYours('the costs') : notRead('The costs'), { projectId: id });
  const of = answer.data as ProfitOf;
  const amount: Amount = (cents) => money(cents, { currency: of.currency, locale: job.business.locale });
  if (of.costs_cents === 0)
    return text(
      `No costs of ${name} are booked yet, so its margin is not known. ${amount(of.revenue_cents)} was invoiced without tax; the margin that is planned stands in its recipes.`,
      { projectId: id },
    );
  const costs = of.costs.map(({ category, cents }) => `- ${category}: ${amount(cents)}`);
  return text(
    [
      `${name} has cost ${amount(of.costs_cents)} without tax so far${await paidWithTax(job, id, amount)}; ${amount(of.revenue_cents)} was invoiced without tax, so ${amount(of.profit_cents)} is left.`,
      ...costs,
    ].join('\n'),
    { projectId: id },
  );
}

/** What stands on the bills, with their tax, where all of them could be read. */
async function paidWithTax(job: Job, project: number, amount: Amount): Promise<string> {
  if (!job.tools.has('payments.expenses')) return '';
  const page = await readPage<Expense>(job, 'payments.expenses', { project, page_size: MOST_BILLS });
  if (!page || page.count > page.results.length) return '';
  const bills = page.results.filter(({ archived_at: archived }) => archived === null);
  return ` (${amount(bills.reduce((sum, { amount_cents: cents }) => sum + cents, 0))} with it)`;
}
