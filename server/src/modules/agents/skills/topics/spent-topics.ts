import type { Expense, ExpenseCategory } from '@butterfly/contracts/payments';
import { saySpan } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { backInTime } from '../asks/span';
import { readPage } from '../find-project';
import { groupedBy } from '../grouped-by';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { counted, listing, pageCard, type Heard, type Topic } from './topic';

const MOST = 200;
const CATEGORIES: readonly (readonly [category: ExpenseCategory, said: string])[] = [
  ['flowers', 'flowers?|blooms?|stems|blumen|flores'],
  ['freelancers', 'freelancers?|freelance|helpers?|crew|staff|freie\\w*|aushilfen?|helfer|ayudantes|autonomos'],
  ['transport', 'transport\\w*|travel|gas|fuel|tolls?|van|driving|fahrt\\w*|benzin|sprit|gasolina|combustible'],
  ['rentals', 'rentals?|rented|hire|miete\\w*|alquiler\\w*'],
  ['hard_goods', 'hard goods|vases|supplies|sundries|hartware|material'],
  ['venue', 'venues?|location|lugar'],
  ['fees', 'fees?|gebuhren|comisiones|tarifas'],
];

/** What was booked as costs in a time, of one sort or by sorts. */
async function spent(job: Job, { text: said, span: heard }: Heard): Promise<Outcome> {
  const page = await readPage<Expense>(job, 'payments.expenses', { page_size: MOST });
  if (!page) return text(notRead('The costs'));
  const wanted = CATEGORIES.filter(([, pattern]) => said.search(words(pattern)) >= 0).map(([category]) => category);
  const span = backInTime(heard, job.business.today);
  const rows = page.results.filter(
    ({ category, archived_at: gone, spent_on: day }) =>
      gone === null && (wanted.length === 0 || wanted.includes(category)) && (!span || (day >= span.from && day <= span.to)),
  );
  const when = span ? `, ${saySpan(span)}` : '';
  const what = wanted.length === 0 ? '' : ` for ${wanted.map((one) => one.replace('_', ' ')).join(' and ')}`;
  const looked = page.count > page.results.length ? ` I looked at the last ${String(page.results.length)} costs.` : '';
  const card = pageCard('The costs', '/payments/expenses');
  if (rows.length === 0) return text(`No cost${what} is booked${when}.${looked}`, card);
  const say = (cents: number) => money(cents, { currency: rows[0]?.currency ?? job.business.currency, locale: job.business.locale });
  const total = (of: readonly Expense[]) => of.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  const groups = groupedBy(rows, ({ category, vendor }) => (wanted.length === 1 ? vendor : category.replace('_', ' ')));
  const lines = [...groups]
    .map(([name, of]) => ({ name, of, cents: total(of) }))
    .toSorted((a, b) => b.cents - a.cents)
    .map(({ name, of, cents }) => `${name}: ${say(cents)}${of.length > 1 ? `, ${counted(of.length, 'bill')}` : ''}`);
  return text(
    listing(`${say(total(rows))} was spent${what}${when}, tax included, by the costs that are booked.${looked}`, lines, 12),
    card,
  );
}

/** Questions about what was spent in a time. */
export const SPENT_TOPICS: readonly Topic[] = [
  {
    tool: 'payments.expenses',
    yours: 'the costs',
    needs: [words('spen[dt]|spending|expenses|costs? us|paid out|ausgegeben|ausgaben|gasto|gastos|gastamos|gastado')],
    beside: words(
      `how much|what|did|do|have|has|we|us|on|for|in|so far|total|in total|all|our|the|were|was|are|is|altogether|overall|money|and|wie ?viel|haben|wir|fur|insgesamt|unsere?|waren|cuanto|hemos|en|para|nuestros|los|total|went|${CATEGORIES.map(([, said]) => said).join('|')}`,
    ),
    never: words('clients?|couples?|per|average|wedding|budget|left|typical\\w*|normally|usually'),
    names: 'none',
    time: 'must',
    answer: spent,
  },
];
