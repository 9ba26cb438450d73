import type { FlowerOrder, OrderSummary } from '@butterfly/contracts/floral_recipe_builder';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { plainLetters } from '../../planner/reading/plain-letters';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { projectNamed } from './project-named';
import { bookCard } from './recipe-named';
import { flowersNamed, OF_FLOWERS } from './flowers-named';
import { listing, readData, type Heard, type Topic } from './topic';

type Line = FlowerOrder['lines'][number];

/** Whether what was ordered for a project has come, flower by flower where something is missing or not counted. */
async function arrived(job: Job, { names, text: said }: Heard): Promise<Outcome | undefined> {
  const meant = names.length === 0 && THEY.test(said) ? namesBefore(job) : names;
  const { flowers, rest, isVague } = await flowersNamed(job, meant);
  if (isVague) return undefined;
  const project = names.length > 0 && rest.length > 0 ? await projectNamed(job, rest) : await openProject(job);
  if (!project || (flowers.length === 0 && !ALL.test(said))) return undefined;
  const orders = await readData<readonly OrderSummary[]>(job, 'floral_recipe_builder.orders', { projectId: project.id });
  if (!orders) return text(notRead('The orders'));
  const ids = new Set(flowers.map(({ ingredient_id: id }) => id));
  const made = orders.filter(({ status }) => status !== 'cancelled');
  if (made.length === 0) return text(`Nothing was ordered for ${project.name} yet, so nothing has come.`, bookCard(project));
  const heads: string[] = [];
  const lines: string[] = [];
  for (const { id, number, supplier_name: supplier, status } of made) {
    const whole = await readData<FlowerOrder>(job, 'floral_recipe_builder.order', { id });
    heads.push(`${number} at ${supplier} is ${status.replace(/_/g, ' ')}`);
    for (const line of whole?.lines ?? []) if (ids.size === 0 || ids.has(line.ingredient_id)) lines.push(sayLine(line));
  }
  return text(listing(`${sumOf(lines)} ${heads.join('; ')}.`, lines.toSorted(byTrouble), 12), bookCard(project));
}

const sumOf = (lines: readonly string[]): string => {
  if (lines.length === 0) return 'None of it stands in an order of this project:';
  const isAll = lines.every((line) => line.endsWith(IN_FULL));
  if (isAll) return 'Yes, all of it has come:';
  return lines.every((line) => line.endsWith(NOT_COUNTED)) ? 'Nobody has counted yet what came:' : 'No, not all of it:';
};

const IN_FULL = 'came in full';
const NOT_COUNTED = 'nobody has counted what came';
const byTrouble = (one: string, other: string): number => Number(one.endsWith(IN_FULL)) - Number(other.endsWith(IN_FULL));

function sayLine({ name, ordered_units: ordered, received_units: received, rejected_units: rejected, counted_at: at }: Line): string {
  const good = received - rejected;
  if (at === null) return `${name}, ${String(ordered)} ordered: ${NOT_COUNTED}`;
  if (good >= ordered) return `${name}, ${String(ordered)} ordered: ${IN_FULL}`;
  const bad = rejected > 0 ? `, ${String(rejected)} of them not good` : '';
  return `${name}, ${String(ordered)} ordered: ${String(received)} came${bad}, ${String(ordered - good)} are missing`;
}

async function openProject(job: Job): Promise<ProjectRow | undefined> {
  const { projectId } = job.turn;
  return projectId === null ? undefined : readData<ProjectRow>(job, 'tenant_crm.get_project', { id: projectId });
}

const THEY = /\b(?:they|those|it)\b/;
/** The words of the question before it, of which some may be flowers. */
const namesBefore = ({ turn }: Job): readonly string[] =>
  plainLetters(turn.history.findLast(({ role }) => role === 'user')?.content ?? '').match(/\p{L}{4,}/gu) ?? [];

const ALL =
  /\b(?:flowers?|everything|all|orders?|delivery|deliveries|stems?|blumen|alles|bestellung\w*|lieferung\w*|flores|todo|pedidos?|they|it|those)\b/;

/** Questions about whether the flowers of a project have come. */
export const ARRIVED_TOPICS: readonly Topic[] = [
  {
    ...OF_FLOWERS,
    needs: [
      words('(?:have|has|did|hat|haben|sind|ist|ha|han|is|are)'),
      words(
        'arrived?|come|came|delivered|received|here|show(?:n|ed)? up|turn(?:ed)? up|angekommen|gekommen|geliefert|da|llegado|llegaron|llego|entregad[oa]s?',
      ),
      words(
        'flowers?|everything|orders?|delivery|stems?|roses?|blumen|alles|bestellung\\w*|lieferung\\w*|flores|todo|pedidos?|they|it|those|all',
      ),
    ],
    beside: words(
      'all|the|of|for|our|in|yet|already|did|has|have|is|are|was|were|from|and|ok|complete(?:ly)?|full|in full|wedding|memorial|gala|job|project|schon|alle|die|der|das|fur|von|komplett|ya|las|los|el|la|para|de|todas?',
    ),
    never: words(
      'leads?|inquir\\w*|payments?|money|texts?|mails?|answers?|invoices?|contract|messages?|lanterns?|vases?|guests?|when|who|how many',
    ),
    names: 'own',
    answer: arrived,
  },
];
