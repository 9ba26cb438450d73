import type { InvoiceRow } from '@butterfly/contracts/proposal_and_invoice';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { profitOf } from '../asks/money-of-project';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { listing, type Heard, type Topic } from './topic';

const MOST = 200;
const DAY_MS = 86_400_000;

/** Everybody who still has something to pay: what is overdue first, then by the day it is due. */
async function whoOwes(job: Job, { text: said }: Heard): Promise<Outcome> {
  const page = await readPage<InvoiceRow>(job, 'proposal_and_invoice.find_invoices', { page_size: MOST });
  if (!page || page.count > page.results.length) return text(notRead('The invoices'));
  const projects = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  const names = new Map((projects?.results ?? []).map(({ id, name }) => [id, name]));
  const open = page.results
    .filter(({ balance_cents: left, number, status }) => left > 0 && number !== null && status !== 'void')
    .toSorted((a, b) =>
      said.search(BY_AMOUNT) >= 0 ? b.balance_cents - a.balance_cents : (a.due_date ?? '9').localeCompare(b.due_date ?? '9'),
    );
  if (open.length === 0) return text('Nobody owes you anything.');
  const lines = open.map((row) => {
    const sum = money(row.balance_cents, { currency: row.currency, locale: job.business.locale });
    return `${names.get(row.project_id) ?? row.title} · ${sum} · ${dueOf(row, job.business.today)}`;
  });
  const rows = open.map(({ project_id: id, title }) => ({ id, name: names.get(id) ?? title, url: `/payments/dashboard/${String(id)}` }));
  return text(listing(`${String(open.length)} invoice${open.length === 1 ? ' is' : 's are'} not paid in full:`, lines, MOST), {
    cards: { data: rows },
  });
}

const BY_AMOUNT = words(
  'biggest|largest|by (?:amount|sum|size|how much)|the most first|nach (?:betrag|summe|hohe)|por (?:importe|cantidad|monto)',
);

function dueOf({ due_date: due }: InvoiceRow, today: string): string {
  if (due === null) return 'no due date';
  const days = Math.round((Date.parse(today) - Date.parse(due)) / DAY_MS);
  return days > 0 ? `overdue for ${String(days)} days, since ${sayDay(due)}` : `due by ${sayDay(due)}, not overdue`;
}

/** “What did we make on it”: what is left of the money after the costs. */
const made = async (job: Job, { project }: Heard): Promise<Outcome | undefined> =>
  project && profitOf(job, { id: project.id, name: project.name });

/** Questions about who owes, and what a job has brought in. */
export const OWED_TOPICS: readonly Topic[] = [
  {
    tool: 'proposal_and_invoice.find_invoices',
    yours: 'the invoices',
    needs: [
      words(
        "who(?:'s| is| are| all)?(?: still)?(?: owes?| owing)(?: us| me)?|wer schuldet uns|quien(?:es)? nos deben?|who (?:has|have)(?:n'?t| not)(?: yet)? paid(?: us)?|wer hat (?:noch )?nicht (?:be|ge)zahlt|who(?:'s| is| are)? (?:all )?(?:still )?behind(?: on| with)?(?: (?:their )?payments?)?|debtors|open balances|wer schuldet|quien(?:es)? (?:todavia )?(?:nos )?deben?|who has (?:open|unpaid) (?:balances?|invoices?|bills?)",
      ),
    ],
    beside: words(
      `${BY_AMOUNT.source}|money|still|any|yet|all|at the moment|right now|cash|geld|noch|etwas|dinero|todavia|aun|algo|everyone|everybody|list|and|how much|what|(?:sort(?:ed)?|order(?:ed)?|ranked|grouped|listed)(?: it| them)?|by|with|how late(?: they are| it is)?|the (?:latest|oldest|longest|worst)(?: one| ones)?|lateness|due date|days (?:late|overdue)|age|oldest|longest|first|for how long|since when|uns|sortiert|geordnet|nach|verzug|falligkeit|wie ?viel|seit wann|ordenad[oa]s?|por|retraso|atraso|antiguedad|cuanto|nos|y|und`,
    ),
    never: words('(?<!days )overdue|(?<!how |days )late|most(?! first)|least|contract'),
    names: 'none',
    answer: whoOwes,
  },
  {
    tool: 'payments.profit',
    yours: 'the costs',
    needs: [
      words('(?:did|do|have|will) (?:we|i) (?:make|made|earn|earned|net|clear)|we (?:made|earned)|haben wir verdient|ganamos|hemos ganado'),
    ],
    beside: words(
      'what|how much|on|with|from|at|for|money|profit|wedding|memorial|gala|benefit|party|job|event|an|der|die|das|was|wie ?viel|hochzeit|cuanto|con|la|boda|after|costs|it',
    ),
    names: 'project',
    answer: made,
  },
];
