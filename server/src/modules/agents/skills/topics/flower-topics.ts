import type { FlowerNeed } from '@butterfly/contracts/floral_recipe_builder';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { flowersNamed, OF_FLOWERS } from './flowers-named';
import { projectNamed } from './project-named';
import { listing, readData, type Heard, type Topic } from './topic';

const unitsFor = ({ projects }: FlowerNeed, of: readonly ProjectRow[]): number =>
  projects.filter(({ id }) => of.some((row) => row.id === id)).reduce((sum, { units }) => sum + units, 0);

/** "How many Quicksand for Marlow", "… for Marlow and Chen together how many bunches": what their recipes need, and the packs that takes. */
async function needed(job: Job, heard: Heard): Promise<Outcome | undefined> {
  const { flowers, rest } = await flowersNamed(job, heard.names);
  if (flowers.length === 0) return undefined;
  const projects = await projectsNamed(job, rest);
  if (!projects) return undefined;
  const of = projects.map(({ name }) => name).join(' and ');
  const lines = flowers.filter((flower) => unitsFor(flower, projects) > 0).map((flower) => sayNeed(job, flower, projects));
  if (lines.length === 0) return text(`The recipes of ${of} need no ${flowers.map(({ name }) => name).join(' and no ')}.`);
  const [only] = projects;
  return text(
    listing(`${of} ${projects.length === 1 ? 'needs' : 'need'}, waste included:`, lines),
    projects.length === 1 && only ? { projectId: only.id } : {},
  );
}

function sayNeed(job: Job, flower: FlowerNeed, of: readonly ProjectRow[]): string {
  const { name, unit, pack, projects, needed_units: all } = flower;
  const parts = projects.filter(({ id }) => of.some((row) => row.id === id));
  // Waste is rounded up once over all that need it: the sum of all is exact.
  const units = parts.length === projects.length ? all : unitsFor(flower, of);
  const each = parts.length > 1 ? ` (${parts.map((part) => `${part.name} ${String(part.units)}`).join(', ')})` : '';
  const head = `${name}: ${String(units)} ${unit}${units === 1 ? '' : 's'}${each}`;
  if (!pack) return `${head}; nobody sells it to you yet`;
  const packs = Math.ceil(units / pack.pack_size);
  const cost =
    pack.pack_price_cents === undefined ? '' : `, ${money(packs * pack.pack_price_cents, { ...job.business, currency: pack.currency })}`;
  return `${head} → ${String(packs)} ${packs === 1 ? 'bunch' : 'bunches'} of ${String(pack.pack_size)}, ${String(packs * pack.pack_size)} ${unit}s${cost} at ${pack.supplier_name}`;
}

/** The projects the words name, one after the other; the open one where there are none. */
async function projectsNamed(job: Job, names: readonly string[]): Promise<readonly ProjectRow[] | undefined> {
  if (names.length === 0) {
    const { projectId } = job.turn;
    const open = projectId === null ? undefined : await readData<ProjectRow>(job, 'tenant_crm.get_project', { id: projectId });
    return open ? [open] : undefined;
  }
  const one = await projectNamed(job, names);
  if (one) return [one];
  const found: ProjectRow[] = [];
  for (const name of names) {
    const row = await projectNamed(job, [name]);
    if (!row) return undefined;
    if (!found.some(({ id }) => id === row.id)) found.push(row);
  }
  return found;
}

/** "Price per stem Juliet vs White O'Hara": each at its usual supplier. */
async function price(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const { flowers, rest, isVague } = await flowersNamed(job, names);
  if (flowers.length === 0 || rest.length > 0 || isVague) return undefined;
  const rows = flowers.map((flower) => ({ flower, each: eachOf(flower) }));
  const lines = rows.map(({ flower, each }) => sayPrice(job, flower, each));
  const [least, next] = rows.filter(({ each }) => each !== undefined).toSorted((a, b) => (a.each ?? 0) - (b.each ?? 0));
  const head =
    least && next && least.each !== next.each ? `${least.flower.name} is the cheapest by the ${least.flower.unit}:` : 'What it costs:';
  return text(lines.length === 1 ? (lines[0] ?? '') : listing(head, lines));
}

const eachOf = ({ pack }: FlowerNeed): number | undefined =>
  pack?.pack_price_cents === undefined ? undefined : Math.round(pack.pack_price_cents / pack.pack_size);

function sayPrice({ business }: Job, { name, unit, pack }: FlowerNeed, each: number | undefined): string {
  if (!pack) return `${name}: nobody sells it to you yet`;
  if (each === undefined || pack.pack_price_cents === undefined) return `${name}: what it costs is shown to members who see costs`;
  const of = { ...business, currency: pack.currency };
  const dear = (cents: number) => money(cents, of);
  return `${name}: ${dear(each)} a ${unit} (${dear(pack.pack_price_cents)} for ${String(pack.pack_size)} at ${pack.supplier_name})`;
}

/** Which events ahead need a flower. */
async function needsWhen(job: Job, { names, span }: Heard): Promise<Outcome | undefined> {
  const { flowers, rest } = await flowersNamed(job, names);
  const [flower, ...others] = flowers;
  if (!flower || others.length > 0 || rest.length > 0) return undefined;
  const rows = flower.projects.filter(({ event_date: day }) => !span || (day !== null && day >= span.from && day <= span.to));
  const lines = rows.map(
    ({ name, event_date: day, units }) => `${day ? `${sayDay(day)} · ` : ''}${name}: ${String(units)} ${flower.unit}s`,
  );
  return text(listing(lines.length === 0 ? `No event then needs ${flower.name}.` : `${flower.name} is in:`, lines));
}

/** Questions about flowers by the recipes and the catalogue. */
export const FLOWER_TOPICS: readonly Topic[] = [
  {
    id: 'flower_needed',
    ...OF_FLOWERS,
    needs: [words('how (?:many|much)|wie ?viele?|cuant[oa]s?|what do (?:we|i) need of|(?:stems?|bunches) (?:of|for)')],
    beside: words(
      'stems?|bunch(?:es)?|packs?|need(?:s|ed)?|order(?:ing)?|if|together|combined|both|both of them|total|in total|insgesamt|in summe|en total|stiele?|bund|brauch\\w*|bestell\\w*|hierfur|dafur|zusammen|necesit\\w+|tallos?|ramos?|what (?:do|does|are) (?:they|that|it) cost|was kosten die|kosten|cost|costs|wedding|memorial|gala|hochzeit|boda|flowers?|roses?(?= )|for it|for this',
    ),
    never: words('available|stock|cooler|left|free|missing|short|faltan|fehlen|received|ordered already|weeks?|days?|guests?|season'),
    names: 'own',
    answer: needed,
  },
  {
    id: 'flower_price',
    ...OF_FLOWERS,
    needs: [
      words(
        'prices?|costs?|how much|cheaper|cheapest|expensive|pay for|kosten|kostet|preis\\w*|teurer|billiger|precios?|cuestan?|vale|valen',
      ),
    ],
    beside: words(
      'per stem|a stem|stems?|each|vs|versus|than|against|compared|compare|or|bunch|pro stiel|stiel|tallo|por tallo|wholesale|us|right now|was|wie ?viel|cuanto|does|do|gonna|going to',
    ),
    never: words('wedding|event|project|order|invoice|proposal|budget'),
    names: 'own',
    answer: price,
  },
  {
    id: 'events_with_flower',
    ...OF_FLOWERS,
    needs: [
      words('which|what|welche\\w*|que|who'),
      words('events?|weddings?|jobs?|projects?|hochzeiten|bodas?|eventos?'),
      words('use|uses|using|need|needs|with|have|brauch\\w+|verwende\\w*|usan?|llevan?'),
    ],
    beside: words('in them|in it|ahead|coming up|all'),
    names: 'own',
    time: 'may',
    answer: needsWhen,
  },
];
