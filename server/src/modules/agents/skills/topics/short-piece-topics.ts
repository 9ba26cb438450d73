import type { FlowerOrder, OrderSummary, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { flowersNamed, OF_FLOWERS } from './flowers-named';
import { projectNamed } from './project-named';
import { bookCard } from './recipe-named';
import { listing, readData, type Heard, type Topic } from './topic';

const MILLI = 1_000;

/** Which pieces use a flower that did not come in full, and how many are missing. */
async function shortFor(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const { flowers, rest, isVague } = await flowersNamed(job, names);
  if (flowers.length === 0 || isVague) return undefined;
  const project = rest.length > 0 ? await projectNamed(job, rest) : await openProject(job);
  if (!project) return undefined;
  const book = await readData<RecipeBook>(job, 'floral_recipe_builder.book', { projectId: project.id });
  if (!book) return text(notRead('The recipes'));
  const ids = new Set(flowers.map(({ ingredient_id: id }) => id));
  const uses = book.recipes
    .filter(({ deleted_at: gone }) => gone === null)
    .flatMap(({ name, quantity, lines }) =>
      lines
        .filter(({ ingredient_id: id }) => ids.has(id))
        .map(({ qty_milli: qty, name: flower }) => ({ name, flower, quantity, all: (qty * quantity) / MILLI })),
    );
  const what = flowers.map(({ name }) => name).join(', ');
  if (uses.length === 0) return text(`No piece of ${project.name} has ${what}.`, bookCard(project));
  const came = await cameOf(job, project, ids);
  const needed = uses.reduce((sum, { all }) => sum + all, 0);
  const lines = uses.map(({ name, quantity, all }) => `${name}, ${String(quantity)} to make: ${String(all)} in all`);
  return text(listing(`${sayCame(what, needed, came)} Pieces of ${project.name} with it:`, lines, 12), bookCard(project));
}

interface Came {
  readonly ordered: number;
  readonly received: number;
  readonly isCounted: boolean;
}

function sayCame(what: string, needed: number, { ordered, received, isCounted }: Came): string {
  if (ordered === 0) return `Nothing of ${what} was ordered yet; ${String(needed)} are needed without waste.`;
  if (!isCounted)
    return `${String(ordered)} ${what} were ordered and nobody has counted what came; ${String(needed)} are needed without waste.`;
  const missing = ordered - received;
  const against =
    received < needed ? `, ${String(needed - received)} fewer than the pieces need` : ', which is enough for the pieces without waste';
  return `Of ${String(ordered)} ${what} that were ordered ${String(received)} came, ${missing > 0 ? `${String(missing)} are missing` : 'none is missing'}; ${String(needed)} are needed${against}.`;
}

/** What of some flowers was ordered for a project, and what of it came. */
async function cameOf(job: Job, { id }: ProjectRow, ids: ReadonlySet<number>): Promise<Came> {
  const orders = (await readData<readonly OrderSummary[]>(job, 'floral_recipe_builder.orders', { projectId: id })) ?? [];
  let came: Came = { ordered: 0, received: 0, isCounted: false };
  for (const { id: order, status } of orders) {
    if (status === 'cancelled') continue;
    const whole = await readData<FlowerOrder>(job, 'floral_recipe_builder.order', { id: order });
    for (const line of whole?.lines ?? []) {
      if (!ids.has(line.ingredient_id) || !line.allocations.some(({ project_id: of }) => of === id)) continue;
      came = {
        ordered: came.ordered + line.ordered_units,
        received: came.received + line.received_units - line.rejected_units,
        isCounted: came.isCounted || line.counted_at !== null,
      };
    }
  }
  return came;
}

async function openProject(job: Job): Promise<ProjectRow | undefined> {
  const { projectId } = job.turn;
  return projectId === null ? undefined : readData<ProjectRow>(job, 'tenant_crm.get_project', { id: projectId });
}

/** Questions about pieces that are short of a flower. */
export const SHORT_PIECE_TOPICS: readonly Topic[] = [
  {
    ...OF_FLOWERS,
    needs: [
      words(
        'short(?: of| on)?|affected|miss(?:ing)?|lack\\w*|hit|concerned|need (?:a )?(?:substitut\\w*|change)|came short|too few|betroffen|fehlt|fehlen|zu wenig|faltan?|afectad[oa]s?|corto',
      ),
    ],
    beside: words(
      'which|what|pieces?|arrangements?|recipes?|bouquets?|are|is|bc|because(?: of)?|b/c|cause|due to|of|by|the|from|with|on|now|how many|do we|we|for|without|roses?(?= )|stems?|order|delivery|came|did|welche\\w*|stucke?|gestecke?|strausse?|sind|wegen|durch|der|die|das|von|uns|wie ?viele?|que|cuales|piezas?|arreglos?|ramos?|por|la|el|los|las|de|cuant[oa]s?|nos|wedding|hochzeit|boda|memorial|gala',
    ),
    never: words('lanterns?|vases?|invoices?|money|staff|people'),
    names: 'own',
    answer: shortFor,
  },
];
