import { addDays } from '@butterfly/contracts/days';
import type { Payment } from '@butterfly/contracts/payments';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay, type Span } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { backInTime } from '../asks/span';
import { readPage } from '../find-project';
import { moneyDueIn } from './due-topics';
import { money, text, type Job } from '../job';
import { counted, listing, pageCard, type Heard, type Topic } from './topic';

const MOST = 200;
const COMPARES = 'compared?|than|versus|vs|before|previous|more or less|better|im vergleich|verglichen|mehr|als|vorher|comparado|que|mas';

type Days = Pick<Span, 'from' | 'to'>;
interface Came {
  readonly rows: readonly Payment[];
  readonly cents: number;
  readonly back: number;
}

const cameIn = (payments: readonly Payment[], { from, to }: Days): Came => {
  const rows = payments.filter(({ received_on: day }) => day >= from && day <= to);
  return {
    rows,
    cents: rows.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
    back: rows.reduce((sum, { refunded_cents: cents }) => sum + cents, 0),
  };
};

/** The same length of time before (-1) or after (1) it; of a whole month or year, the next or the last one. */
function beside({ from, to }: Days, step: -1 | 1): Days {
  const isWhole = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
  if (isWhole) {
    const [first, last] = [from, addDays(to, 1)].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1) as [
      number,
      number,
    ];
    const ahead = step * (last - first);
    return { from: firstOf(first + ahead), to: addDays(firstOf(last + ahead), -1) };
  }
  const days = step * (Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
  return { from: addDays(from, days), to: addDays(to, days) };
}
const firstOf = (month: number): string => `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}-01`;

const THIS = /\b(?:this|so far|diese\w*|est[ea])\b/;

/** What has come is not asked of a time that lies ahead, unless it is said to have come. */
const HAS_COME = words(
  'came|did|was|were|has|have|had|collected|received|took|taken|kam|kamen|war|hat|haben|reingekommen|hereingekommen|eingegangen|eingenommen|entrado|entro|cobrado|cobramos|ingresado|recibido|recibimos',
);
const IS_TO_COME = words('should|shall|will|expected|still|soll|sollte|wird|werden|noch|deberia|debe|va|van');

const isAhead = (sentence: string, { from, to }: Days, today: string): boolean =>
  sentence.search(IS_TO_COME) >= 0 ? to > today : from > today && sentence.search(HAS_COME) < 0;

/** What was collected in a time, payment by payment, and in the time before it. */
async function collected(job: Job, { span: said, text: sentence }: Heard): Promise<Outcome | undefined> {
  const { today } = job.business;
  if (said && isAhead(sentence, said, today)) return moneyDueIn(job, { ...said, from: said.from < today ? today : said.from });
  const heard = backInTime(said, today);
  if (!heard || heard.from > today) return undefined;
  const isCompared = sentence.search(words(COMPARES)) >= 0;
  // “This month compared to last month”: the time that was heard may be the one it is compared with.
  const span = isCompared && heard.to < today && THIS.test(sentence) ? beside(heard, 1) : heard;
  const page = await readPage<Payment>(job, 'payments.find_payments', { page_size: MOST });
  // Of more payments than are read a sum would be too small.
  if (!page || page.count > page.results.length) return undefined;
  const [now, then] = [cameIn(page.results, span), cameIn(page.results, beside(span, -1))];
  const projects = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  const names = new Map((projects?.results ?? []).map(({ id, name }) => [id, name]));
  const say = (cents: number) => money(cents, job.business);
  const lines = now.rows.map(
    ({ project_id: id, amount_cents: cents, received_on: day }) => `${sayDay(day)} · ${names.get(id) ?? 'a project'} · ${say(cents)}`,
  );
  const back = now.back > 0 ? `, ${say(now.back)} of it was paid back` : '';
  const last = beside(span, -1);
  const earlier = `From ${sayDay(last.from)} to ${sayDay(last.to)}, the time before, it was ${say(then.cents)}${difference(job, now.cents - then.cents)}.`;
  const range = `${sayDay(span.from)} to ${sayDay(span.to)}`;
  const head =
    now.rows.length === 0
      ? `Nothing came in, ${range}.`
      : `${say(now.cents)} came in, ${range}, in ${counted(now.rows.length, 'payment')}${back}:`;
  return text(
    `${listing(head, lines, 12)}${isCompared || now.rows.length === 0 ? `\n${earlier}` : ''}`,
    pageCard('The payments', '/payments/dashboard'),
  );
}

function difference({ business }: Job, cents: number): string {
  if (cents === 0) return ', the same';
  return cents > 0 ? `, ${money(cents, business)} less than now` : `, ${money(-cents, business)} more than now`;
}

/** Questions about what came in. */
export const INCOME_TOPICS: readonly Topic[] = [
  {
    tool: 'payments.find_payments',
    yours: 'the payments',
    needs: [
      words(
        'how much|wie ?viel|cuanto|was(?= (?:kam|ist|kommt|soll|sollte) )|que(?= (?:entro|cobramos))|money|cash|payments?|income|geld|einnahmen|zahlungen|dinero|ingresos|pagos|collect(?:ed)?|receiv(?:e|ed)|eingenommen|cobrado|cobramos|ingresado',
      ),
      words(
        'came in|come in|comes in|landed|arrived|hit (?:the|our) (?:bank|account)|made it (?:to|into) (?:the|our) (?:bank|account)|kommt (?:noch )?rein|reinkommen|hereinkommen|entrar|entrara|has come in|coming in|collect(?:ed)?|receiv(?:e|ed)|take in|took in|taken in|reingekommen|hereingekommen|eingegangen|kam rein|eingenommen|entrado|entro|cobrado|cobramos|ingresado|recibido|recibimos',
      ),
    ],
    beside: words(
      `${COMPARES}|actually|really|(?:in|on|into|to) (?:the|our) (?:bank|account|bank account)|konto|auf dem konto|en (?:el banco|la cuenta)|should|shall|will|still|be|are we|going to|soll\\w*|wird|werden|noch|rein|deberia|debe|va a|kommt|was|kam|what|que|how much|how|much|so far|wie ?viel|cuanto|did|have|has|was|we|in|already|good|morning|hello|hi|ist|haben|wir|ha|hemos|al|en|total|with|to the|the one|week|month|year|woche|monat|jahr|semana|mes|same time|(?:the )?(?:last|this) (?:week|month|year)|(?:letzte|diese)[nrmsw]? (?:woche|monat|jahr)|(?:la semana|el mes|el ano) pasad[oa]|est[ea] (?:semana|mes|ano)`,
    ),
    never: words('from whom|who|whom|wer|quien|by (?:check|card|cash)|average|per|forecast|expect\\w*|due|tax\\w*|not'),
    names: 'none',
    time: 'must',
    answer: collected,
  },
];
