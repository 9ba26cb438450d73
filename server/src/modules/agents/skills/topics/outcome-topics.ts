import type { ProjectProfit } from '@butterfly/contracts/payments';
import type { RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { profitOf } from '../asks/money-of-project';
import { money, text, type Job } from '../job';
import { readData, type Heard, type Topic } from './topic';

/** How an event has come out in money: what its recipes planned against what was invoiced and booked. */
async function cameOut(job: Job, { project }: Heard): Promise<Outcome | undefined> {
  if (!project) return undefined;
  const booked = await profitOf(job, { id: project.id, name: project.name });
  const of = await readData<ProjectProfit>(job, 'payments.profit', { projectId: project.id });
  const margin = of && of.margin_bps !== null && of.costs_cents > 0 ? `\nThat is a margin of ${(of.margin_bps / 100).toFixed(1)} %.` : '';
  return text(`${booked.message}${margin}${await plannedOf(job, project)}`, {
    projectId: project.id,
    cards: { data: [{ id: project.id, name: project.name, url: `/payments/dashboard/${String(project.id)}` }] },
  });
}

async function plannedOf(job: Job, { id }: { id: number }): Promise<string> {
  if (!job.tools.has('floral_recipe_builder.book')) return '';
  const book = await readData<RecipeBook>(job, 'floral_recipe_builder.book', { projectId: id });
  if (!book || book.recipes.length === 0) return '\nNo recipes of it are kept, so there is no plan to hold it against.';
  const { price_cents: price, materials_cost_cents: material, labor_cost_cents: work, margin_bps: margin } = book.totals;
  if (margin === undefined) return '';
  const say = (cents: number) => money(cents, { currency: book.currency, locale: job.business.locale });
  return `\nPlanned by its recipes: price ${say(price)}, material ${say(material ?? 0)}, work ${say(work ?? 0)}, a margin of ${(margin / 100).toFixed(1)} %.`;
}

const EVENTS = 'wedding|memorial|gala|benefit|party|job|event|project|hochzeit|feier|boda|fiesta|evento';

const EARNED =
  '(?:make|made|making|earn(?:ed)?|lose|lost|losing) (?:us )?(?:any |some |enough |much |good |a |an )*(?:money|cash|profit|loss|anything)|(?:any |a )?profit (?:on|from|with)|(?:turn|turned) a profit|in the (?:red|black|plus|minus)|break even|broke even|worth it|profitable|geld (?:verdient|verloren|gemacht)|(?:gewinn|verlust) (?:gemacht|erzielt)|etwas verdient|(?:ganamos|perdimos|hemos ganado|hemos perdido)(?: (?:algo|dinero))*';

/** Questions about how an event has come out. */
export const OUTCOME_TOPICS: readonly Topic[] = [
  {
    tool: 'payments.profit',
    yours: 'the costs',
    needs: [words(EARNED)],
    beside: words(
      `did|do|does|have|has|had|we|us|actually|really|even|in the end|was|were|is|it|this|that|the|one|at all|on|with|from|for|of|our|wie ?viel|how much|how|what|haben|hat|wir|mit|bei|an|der|die|das|dem|eigentlich|uberhaupt|daran|damit|con|la|el|en|de|realmente|al final|any|or|after all(?: costs)?|by|go|work|${EVENTS}`,
    ),
    never: words('partners?|lead|most|best|worst|which|year|month|average'),
    names: 'project',
    answer: cameOut,
  },
  {
    tool: 'payments.profit',
    yours: 'the costs',
    needs: [
      words(
        'come out|came out|turn(?:ed)? out|end(?:ed)? up|work(?:ed)? out|do|did|go|went|perform\\w*|close|gelaufen|rausgekommen|herausgekommen|abgeschnitten|abgeschlossen|salio|quedo|resulto|fue',
      ),
      words(
        'money ?wise|money-wise|in (?:terms of )?money|financially|in the end|at the end|profit\\w*|on budget|in figures|in numbers|finanziell|unterm strich|am ende|geldmassig|economicamente|de dinero|en dinero|al final|en numeros|planned (?:against|vs|versus) (?:booked|actual)|actual|with costs|cost\\w*',
      ),
    ],
    beside: words(
      `how|what|we|did|does|was|the|on|with|for|our|at|wie|ist|hat|die|der|das|wir|bei|mit|und|dabei|como|la|el|nos|en|con|against|than|planned|plan|geplant|previsto|${EVENTS}`,
    ),
    names: 'project',
    answer: cameOut,
  },
  {
    tool: 'payments.profit',
    yours: 'the costs',
    needs: [
      words(
        '(?:planned|plan|budgeted|geplant|plan|previsto) (?:against|vs\\.?|versus|and|gegen|contra|y) (?:booked|actual\\w*|real\\w*|gebucht|ist)|post-?mortem|nachkalkulation|final (?:numbers|figures|result)|how (?:much )?did we (?:really )?(?:make|earn|clear)|(?:what|how much) was (?:really )?left|what is left of|resultado final',
      ),
    ],
    beside: words(`how|what|we|did|does|was|the|on|with|for|of|our|at|from|after|costs|all|de|la|zu|von|fur|und|${EVENTS}`),
    names: 'project',
    answer: cameOut,
  },
];
