import type { MoneyOverview, Payment, ProjectMoney } from '@butterfly/contracts/payments';
import type { InvoiceRow } from '@butterfly/contracts/proposal_and_invoice';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay, saySpan } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { peopleNamed } from '../asks/whom';
import { partsDueIn } from '../overview';
import { notRead } from '../papers/whose';
import { projectNamed } from './project-named';
import { counted, listing, readData, type Heard, type Topic } from './topic';

const MOST = 200;
const OF_PAYMENTS = { tool: 'payments.find_payments', yours: 'the payments' } as const;
const PAID = words(
  'over-? ?pa(?:id|y|ys|ying)|over-?payments?|paid|pays?|paying|payments?|money|transfer\\w*|deposits?|bezahlt|gezahlt|uberwiesen|zahlung\\w*|geld|pag\\w+|dinero|clients?|kunden?',
);
const SMALL = words(
  'how much(?: (?:was it|is it|exactly))?|people|says?|said|thinks?|claims?|claimed|tells? us|told us|wrote|writes|that|they|she|he|them|if|about|actually|really|did|have|has|sagt|behauptet|meint|dass|wie ?viel|dice|que|cuanto|anyone|anybody|us|ever|accident\\w*|by mistake|yet|already|by|die|los|las|familie|familia|right|somebody|someone',
);

/** Payments of which a part stands apart, with whose they are. */
interface Apart {
  readonly of: (payment: Payment) => number;
  readonly ofProject: (money: ProjectMoney) => number;
  /** "more than was asked for" */
  readonly says: string;
  readonly none: string;
}

const TOO_MUCH: Apart = {
  of: ({ credit_cents: cents }) => cents,
  ofProject: ({ credit_cents: cents }) => cents,
  says: 'more came than was asked for',
  none: 'has paid more than was asked for',
};
const DISPUTED: Apart = {
  of: ({ disputed_cents: cents }) => cents,
  ofProject: ({ disputed_cents: cents }) => cents,
  says: 'is in dispute',
  none: 'has a payment in dispute',
};
const PAID_BACK: Apart = {
  of: ({ refunded_cents: cents }) => cents,
  ofProject: ({ refunded_cents: cents }) => cents,
  says: 'was paid back',
  none: 'was paid anything back',
};

const apart =
  (kind: Apart) =>
  async (job: Job, { project }: Heard): Promise<Outcome> =>
    project ? apartOfProject(job, kind, project) : apartOfAll(job, kind);

/** Who it was may be named by somebody of several projects: then it is told of all. */
async function tooMuch(job: Job, heard: Heard): Promise<Outcome | undefined> {
  const { names, text: said } = heard;
  if (/\d/.test(said)) return undefined;
  const open = names.length === 0 && OF_THIS.test(said) ? job.turn.projectId : null;
  if (open !== null) {
    const project = await readData<ProjectRow>(job, 'tenant_crm.get_project', { id: open });
    return project && apart(TOO_MUCH)(job, { ...heard, project });
  }
  const project = names.length > 0 ? await projectNamed(job, names) : undefined;
  if (names.length > 0 && !project && (await peopleNamed(job, names)).length === 0) return undefined;
  return apart(TOO_MUCH)(job, { ...heard, project });
}

const OF_THIS = /\b(?:here|this|it|that|they|their|hier\w*|dies\w*|aqui|este|esta|esto)\b/;

async function apartOfAll(job: Job, { of, says, none }: Apart): Promise<Outcome> {
  const page = await readPage<Payment>(job, 'payments.find_payments', { page_size: MOST });
  if (!page) return text(notRead('The payments'));
  const names = await namesOf(job);
  const rows = page.results.filter((row) => of(row) > 0);
  const whole = page.count > page.results.length ? ` I looked at the last ${String(page.results.length)} payments.` : '';
  if (rows.length === 0) return text(`Nobody ${none}.${whole}`);
  const sum = rows.reduce((total, row) => total + of(row), 0);
  const lines = rows.map(
    (row) =>
      `${names.get(row.project_id) ?? 'a project'}: ${amount(job, of(row), row.currency)} of ${amount(job, row.amount_cents, row.currency)}, paid ${sayDay(row.received_on)}`,
  );
  return text(`${listing(`${money(sum, job.business)} ${says}:`, lines)}${whole}`);
}

async function apartOfProject(job: Job, { ofProject, says, none }: Apart, { id, name }: ProjectRow): Promise<Outcome> {
  const of = await readData<ProjectMoney>(job, 'payments.of_project', { projectId: id });
  if (!of) return text(notRead('The payments'));
  const cents = ofProject(of);
  const paid = `${amount(job, of.paid_cents, of.currency)} of ${amount(job, of.invoiced_cents, of.currency)} was paid`;
  const back = of.refunds.map(
    ({ refunded_on: day, reason, amount_cents: sum }) => `${sayDay(day)} · ${amount(job, sum, of.currency)} · ${reason}`,
  );
  const head =
    cents > 0
      ? `Yes: ${amount(job, cents, of.currency)} of ${name} ${says}.`
      : `No, ${name} ${none
          .replace(/^has/, 'has not')
          .replace(/^was paid anything/, 'was paid nothing')
          .replace('has not a', 'has no')}.`;
  const standing = of.invoiced_cents === 0 ? 'Nothing was invoiced yet.' : `${paid}.`;
  return text(listing(`${head} ${standing}`, cents > 0 && says === PAID_BACK.says ? back : []), {
    projectId: id,
    cards: { data: [{ id, name, url: `/payments/dashboard/${String(id)}` }] },
  });
}

const amount = ({ business }: Job, cents: number, currency: string): string => money(cents, { currency, locale: business.locale });

async function namesOf(job: Job): Promise<ReadonlyMap<number, string>> {
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  return new Map((page?.results ?? []).map(({ id, name }) => [id, name]));
}

/** What clients still have to pay, project by project. */
async function openInAll(job: Job): Promise<Outcome> {
  const overview = await readData<MoneyOverview>(job, 'payments.overview');
  const page = await readPage<InvoiceRow>(job, 'proposal_and_invoice.find_invoices', { page_size: MOST });
  if (!overview || !page) return text(notRead('The payments'));
  const names = await namesOf(job);
  const open = page.results
    .filter(({ balance_cents: left, number, status }) => left > 0 && number !== null && status !== 'void')
    .toSorted((a, b) => (a.due_date ?? '9').localeCompare(b.due_date ?? '9'));
  const late = new Set(overview.late.map(({ number }) => number));
  const lines = open.map(
    (row) =>
      `${names.get(row.project_id) ?? row.title} · ${amount(job, row.balance_cents, row.currency)}${row.number !== null && late.has(row.number) ? ' · overdue' : ''}`,
  );
  const head = `${amount(job, overview.open_cents, overview.currency)} is open in all, ${amount(job, overview.overdue_cents, overview.currency)} of it overdue:`;
  return text(listing(overview.open_cents === 0 ? 'Nothing is open.' : head, lines));
}

/** What clients were asked for that is due in a time to come. */
async function expected(job: Job, { span }: Heard): Promise<Outcome | undefined> {
  if (!span || span.to <= job.business.today) return undefined;
  const due = await partsDueIn(job, span);
  if (!due) return text(notRead('The payments'));
  const lines = due.map(({ line }) => line);
  const overview = await readData<MoneyOverview>(job, 'payments.overview');
  const late =
    overview && overview.overdue_cents > 0 ? `\nOverdue from before: ${amount(job, overview.overdue_cents, overview.currency)}.` : '';
  if (lines.length === 0) return text(`No payment is due, ${saySpan(span)}.${late}`);
  const sum = money(
    due.reduce((total, { cents }) => total + cents, 0),
    job.business,
  );
  return text(`${listing(`${sum} is due, ${saySpan(span)}, in ${counted(lines.length, 'payment')}:`, lines)}${late}`);
}

async function leftOf(job: Job, { project }: Heard): Promise<Outcome | undefined> {
  if (!project) return undefined;
  const of = await readData<ProjectMoney>(job, 'payments.of_project', { projectId: project.id });
  if (!of) return text(notRead('The payments'));
  const say = (cents: number) => amount(job, cents, of.currency);
  const next = of.next_due ? ` Next, ${say(of.next_due.cents)} is due on ${sayDay(of.next_due.due_on)}.` : '';
  return text(
    `${project.name} has paid ${say(of.paid_cents)} of ${say(of.invoiced_cents)}; ${say(Math.max(0, of.balance_cents))} is left to pay.${next}`,
    { projectId: project.id, cards: { data: [{ id: project.id, name: project.name, url: `/payments/dashboard/${String(project.id)}` }] } },
  );
}

/** Questions about money that stands apart, that is open or that is still to come. */
export const MONEY_TOPICS: readonly Topic[] = [
  {
    ...OF_PAYMENTS,
    needs: [
      words(
        'over-? ?paid|over-?pay(?:ing|s)?|over-?payments?|too much|paid twice|double paid|uberzahlt|zu ?viel|de mas|demasiado|dos veces',
      ),
      PAID,
    ],
    beside: SMALL,
    names: 'own',
    answer: tooMuch,
  },
  {
    ...OF_PAYMENTS,
    needs: [words('in dispute|disput\\w+|charge ?backs?|contested|angefochten|strittig\\w*|ruckbuchung\\w*|en disputa|disputad[oa]s?')],
    beside: words(`${PAID.source}|${SMALL.source}`),
    names: 'may',
    answer: apart(DISPUTED),
  },
  {
    ...OF_PAYMENTS,
    needs: [
      words(
        'refund\\w*|(?:money|deposit|cash|retainer) back|paid back|pay back|zuruckgezahlt|zuruckuberwiesen|ruckerstatt\\w*|reembols\\w+|devolv\\w+|devuelto',
      ),
    ],
    beside: words(`${PAID.source}|${SMALL.source}|ihr|sein|su|give|gave|given|get|got|send|sent|wir|haben|their`),
    never: words('can|could|should|how do'),
    names: 'may',
    answer: apart(PAID_BACK),
  },
  {
    ...OF_PAYMENTS,
    needs: [
      words('outstanding|owed|unpaid|still open|open|receivables?|offen\\w*|ausstehend\\w*|pendientes?|por cobrar'),
      words(
        'total|totals?|in total|altogether|all together|overall|everything|across the board|in all|sum|insgesamt|gesamt\\w*|alles zusammen|en total|suma',
      ),
    ],
    beside: words(
      `${PAID.source}|across|projects?|jobs?|clients?|balances?|invoices?|rechnungen|facturas|saldo|amount|figure|wie ?viel|cuanto|how much`,
    ),
    names: 'none',
    answer: (job) => openInAll(job),
  },
  {
    ...OF_PAYMENTS,
    needs: [
      words(
        'coming in|come in|comes in|expect\\w*|due|owed|get paid|forecast|kommt|rein|fallig\\w*|erwart\\w*|entra\\w*|vence\\w*|cobrar\\w*',
      ),
      words('cash|money|payments?|income|instal+ments?|geld|zahlung\\w*|dinero|pagos?'),
    ],
    beside: words('how much|wie ?viel|cuanto|total|herein|vamos|amount|much'),
    names: 'none',
    time: 'must',
    answer: expected,
  },
  {
    ...OF_PAYMENTS,
    needs: [words("what'?s left|whats left|left|remaining|the rest|still open|outstanding|davon|rest|offen|noch|queda|falta|resta")],
    beside: words(
      'how much|wie ?viel|cuanto|schon da|still|noch|open|paid|pay|to pay|of (?:it|that)|bezahlt|gezahlt|eingegangen|da|ya|todavia|pagar',
    ),
    never: words('tasks?|to do|done|aufgaben|tareas'),
    names: 'may',
    after: ['payment', 'invoice'],
    answer: leftOf,
  },
];
