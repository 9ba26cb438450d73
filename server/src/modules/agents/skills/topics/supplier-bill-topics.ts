import type { Expense } from '@butterfly/contracts/payments';
import type { Supplier } from '@butterfly/contracts/floral_recipe_builder';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay, saySpan } from '../../planner/dates';
import { plainLetters } from '../../planner/reading/plain-letters';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { backInTime } from '../asks/span';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { listing, readData, type Heard, type Topic } from './topic';

const MOST = 200;

/** What one supplier has billed, by the costs that were booked. */
async function billedBy(job: Job, { names, span: said }: Heard): Promise<Outcome | undefined> {
  if (names.length === 0) return undefined;
  const page = await readPage<Expense>(job, 'payments.expenses', { page_size: MOST });
  if (!page) return text(notRead('The costs'));
  const isNamed = (vendor: string) => names.every((name) => plainLetters(vendor).includes(name));
  const vendors = new Set(page.results.map(({ vendor }) => vendor).filter(isNamed));
  const known = vendors.size > 0 ? undefined : await knownSupplier(job, isNamed);
  if (vendors.size === 0 && known === undefined) return undefined;
  const span = backInTime(said, job.business.today);
  const rows = page.results.filter(
    ({ vendor, archived_at: gone, spent_on: day }) => isNamed(vendor) && gone === null && (!span || (day >= span.from && day <= span.to)),
  );
  const when = span ? `, ${saySpan(span)}` : '';
  const looked = page.count > page.results.length ? ` I looked at the last ${String(page.results.length)} costs.` : '';
  if (rows.length === 0)
    return text(
      `No bill of ${known ?? [...vendors].join(' or ')} is booked as a cost${when}.${looked} Flower orders are told with their project.`,
    );
  const projects = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  const say = (cents: number, currency: string) => money(cents, { currency, locale: job.business.locale });
  const lines = rows.map(
    ({ spent_on: day, amount_cents: cents, currency, category, note, project_id: id }) =>
      `${sayDay(day)} · ${say(cents, currency)} · ${category.replace(/_/g, ' ')} · ${projects?.results.find((row) => row.id === id)?.name ?? 'a project'}${note ? ` · ${note}` : ''}`,
  );
  const sum = rows.reduce((total, { amount_cents: cents }) => total + cents, 0);
  const who = [...new Set(rows.map(({ vendor }) => vendor))].join(' and ');
  return text(listing(`${who} billed ${say(sum, rows[0]?.currency ?? job.business.currency)}${when}, tax included:${looked}`, lines, 15));
}

async function knownSupplier(job: Job, isNamed: (name: string) => boolean): Promise<string | undefined> {
  if (!job.tools.has('floral_recipe_builder.suppliers')) return undefined;
  const all = await readData<readonly Supplier[]>(job, 'floral_recipe_builder.suppliers');
  return all?.find(({ name }) => isNamed(name))?.name;
}

/** Questions about what a supplier has billed. */
export const SUPPLIER_BILL_TOPICS: readonly Topic[] = [
  {
    tool: 'payments.expenses',
    yours: 'the costs',
    needs: [
      words(
        'bill(?:s|ed|ing)?|invoiced? us|charged? us|invoices? (?:from|of|by)|(?:did|have) we (?:pay|paid|spen[dt])|we (?:paid|spent|pay)|spen[dt]|(?:be|ge)rechnet|rechnung(?:en)? von|(?:be)?gezahlt|ausgegeben|cobro|nos (?:cobro|facturo)|facturas? de|pagamos|gastamos',
      ),
    ],
    beside: words(
      "what|how much|whats|what's|did|does|do|has|have|us|we|the|to|at|with|by|from|of|for|in|on|last|is|are|was|so far|in total|total|all|wie ?viel|was|hat|haben|uns|wir|bei|an|von|insgesamt|cuanto|que|nos|hemos|a|en|con|de|la|el|this",
    ),
    never: words('client|clients|wedding|flowers for|overdue|owes?|open|due|can|could|should|per|tax|split|draft'),
    names: 'own',
    time: 'may',
    answer: billedBy,
  },
];
