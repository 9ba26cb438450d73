import type { FreeUnits } from '@butterfly/contracts/inventory';
import { sayDay } from '../planner/dates';
import { text, type Skill } from './job';

const NO_INVENTORY =
  'You do not have the inventory, so I cannot look at stock for you. An administrator of your business can give it to you.';

/** "Are 30 lanterns free on June 12": how many of a thing nobody has on these days. */
export const sayFreeUnits: Skill = async ({ plan, tools, business }) => {
  const name = plan.slots['name'] ?? '';
  const { from, to } = plan.span ?? { from: business.today, to: business.today };
  const answer = await tools.read('inventory.free_units', { search: name, from, to });
  if (answer.kind === 'missing') return text(NO_INVENTORY);
  if (answer.kind === 'refused') return text('The stock could not be read just now. Please try again.');
  const found = answer.data as FreeUnits[];
  if (found.length === 0) return text(`“${name}” is not among the things you own.`);
  const wanted = plan.slots['count'] === undefined ? null : Number(plan.slots['count']);
  const when = from === to ? `on ${sayDay(from)}` : `from ${sayDay(from)} to ${sayDay(to)}`;
  return text(found.map((thing) => sayThing(thing, { wanted, when })).join('\n'), { cards: { data: found } });
};

function sayThing({ name, owned, free }: FreeUnits, { wanted, when }: { wanted: number | null; when: string }): string {
  const left = Math.max(0, free);
  const promised = free < 0 ? ` ${-free} more are promised than there are.` : '';
  const figures = `${left} of ${owned} ${name} ${left === 1 ? 'is' : 'are'} free ${when}.${promised}`;
  if (wanted === null) return figures;
  return wanted <= left ? `Yes: ${figures}` : `No, ${wanted - left} are missing: ${figures}`;
}
