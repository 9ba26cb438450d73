import { addDays } from '@butterfly/contracts/days';
import type { Payment } from '@butterfly/contracts/payments';
import { MONTH } from '../../planner/language/month-names';
import { words } from '../../planner/reading/cover';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { counted, listing, pageCard, type Topic } from './topic';

const MOST = 200;
/** Beginnings of the months in three languages, the longest that any of them needs. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan(?:uar|uary)?|enero)$/,
  /^(?:feb(?:ruar|ruary)?|febrero)$/,
  /^(?:mar(?:ch)?|marz|marzo)$/,
  /^(?:apr(?:il)?|abril)$/,
  /^(?:may|mai|mayo)$/,
  /^(?:jun[ei]?|junio)$/,
  /^(?:jul[yi]?|julio)$/,
  /^(?:aug(?:ust)?|agosto)$/,
  /^(?:sept?(?:ember)?|se[pt]?tiembre)$/,
  /^(?:o[ck]t(?:ober)?|octubre)$/,
  /^(?:nov(?:ember)?|noviembre)$/,
  /^(?:de[cz](?:ember)?|dic(?:iembre)?)$/,
];
export const monthOf = (word: string): number => MONTHS.findIndex((month) => month.test(word));

export interface Month {
  readonly from: string;
  readonly to: string;
  readonly word: string;
}

/** The last month of that number that has begun. */
function lastSuch(at: number, today: string, year: number | undefined): Month {
  const number = String(at + 1).padStart(2, '0');
  const own = Number(today.slice(0, 4));
  const of = year ?? (`${String(own)}-${number}` <= today.slice(0, 7) ? own : own - 1);
  const from = `${String(of)}-${number}-01`;
  const next = at === 11 ? `${String(of + 1)}-01-01` : `${String(of)}-${String(at + 2).padStart(2, '0')}-01`;
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${from}T00:00:00Z`));
  return { from, to: addDays(next, -1), word: name };
}

/** The two months a sentence names, as they were last, the earlier first. Undefined: there are not two. */
export function monthsIn(said: string, today: string): readonly [Month, Month] | undefined {
  const at = [...new Set((said.match(/\p{L}+/gu) ?? []).map(monthOf).filter((month) => month >= 0))];
  const years = said.match(/\b20\d\d\b/g) ?? [];
  if (at.length !== 2 || years.length > 1) return undefined;
  const year = years[0] === undefined ? undefined : Number(years[0]);
  const [first, second] = at.map((month) => lastSuch(month, today, year)).toSorted((a, b) => a.from.localeCompare(b.from));
  return first && second && [first, second];
}

/** What came in in two months that are named, and how much more in one of them. */
async function twoMonths(job: Job): Promise<Outcome | undefined> {
  const { today } = job.business;
  const [first, second] = monthsIn(plainLetters(job.turn.message), today) ?? [];
  if (!first || !second) return undefined;
  const page = await readPage<Payment>(job, 'payments.find_payments', { page_size: MOST });
  // Of more payments than are read a sum would be too small.
  if (!page || page.count > page.results.length) return undefined;
  const [one, other] = [cameIn(page.results, first), cameIn(page.results, second)];
  const say = (cents: number) => money(cents, job.business);
  const by = other.cents - one.cents;
  const more = by > 0 ? 'more' : 'less';
  const head =
    by === 0
      ? `The same came in in both months, ${say(one.cents)}`
      : `${say(Math.abs(by))} ${more} came in in ${second.word} than in ${first.word}`;
  const line = (month: Month, { cents, count, back }: Came) =>
    `${month.word}: ${say(cents)} in ${counted(count, 'payment')}${back > 0 ? `, ${say(back)} of it was paid back` : ''}${month.to >= today && month.from <= today ? ' (the month is not over)' : ''}`;
  return text(listing(`${head}:`, [line(first, one), line(second, other)]), pageCard('The payments', '/payments/dashboard'));
}

interface Came {
  readonly cents: number;
  readonly count: number;
  readonly back: number;
}
function cameIn(payments: readonly Payment[], { from, to }: Month): Came {
  const rows = payments.filter(({ received_on: day }) => day >= from && day <= to);
  const sum = (of: (row: Payment) => number) => rows.reduce((total, row) => total + of(row), 0);
  return { cents: sum(({ amount_cents: cents }) => cents), back: sum(({ refunded_cents: cents }) => cents), count: rows.length };
}

/** Two months side by side. */
export const TWO_MONTHS_TOPICS: readonly Topic[] = [
  {
    tool: 'payments.find_payments',
    yours: 'the payments',
    needs: [
      words(
        'income|revenue|takings|earnings|payments?|money|cash|came in|come in|coming in|received|collected|took in|taken in|earn(?:ed)?|turnover|einnahmen|einkunfte|zahlungen|geld|eingenommen|verdient|umsatz|ganamos|ganado|ingresos|pagos|dinero|cobros|cobramos|entro',
      ),
      words(
        'compare[ds]?|comparison|versus|vs\\.?|against|than|difference|next to|side by side|stack up|more|less|better|worse|vergleiche?n?|verglichen|im vergleich|gegen|gegenuber|unterschied|mehr|weniger|als|compara\\w*|contra|diferencia|mas|menos|que',
      ),
    ],
    beside: words(
      `${MONTH}|20\\d\\d|in|and|with|to|of|the|much|viel|cuanto|hemos|between|for|our|from|or|was|is|how|does|do|did|what|which|month|months|us|me|we|show|und|mit|im|zu|den|die|der|das|zwischen|von|unser\\w*|wie|haben|wir|kam|rein|y|con|los|las|el|la|de|en|entre|nuestros`,
    ),
    never: words('tax\\w*|due|forecast|expect\\w*|invoiced|average|costs?|spent|expenses?|bookings?|weddings?|leads?'),
    names: 'own',
    time: 'may',
    answer: (job, { names }) => (names.every((name) => monthOf(name) >= 0) ? twoMonths(job) : Promise.resolve(undefined)),
  },
];
