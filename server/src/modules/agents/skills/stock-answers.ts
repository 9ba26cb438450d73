import type { FreeUnits } from '@butterfly/contracts/inventory';
import { sayDay, type Span } from '../planner/dates';
import { text, type Job, type Skill } from './job';
import { projectNamed } from './topics/project-named';

const NO_INVENTORY =
  'You do not have the inventory, so I cannot look at stock for you. An administrator of your business can give it to you.';

/** What follows “for”, to the end of the sentence. */
const FOR_EVENT = /\b(?:for|für|para)\s+(?!me\b|us\b|hire\b|rent\b|free\b|today\b|tomorrow\b|heute\b|hoy\b)([^?!.,]+)[?!.]*\s*$/i;
const ARTICLE = /^(?:the|a|an|our|this|that|die|das|der|den|la|el|las|los|una?)$/i;
const KIND = /^(?:wedding|weddings|gala|memorial|event|party|hochzeit|feier|boda|fiesta)$/i;

/** "Are 30 lanterns free on June 12": how many of a thing nobody has on these days. */
export const sayFreeUnits: Skill = async (job) => {
  const { plan, tools, business } = job;
  const name = plan.slots['name'] ?? '';
  const span = plan.span ?? (await spanOfEvent(job));
  if (span === undefined) return text(`For which day is it? For example “how many ${name} are free on June 12”.`);
  const { from, to } = span ?? { from: business.today, to: business.today };
  const answer = await tools.read('inventory.free_units', { search: name, from, to });
  if (answer.kind === 'missing') return text(NO_INVENTORY);
  if (answer.kind === 'refused') return text('The stock could not be read just now. Please try again.');
  const found = answer.data as FreeUnits[];
  if (found.length === 0) return text(`“${name}” is not among the things you own.`);
  const wanted = plan.slots['count'] === undefined ? null : Number(plan.slots['count']);
  const event = span && 'event' in span ? `, the day of ${span.event}` : '';
  const when = from === to ? `on ${sayDay(from)}${event}` : `from ${sayDay(from)} to ${sayDay(to)}`;
  return text(found.map((thing) => sayThing(thing, { wanted, when })).join('\n'), { cards: { data: found } });
};

/** What is said to be for an event is wanted on its day. Null: for none; undefined: for something whose day is not known. */
async function spanOfEvent(job: Job): Promise<(Pick<Span, 'from' | 'to'> & { readonly event: string }) | null | undefined> {
  const said = FOR_EVENT.exec(job.turn.message)?.[1];
  if (said === undefined) return null;
  const words = said.split(/\s+/).filter((word) => !ARTICLE.test(word));
  const names = words.filter((word) => !KIND.test(word));
  const project = await projectNamed(job, names.length > 0 ? names : words);
  const day = project?.event_date;
  return day ? { from: day, to: day, event: project.name } : undefined;
}

function sayThing({ name, owned, free }: FreeUnits, { wanted, when }: { wanted: number | null; when: string }): string {
  const left = Math.max(0, free);
  const promised = free < 0 ? ` ${-free} more are promised than there are.` : '';
  const figures = `${name}: ${left} of ${owned} ${left === 1 ? 'is' : 'are'} free ${when}.${promised}`;
  if (wanted === null) return figures;
  return wanted <= left
    ? `Yes, there are enough for ${wanted}. ${figures}`
    : `No, of ${wanted} there are ${wanted - left} missing. ${figures}`;
}
