import type { RecipeData } from '@butterfly/contracts/agents';
import { composeProposal, composeRecipe, type DraftFor } from '../planner/compose-draft';
import { readOrder, type Order } from '../planner/order';
import { listed } from '../planner/words';
import { findProject } from './find-project';
import { money, text, type Job, type Skill } from './job';
import { projectsIn } from './mentions';
import { wordsOf } from './name-similarity';
import { saysCost } from './stem-cost';
import { saysCount } from './stem-count';

/** "for the Reyes wedding": a name that is no arrangement and no price. */
const FOR_PROJECT =
  /\b(?:for|to) (?:the )?(?<name>\p{Lu}[\p{L}\p{N}.’'-]*(?:(?: ?[&–-] ?| and | )\p{Lu}[\p{L}\p{N}.’'-]*)*(?: (?:wedding|gala|memorial|launch|elopement|benefit|quincea[nñ]era|event|project))?)/u;
const WITHOUT = 'Tell me what shall be made and how many, for example “12 centerpieces with peonies and eucalyptus, budget 1,800”.';

async function projectFor(job: Job, order: Order): Promise<{ about: DraftFor; say?: string }> {
  const found = await projectNamed(job);
  return order.currency ? { ...found, about: { ...found.about, currency: order.currency } } : found;
}

async function projectNamed(job: Job): Promise<{ about: DraftFor; say?: string }> {
  const none: DraftFor = {
    projectId: null,
    projectName: null,
    eventDate: job.plan.span?.from === job.plan.span?.to ? (job.plan.span?.from ?? null) : null,
    currency: job.business.currency,
  };
  const named = (FOR_PROJECT.exec(job.plan.text) ?? FOR_PROJECT.exec(job.turn.message))?.groups?.['name'];
  const [mentioned, ...others] = named === undefined ? await projectsIn(job, job.plan.text) : [];
  const utterance = named ?? (others.length === 0 ? mentioned?.name : undefined);
  if (utterance === undefined && job.turn.projectId === null) return { about: none };
  const called = await findProject(job, utterance);
  // “For Sofía” where her project is open: who it is for, and no other project.
  const found = called.kind === 'none' && job.turn.projectId !== null ? await findProject(job, undefined) : called;
  if (found.kind === 'none')
    return {
      about: { ...none, projectId: utterance === undefined ? job.turn.projectId : null },
      ...(utterance === undefined ? {} : { say: found.say }),
    };
  const { id, name, event_date, currency } = found.row;
  return { about: { projectId: id, projectName: name, eventDate: event_date, currency: currency ?? job.business.currency } };
}

/** The name that has led to the project, and the verb of the order. */
const heededBy = ({ turn }: Job, { projectId }: DraftFor): readonly string[] => [
  'add',
  ...(projectId === null ? [] : wordsOf(FOR_PROJECT.exec(turn.message)?.groups?.['name'] ?? '')),
];

const itemsOf = ({ items, fees }: Order): string =>
  [...items.map(({ quantity, arrangement }) => `${quantity} × ${arrangement.name}`), ...fees.map(({ name }) => name.toLowerCase())].join(
    ', ',
  );

const withoutTotal = ({ items }: Order): string =>
  items.some(({ unitCents }) => unitCents !== null)
    ? 'without a total, because not every price was named'
    : 'without prices, because no budget was named';

export const draftProposal: Skill = async (job) => {
  const order = readOrder(job.plan.text);
  if (order.items.length === 0) return text(`What shall be in the proposal? ${WITHOUT}`);
  const { about, say } = await projectFor(job, order);
  const data = composeProposal(order, about);
  const total =
    data.total_cents === null
      ? withoutTotal(order)
      : `${money(data.total_cents, { currency: data.currency, locale: job.business.locale })} in total`;
  return {
    message: `${say ? `${say} ` : ''}I have drafted a proposal: ${itemsOf(order)}; ${total}. Nothing is saved in the project until you take it over.`,
    cards: {},
    draft: { kind: 'proposal', data },
    heeded: heededBy(job, about),
    ...(about.projectId ? { projectId: about.projectId } : {}),
  };
};

/** Whose counts they are; what was named without one is told with the count it has got. */
function saysCounts({ items }: Order, { pages }: RecipeData): string {
  if (!items.every((item) => item.stems.length > 0)) return 'The counts you did not name are the usual ones – change them as you design.';
  const open = items.flatMap(({ stems }, at) =>
    stems
      .filter(({ count }) => count === null)
      .map(({ name }) => {
        const each = pages[at]?.ingredients.find((one) => one.name === name)?.quantity ?? 0;
        return `${String(each)} ${name}`;
      }),
  );
  return open.length === 0
    ? 'The counts are those you named.'
    : `You named no count for ${open.map((one) => one.replace(/^\d+ /, '')).join(', ')}: I took ${open.join(', ')} a piece, which is usual – change it as you design.`;
}

/** Ribbon and pins that were counted are no stems: they are told beside them. */
function saysSupplies({ items }: Order, { pages }: RecipeData): string {
  const named = new Set(items.flatMap(({ stems }) => stems.flatMap(({ name, count }) => (count === null ? [] : name))));
  const supplies = pages.flatMap(({ ingredients }) => ingredients.filter(({ role, name }) => role === 'supply' && named.has(name)));
  return supplies.length === 0 ? '' : `, and ${listed(supplies.map(({ name, quantity }) => `${String(quantity)} ${name}`))} a piece`;
}

/** A sum that was named is kept, and shown with the piece; the counts are the designer's. */
function saysBudget({ business: { locale } }: Job, { pages, currency }: RecipeData): string {
  const budgets = pages.flatMap(({ budget_cents: cents }) => (cents === null ? [] : money(cents, { currency, locale })));
  return budgets.length === 0 ? '' : ` The budget of ${listed(budgets)} is kept with it; the counts are not made to fit it.`;
}

export const draftRecipe: Skill = async (job) => {
  const order = readOrder(job.plan.text);
  if (order.items.length === 0) return text(`What shall the recipe be for? ${WITHOUT}`);
  const { about, say } = await projectFor(job, order);
  const data = composeRecipe(order, about);
  const stems = data.pages.reduce((sum, { quantity, stems_per_piece }) => sum + quantity * stems_per_piece, 0);
  return {
    message: `${saysCount(job.turn.message, data)}${await saysCost(job, data)}${say ? `${say} ` : ''}I have worked out ${data.pages.length === 1 ? 'a recipe' : `${data.pages.length} recipes`}: ${itemsOf(order)}; ${stems} stems before waste${saysSupplies(order, data)}. ${saysCounts(order, data)}${saysBudget(job, data)}`,
    cards: {},
    draft: { kind: 'recipe', data },
    heeded: heededBy(job, about),
    ...(about.projectId ? { projectId: about.projectId } : {}),
  };
};
