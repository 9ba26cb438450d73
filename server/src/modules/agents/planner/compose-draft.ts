import type { ProposalData, RecipeData } from '@butterfly/contracts/agents';
import { roleOf, type Role } from './flowers';
import type { Order, OrderItem } from './order';

/** The event a draft is for, as far as it is known. */
export interface DraftFor {
  readonly projectId: number | null;
  readonly projectName: string | null;
  readonly eventDate: string | null;
  readonly currency: string;
}

/** Bought on top of what the recipes need. */
const WASTE_BPS = 1_000;
const ROLES = ['focal', 'secondary', 'filler', 'greenery'] as const;
const GENERIC: Readonly<Record<(typeof ROLES)[number], string>> = {
  focal: 'Focal flower, to be chosen',
  secondary: 'Secondary flower, to be chosen',
  filler: 'Filler, to be chosen',
  greenery: 'Greenery, to be chosen',
};

const ofItem = (item: OrderItem, order: Order): readonly string[] => (item.flowers.length > 0 ? item.flowers : order.flowers);
const colorsOf = (item: OrderItem, order: Order): readonly string[] => (item.colors.length > 0 ? item.colors : order.colors);
const title = (what: string, { projectName }: DraftFor): string => (projectName ? `${what} for ${projectName}` : what);

/** A budget is shared by what each piece usually takes; without one there are no prices, because none are known. */
export function composeProposal(order: Order, about: DraftFor): ProposalData {
  const shares = pricesOf(order);
  const pieces = [...new Set(order.items.map(({ arrangement }) => arrangement.section))].map((section) => ({
    title: section,
    items: order.items.flatMap((item, at) =>
      item.arrangement.section === section ? [proposalLine(item, order, shares?.[at] ?? item.unitCents)] : [],
    ),
  }));
  const fees = order.fees.reduce((sum, { cents }) => sum + cents, 0);
  const isNamed = namedTotal(order) !== null;
  return {
    title: title('Proposal', about),
    project_id: about.projectId,
    project_name: about.projectName,
    event_date: about.eventDate,
    currency: about.currency,
    budget_cents: order.budgetCents ?? namedTotal(order),
    total_cents: shares ? order.items.reduce((sum, { quantity }, at) => sum + quantity * (shares[at] ?? 0), fees) : null,
    sections: [...pieces, ...feeSection(order)],
    assumptions: assumptionsOf(shares, { isNamed, hasFees: fees > 0, hasSome: order.items.some(({ unitCents }) => unitCents !== null) }),
  };
}

function assumptionsOf(
  shares: readonly number[] | null,
  { isNamed, hasFees, hasSome }: { isNamed: boolean; hasFees: boolean; hasSome: boolean },
): string[] {
  if (shares === null)
    return [
      hasSome
        ? 'The prices are those that were named; the others are still to be set.'
        : 'No prices: no budget was named and there is no price list yet.',
    ];
  return [
    isNamed
      ? 'The prices are those that were named.'
      : 'The budget is shared by the size of the pieces and rounded down, so the total never exceeds it.',
    hasFees ? 'What was not named, and tax, are not included.' : 'Delivery, set-up and tax are not included.',
  ];
}

/** What is charged besides the pieces, as it was named. */
function feeSection({ fees }: Order): ProposalData['sections'] {
  if (fees.length === 0) return [];
  return [
    {
      title: 'Services',
      items: fees.map(({ name, cents }) => ({
        name,
        quantity: 1,
        unit_price_cents: cents,
        total_cents: cents,
        flowers: [],
        colors: [],
        note: '',
      })),
    },
  ];
}

function proposalLine(item: OrderItem, order: Order, unit: number | null): ProposalData['sections'][number]['items'][number] {
  const {
    arrangement: { name },
    quantity,
  } = item;
  return {
    name,
    quantity,
    unit_price_cents: unit,
    total_cents: unit === null ? null : unit * quantity,
    flowers: [...ofItem(item, order)],
    colors: [...colorsOf(item, order)],
    note: '',
  };
}

/** What the pieces come to where a price of one piece was named. */
function namedTotal({ items }: Order): number | null {
  return items.length > 0 && items.every(({ unitCents }) => unitCents !== null)
    ? items.reduce((sum, { unitCents, quantity }) => sum + (unitCents ?? 0) * quantity, 0)
    : null;
}

/** A price that was named stays as it is; else the budget is shared. */
function pricesOf(order: Order): number[] | null {
  return namedTotal(order) === null ? shareBudget(order) : order.items.map(({ unitCents }) => unitCents ?? 0);
}

/** The price of one piece of each item: whole units where there is room, never above the budget together. */
function shareBudget({ items, budgetCents }: Order): number[] | null {
  const weight = items.reduce((sum, { arrangement, quantity }) => sum + arrangement.weight * quantity, 0);
  if (budgetCents === null || weight === 0) return null;
  return items.map(({ arrangement }) => {
    const share = (budgetCents * arrangement.weight) / weight;
    const step = share >= 1_000 ? 100 : 1;
    return Math.floor(share / step) * step;
  });
}

export function composeRecipe(order: Order, about: DraftFor): RecipeData {
  const shares = pricesOf(order);
  const pages = order.items.map((item, at) => recipePage(item, { order, unit: shares?.[at] ?? null }));
  return {
    title: title('Recipe', about),
    project_id: about.projectId,
    project_name: about.projectName,
    event_date: about.eventDate,
    currency: about.currency,
    waste: WASTE_BPS,
    pages,
    shopping_list: shoppingList(pages),
    assumptions: [
      order.items.every(({ stems }) => stems.length > 0)
        ? 'Stem counts are those that were named.'
        : 'Stem counts that were not named are the usual ones for pieces of this kind: change them as you design.',
      'The shopping list has 10 % on top for stems that do not hold.',
    ],
  };
}

function recipePage(item: OrderItem, { order, unit }: { order: Order; unit: number | null }): RecipeData['pages'][number] {
  const { arrangement, quantity } = item;
  const flowers = ofItem(item, order);
  const used = item.stems.length > 0 ? namedStems(item) : usualStems(item, flowers);
  const isNamed = (supply: string): boolean =>
    used.some(({ name, role }) => role === 'supply' && name.toLowerCase().includes(supply.toLowerCase().replace(/s$/, '')));
  const supplies = arrangement.supplies.filter((name) => !isNamed(name)).map((name) => ({ name, quantity: 1, role: 'supply' as const }));
  const colors = colorsOf(item, order);
  return {
    title: `${quantity} × ${arrangement.name}`,
    arrangement: arrangement.name,
    quantity,
    ingredients: [...used, ...supplies],
    stems_per_piece: used.reduce((sum, { role, quantity: count }) => sum + (role === 'supply' ? 0 : count), 0),
    budget_cents: unit === null ? null : unit * quantity,
    note: colors.length > 0 ? `Colours: ${colors.join(', ')}` : '',
  };
}

/** The stems as they were counted; a flower that was named without a count gets the usual one. */
function namedStems({ stems, arrangement }: OrderItem): Stem[] {
  return stems.map(({ name, count }) => {
    const role = roleOf(name);
    const usual = role === 'supply' ? 1 : arrangement.stems[role];
    return { name, role, quantity: count ?? Math.max(1, usual) };
  });
}

function usualStems({ arrangement }: OrderItem, flowers: readonly string[]): Stem[] {
  const stems = ROLES.flatMap((role) => stemsOf(role, { count: arrangement.stems[role], flowers, open: flowers.length === 0 }));
  return moveOrphans(stems, { flowers, counts: arrangement.stems });
}

type Stem = RecipeData['pages'][number]['ingredients'][number];

function stemsOf(
  role: Exclude<Role, 'supply'>,
  { count, flowers, open }: { count: number; flowers: readonly string[]; open: boolean },
): Stem[] {
  const named = flowers.filter((flower) => roleOf(flower) === role);
  if (count === 0 && named.length === 0) return [];
  if (named.length === 0) return open ? [{ name: GENERIC[role], quantity: count, role }] : [];
  return named.map((name, at) => ({
    name,
    role,
    quantity: Math.max(1, Math.floor(count / named.length) + (at < count % named.length ? 1 : 0)),
  }));
}

/** Who names two flowers wants a piece of those two: the stems of parts nobody was named for go to the others. */
function moveOrphans(
  stems: readonly Stem[],
  { flowers, counts }: { flowers: readonly string[]; counts: Readonly<Record<string, number>> },
): Stem[] {
  if (flowers.length === 0 || stems.length === 0) return [...stems];
  const orphans = ROLES.filter((role) => !stems.some((stem) => stem.role === role)).reduce((sum, role) => sum + (counts[role] ?? 0), 0);
  return stems.map((stem, at) => ({
    ...stem,
    quantity: stem.quantity + Math.floor(orphans / stems.length) + (at < orphans % stems.length ? 1 : 0),
  }));
}

function shoppingList(pages: RecipeData['pages']): RecipeData['shopping_list'] {
  const sums = new Map<string, { quantity: number; loses: boolean }>();
  for (const { ingredients, quantity } of pages)
    for (const { name, quantity: each, role } of ingredients) {
      sums.set(name, { quantity: (sums.get(name)?.quantity ?? 0) + each * quantity, loses: role !== 'supply' });
    }
  return [...sums].map(([name, { quantity, loses }]) => ({
    name,
    quantity: loses ? Math.ceil((quantity * (10_000 + WASTE_BPS)) / 10_000) : quantity,
  }));
}
