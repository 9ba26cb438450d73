import type { ProjectMoney } from '@butterfly/contracts/payments';
import { sayDay } from '../../planner/dates';
import { currencySaid, moneySaid } from '../../planner/reading/money-said';
import { plainLetters } from '../../planner/reading/plain-letters';
import { capital } from '../../planner/words';
import type { Outcome } from '../../runs/turn';
import { ask } from '../confirmed-change';
import { money, text, type Job } from '../job';
import { nearness, wordsOf } from '../name-similarity';
import { dayOfMoney, oneProjectOf, untimed } from '../project-of';
import { readData } from '../topics/topic';

const TOOL = 'payments.book_expense';
const CATEGORIES: readonly (readonly [category: string, name: string, said: RegExp])[] = [
  [
    'transport',
    'Transport',
    /\b(?:transport\w*|vans?|deliver\w*|gas|fuel|petrol|parking|tolls?|truck|benzin|fahrt\w*|furgoneta|gasolina)\b/,
  ],
  ['freelancers', 'Freelancers', /\b(?:freelanc\w*|helpers?|crew|labou?r|aushilf\w*|ayudantes?)\b/],
  ['rentals', 'Rentals', /\b(?:rent(?:al|als|ed)?|hire|hired|miete|leih\w*|alquiler)\b/],
  ['venue', 'Venue', /\b(?:venue|room|hall|saal|salon)\b/],
  ['fees', 'Fees', /\b(?:fees?|permits?|licen[sc]e|insurance|gebuhr\w*|tasas?)\b/],
  ['hard_goods', 'Hard goods', /\b(?:vases?|ribbons?|candles?|foam|wire|tape|lanterns?|supplies|bander|kerzen|cintas?|velas?)\b/],
  ['flowers', 'Flowers', /\b(?:flowers?|roses?|stems?|greens?|foliage|blooms?|wholesale\w*|blumen|rosen|flores|rosas)\b/],
];
const AROUND =
  /^(?:(?:please|can you|could you|bitte|por favor) )*(?:(?:enter|book|record|log|add|note|put (?:in|down)|verbuch\w*|trag\w*|registra\w*|anota\w*|apunta\w*) )?(?:(?:an?|the|new|another|eine?n?|una?) )*(?:bills?|expenses?|costs?|receipts?|invoices?|rechnung|beleg|ausgaben?|gastos?|factura|recibo)(?:\s*[:,-])?(?: from| of| by| von| de)?\s*/i;
const LONGEST = 120;

/** “Enter a bill from Catskill Vans, 212.50 for the van, Reyes wedding”: a cost of a project, to be booked by a click. Undefined: somebody may not, or there is no one amount. */
export async function bookExpense(job: Job): Promise<Outcome | undefined> {
  const said = moneySaid(untimed(job));
  const day = dayOfMoney(job);
  if (!job.tools.has(TOOL) || said.kind !== 'cents' || day === undefined) return undefined;
  const project = await oneProjectOf(job);
  if (!project) return text('A cost belongs to a project. Which one is it for? Say it with its name. Nothing was changed.');
  const currency = await currencyOf(job, project.id);
  const named = currencySaid(job.turn.message);
  if (named !== undefined && named !== currency)
    return text(`The costs of ${project.name} are kept in ${currency}. How much is it in that? Nothing was changed.`);
  const vendor = vendorIn(job, project.name);
  if (vendor === '')
    return text(`Whose bill is it? Say it like “a bill from Catskill Vans, 212.40, for ${project.name}”. Nothing was changed.`);
  const [category, called] = CATEGORIES.find(([, , words]) => words.test(plainLetters(job.turn.message))) ?? ['other', 'Other'];
  const amount = money(said.cents, { currency, locale: job.business.locale });
  return {
    ...ask(
      job,
      TOOL,
      { project_id: project.id, category, vendor, amount_cents: said.cents, spent_on: day },
      {
        say: `I would book ${amount} as a cost of ${project.name}.`,
        details: [
          { label: 'Project', value: project.name },
          { label: 'From', value: vendor },
          { label: 'For', value: called },
          { label: 'Amount', value: `${amount}, tax included` },
          { label: 'Day', value: sayDay(day) },
        ],
        projectId: project.id,
      },
    ),
    heeded: [
      ...wordsOf(job.turn.message).filter((word) => CATEGORIES.some(([, , words]) => words.test(word))),
      'enter',
      'bill',
      'receipt',
      'expense',
    ],
  };
}

const currencyOf = async (job: Job, projectId: number): Promise<string> =>
  (await readData<ProjectMoney>(job, 'payments.of_project', { projectId }))?.currency ?? job.business.currency;

/** Whose bill it is: what stands first when what else is known of it has been taken away. */
function vendorIn(job: Job, project: string): string {
  const names = wordsOf(project);
  const parts = untimed(job)
    .replace(AROUND, '')
    .split(/\s*[,;:]\s*|\s+(?:for|für|para|on|at the|dated)\s+|\s+(?=[$€£]?\d)/i)
    .map((part) =>
      part
        .replace(/[$€£]?\s?\d[\d.,]*\s?(?:[$€£]|dollars?|euros?|bucks)?/gi, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const own = parts.find(
    (part) => /\p{L}{2}/u.test(part) && !wordsOf(part).every((word) => names.some((other) => nearness(word, other) > 0.75)),
  );
  return capital((own ?? '').replace(/^(?:from|of|by|the|von|de) /i, '').replace(/[.!]+$/, '')).slice(0, LONGEST);
}
