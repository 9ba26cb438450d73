import { impactParts, readWish, type Impact, type WantedItem, type WishAnswer, type WishInput } from '@butterfly/contracts/client_requests';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { CurrentOffer, QuantityChanged } from '../../proposal_and_invoice/api';

type Parts = Pick<Platform, 'api'>;

/** What a sentence or other numbers make of a project's proposal. Changes nothing. */
export async function weighWish(
  db: Db,
  { api }: Parts,
  { projectId, text, items: given }: WishInput & { readonly projectId: number },
): Promise<WishAnswer> {
  if (!(await api('tenant_crm').projectExists(db, projectId))) throw new AppError('not_found');
  const offer = await api('proposal_and_invoice').currentOffer(db, projectId);
  if (!offer) return { proposal: null, lines: [], items: given ?? [], impact: null };
  const items = given ?? readWish(text, offer.lines).map(({ line, to }) => ({ line, to }));
  const { id, number, revision, status, lines } = offer;
  return {
    proposal: { id, number, revision, status },
    lines: lines.map(({ name, quantity }) => ({ name, quantity })),
    items,
    impact: await weigh(db, { api }, { projectId, items, offer }),
  };
}

interface Weighed {
  readonly projectId: number;
  readonly items: readonly WantedItem[];
  readonly offer: CurrentOffer;
}

/** Null: nothing would be different. */
export async function weigh(db: Db, { api }: Parts, { projectId, items, offer }: Weighed): Promise<Impact | null> {
  const changed = await api('proposal_and_invoice').changeQuantities(db, { projectId, lines: linesOf(items), apply: false });
  if (!changed) return null;
  return {
    currency: offer.currency,
    before_cents: changed.before_cents,
    after_cents: changed.after_cents,
    lines: changed.changed.map(({ name, before, after }) => ({ name, before, after })),
    parts: impactParts(changed.before, changed.after),
    stems: await stemsOf(db, { api }, changed),
  };
}

export const linesOf = (items: readonly WantedItem[]) => items.map(({ line, to }) => ({ name: line, quantity: to }));

/** How many stems more or less of each flower; null where no recipe stands behind a line. */
async function stemsOf(db: Db, { api }: Parts, { changed }: QuantityChanged): Promise<Impact['stems']> {
  const by = new Map<number, number>();
  for (const { recipe_id, before, after } of changed)
    if (recipe_id !== null) by.set(recipe_id, (by.get(recipe_id) ?? 0) + Math.ceil(after) - Math.ceil(before));
  const pieces = by.size === 0 ? [] : await api('floral_recipe_builder').stems(db, [...by.keys()]);
  if (pieces.length === 0) return null;
  const flowers = new Map<number, { name: string; by_milli: number }>();
  for (const { recipe_id, flowers: of } of pieces)
    for (const { ingredient_id, name, qty_milli } of of) {
      const so_far = flowers.get(ingredient_id)?.by_milli ?? 0;
      flowers.set(ingredient_id, { name, by_milli: so_far + qty_milli * (by.get(recipe_id) ?? 0) });
    }
  const moved = [...flowers.values()].filter(({ by_milli }) => by_milli !== 0);
  return { total_milli: moved.reduce((sum, { by_milli }) => sum + by_milli, 0), flowers: moved };
}
