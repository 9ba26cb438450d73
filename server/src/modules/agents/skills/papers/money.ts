import type { MoneyOverview, ProjectMoney } from '@butterfly/contracts/payments';
import { sayDay, saySpan } from '../../planner/dates';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job, type Skill } from '../job';
import { notRead, notYours, whose } from './whose';

const SHOWN = 8;
const NO_PAYMENTS = notYours('the payments');

/** What is owed, late, due and received: of a project that is named, else of the business. */
export const sayMoney: Skill = async (job) => {
  if (!job.tools.has('payments.overview')) return text(NO_PAYMENTS);
  const of = await whose(job);
  if (of.kind === 'ask') return text(of.say);
  return of.kind === 'one' ? moneyOf(job, of) : moneyOfAll(job);
};

const plain = (job: Job, currency: string) => (cents: number) => money(cents, { currency, locale: job.business.locale });

async function moneyOf(job: Job, { id, name }: { id: number; name: string }): Promise<Outcome> {
  const answer = await job.tools.read('payments.of_project', { projectId: id });
  if (answer.kind !== 'ok') return text(answer.kind === 'missing' ? NO_PAYMENTS : notRead('The payments'));
  const of = answer.data as ProjectMoney;
  const amount = plain(job, of.currency);
  const lines = [
    of.invoiced_cents === 0
      ? `Nothing was invoiced to ${name} yet.`
      : `${name}: ${amount(of.invoiced_cents)} invoiced, ${amount(of.paid_cents)} paid.`,
    of.balance_cents > 0 ? `Still open: ${amount(of.balance_cents)}.` : '',
    of.invoiced_cents > 0 && of.balance_cents <= 0 ? 'All of it is paid, nothing is open.' : '',
    of.overdue_cents > 0 ? `Overdue: ${amount(of.overdue_cents)}, since ${of.days_overdue} days.` : '',
    of.next_due ? `Next: ${amount(of.next_due.cents)} on ${sayDay(of.next_due.due_on)}.` : '',
    of.credit_cents > 0 ? `${amount(of.credit_cents)} more came than was asked for.` : '',
    of.refunded_cents > 0 ? `${amount(of.refunded_cents)} was paid back.` : '',
    of.payments[0] ? `The last payment came on ${sayDay(of.payments[0].received_on)}: ${amount(of.payments[0].amount_cents)}.` : '',
  ];
  return text(lines.filter(Boolean).join('\n'), { cards: { data: [{ id, name, url: `/payments/dashboard/${id}` }] } });
}

async function moneyOfAll(job: Job): Promise<Outcome> {
  const answer = await job.tools.read('payments.overview');
  if (answer.kind !== 'ok') return text(answer.kind === 'missing' ? NO_PAYMENTS : notRead('The payments'));
  const of = answer.data as MoneyOverview;
  const amount = plain(job, of.currency);
  const late = of.late.map(
    ({ project_name: name, number, due_on, open_cents }) => `- ${name} · ${number} · ${amount(open_cents)} · due ${sayDay(due_on)}`,
  );
  const lines = [
    late.length === 0 ? 'Nothing is overdue.' : `${amount(of.overdue_cents)} is overdue:\n${late.slice(0, SHOWN).join('\n')}`,
    late.length > SHOWN ? `… and ${late.length - SHOWN} more.` : '',
    `Open in all: ${amount(of.open_cents)}. Due in the next 7 days ${amount(of.due_this_week_cents)}, by the end of the month ${amount(of.due_this_month_cents)}.`,
    `Received this month: ${amount(of.received_this_month_cents)}.`,
    otherTime(job, of),
  ];
  const rows = of.late.slice(0, SHOWN).map(({ project_id: id, project_name: name }) => ({ id, name, url: `/payments/dashboard/${id}` }));
  return text(lines.filter(Boolean).join('\n'), rows.length > 0 ? { cards: { data: rows } } : {});
}

/** A month that was named is told where the overview knows it, and else not passed over. */
function otherTime(job: Job, { received, currency, today }: MoneyOverview): string {
  const { span } = job.plan;
  if (!span || span.from.slice(0, 7) === today.slice(0, 7) || span.from === today) return '';
  const of = received.find(({ month }) => month.slice(0, 7) === span.from.slice(0, 7));
  return of && span.from.slice(0, 7) === span.to.slice(0, 7)
    ? `Received in ${of.month.slice(0, 7)}: ${plain(job, currency)(of.cents)}.`
    : `I cannot narrow this down to ${saySpan(span)}.`;
}
