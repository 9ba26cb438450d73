import { addDays } from '@butterfly/contracts/days';
import type { FlowerNeed } from '@butterfly/contracts/floral_recipe_builder';
import { sayDay } from '../planner/dates';
import { money, text, type Job, type Skill } from './job';

const YEAR = 365;
const SHOWN = 8;
const NO_RECIPES =
  'You do not have the floral recipes, so I cannot look at flowers for you. An administrator of your business can give them to you.';

/** "How many Juliet do we need in June": what the recipes of the events need, and what of it is ordered. */
export const sayFlowerNeeds: Skill = async (job) => {
  const found = await needsOf(job);
  if (typeof found === 'string') return text(found);
  const needed = found.filter(({ needed_units }) => needed_units > 0);
  const when = job.plan.span ? 'in that time' : 'in the next year';
  if (needed.length === 0) return text(`No event ${when} needs ${found.map(({ name }) => name).join(' or ')}.`);
  return text(needed.map((flower) => sayNeed(flower, when)).join('\n'), { cards: { data: needed } });
};

/** "What does Juliet cost": how it is usually bought. */
export const sayFlowerPrice: Skill = async (job) => {
  const found = await needsOf(job);
  return text(typeof found === 'string' ? found : found.map((flower) => sayPrice(flower, job)).join('\n'));
};

/** Flowers that are meant by name, or why there are none. */
async function needsOf({ plan, tools, business: { today } }: Job): Promise<readonly FlowerNeed[] | string> {
  const name = plan.slots['name'] ?? '';
  const { from, to } = plan.span ?? { from: today, to: addDays(today, YEAR) };
  const answer = await tools.read('floral_recipe_builder.flower_needs', { search: name, from, to });
  if (answer.kind === 'missing') return NO_RECIPES;
  if (answer.kind === 'refused') return 'The recipes could not be read just now. Please try again.';
  const found = answer.data as FlowerNeed[];
  return found.length > 0 ? found : `“${name}” is not among the flowers you buy.`;
}

function sayNeed({ name, unit, needed_units, ordered_units, projects }: FlowerNeed, when: string): string {
  const left = needed_units - ordered_units;
  const ordered = left > 0 ? `${ordered_units} are ordered, ${left} are not` : 'all of them are ordered';
  const lines = projects
    .slice(0, SHOWN)
    .map((project) => `- ${project.event_date ? `${sayDay(project.event_date)} · ` : ''}${project.name}: ${project.units}`);
  const more = projects.length > SHOWN ? `\n… and ${projects.length - SHOWN} more.` : '';
  return `${name}: ${needed_units} ${unit}${needed_units === 1 ? '' : 's'} ${when}, waste included; ${ordered}.\n${lines.join('\n')}${more}`;
}

function sayPrice({ name, unit, pack }: FlowerNeed, { business }: Job): string {
  if (!pack) return `${name}: nobody sells it to you yet.`;
  if (pack.pack_price_cents === undefined)
    return `${name} comes ${pack.pack_size} to a pack; what it costs is shown to members who see costs.`;
  const of = { ...business, currency: pack.currency };
  const each = money(Math.round(pack.pack_price_cents / pack.pack_size), of);
  return `${name}: ${money(pack.pack_price_cents, of)} for ${pack.pack_size} at ${pack.supplier_name}, about ${each} a ${unit}.`;
}
