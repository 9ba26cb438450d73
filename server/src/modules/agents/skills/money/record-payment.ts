import type { ProjectMoney } from '@butterfly/contracts/payments';
import { sayDay } from '../../planner/dates';
import { currencySaid, moneySaid, type MoneySaid } from '../../planner/reading/money-said';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { ask } from '../confirmed-change';
import { money, text, type Job } from '../job';
import { readData } from '../topics/topic';
import { dayOfMoney, oneProjectOf, untimed } from '../project-of';

const TOOL = 'payments.record_payment';
const WAYS: readonly (readonly [method: string, name: string, said: RegExp])[] = [
  ['check', 'Check', /\b(?:checks?|cheques?|scheck)\b/],
  ['cash', 'Cash', /\b(?:cash|efectivo|in bar|bar (?:be|ge)zahlt|bar erhalten)\b/],
  ['card', 'Card', /\b(?:card|credit|debit|karte|tarjeta)\b/],
  ['ach', 'ACH', /\bach\b/],
  ['bank_transfer', 'Bank transfer', /\b(?:wired?|transfer\w*|bank|uberw\w*)\b/],
];

/**
 * “Lucía Reyes transferred the rest today, book it”: money that came, to be noted by a click. Undefined: somebody may not, or a part of it is not
 * known, which is told by who asks.
 */
export async function recordPayment(job: Job): Promise<Outcome | undefined> {
  if (!job.tools.has(TOOL)) return undefined;
  const day = dayOfMoney(job);
  const said = moneySaid(untimed(job));
  if (day === undefined || said.kind === 'several') return undefined;
  const project = await oneProjectOf(job);
  if (!project)
    return said.kind === 'none' ? undefined : text('Whose payment is it? Say it with the name of the project. Nothing was changed.');
  const of = await readData<ProjectMoney>(job, 'payments.of_project', { projectId: project.id });
  if (!of) return undefined;
  const currency = currencySaid(job.turn.message);
  if (currency !== undefined && currency !== of.currency)
    return text(`The money of ${project.name} is kept in ${of.currency}. How much is it in that? Nothing was changed.`);
  const cents = centsOf(said, { of, isOverdue: /\b(?:overdue|late|uberfallig\w*|vencid\w*)\b/.test(plainLetters(job.turn.message)) });
  const amount = (value: number) => money(value, { currency: of.currency, locale: job.business.locale });
  if (cents === undefined)
    return text(`How much came for ${project.name}? ${amount(Math.max(0, of.balance_cents))} is open. Nothing was changed.`);
  if (cents <= 0) return text(`${project.name} owes nothing, so there is no rest to record. Nothing was changed.`);
  const [method, way] = WAYS.find(([, , words]) => words.test(plainLetters(job.turn.message))) ?? ['other', 'not said'];
  const beyond = cents - Math.max(0, of.balance_cents);
  const more = beyond > 0 ? ` That is ${amount(beyond)} more than is open, and would be kept as credit.` : '';
  return {
    ...ask(
      job,
      TOOL,
      { project_id: project.id, amount_cents: cents, method, received_on: day },
      {
        say: `I would record a payment of ${amount(cents)} for ${project.name}.${more}`,
        details: [
          { label: 'Project', value: project.name },
          { label: 'Amount', value: amount(cents) },
          { label: 'Way', value: way },
          { label: 'Came', value: sayDay(day) },
          { label: 'Open then', value: amount(Math.max(0, of.balance_cents - cents)) },
        ],
        projectId: project.id,
      },
    ),
    heeded: HEEDED,
  };
}

const HEEDED = [
  'record',
  'book',
  'enter',
  'rest',
  'balance',
  'paid',
  'transferred',
  'wired',
  'payment',
  'bank',
  'invoice',
  'overdue',
  'deposit',
  'came',
];

/** Undefined: it was not said. */
function centsOf(said: MoneySaid, { of, isOverdue }: { of: ProjectMoney; isOverdue: boolean }): number | undefined {
  if (said.kind === 'cents') return said.cents;
  if (said.kind === 'rest') return isOverdue && of.overdue_cents > 0 ? of.overdue_cents : Math.max(0, of.balance_cents);
  if (said.kind !== 'deposit') return undefined;
  const [first] = of.parts.filter((part) => part.amount_cents - part.paid_cents - part.waived_cents > 0);
  return first && first.amount_cents - first.paid_cents - first.waived_cents;
}
