import type { CameInstead, FlowerOrder, OrderState, Received, StockTake } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { pricedIngredients, type IngredientRow } from '../catalogue/repository';
import type { Reader } from '../catalogue/service';
import { insertLines, linesOf, saveCount, type NewOrderLine, type StoredOrderLine } from './order.repository';
import { OwnStock } from './own-stock';
import { requireStep, type OrderService } from './service';

interface Delivery {
  readonly id: number;
  readonly counted: Received;
  readonly ifMatch: string | undefined;
  readonly reader: Reader;
}

/**
 * Writes down what came. Counts are what has come so far, so that a count may be sent again; of two who count one order at once, the second
 * is shown what the first has written.
 *
 * @throws AppError `version_conflict`, `floral_recipe_builder.not_free`, `invalid_transition`, `invalid_input` for a line or a photo that is not of this order
 */
export async function receive(
  db: Db,
  { id, counted, ifMatch, reader }: Delivery,
  { service, platform }: { service: OrderService; platform: Pick<Platform, 'api' | 'fillers'> },
): Promise<FlowerOrder> {
  const order = await service.lockVersion(db, { id, ifMatch, reader });
  requireStep(order.status, 'received');
  const known = await linesOf(db, [id]);
  await refuseUnknown(db, { id, counted, known, api: platform.api });
  for (const count of counted.lines)
    await saveCount(db, { orderId: id, count: reader.seesCosts ? count : { ...count, actual_cents: undefined } });
  const takes = async (line: StoredOrderLine, { ingredient_id, received_units }: CameInstead) =>
    new OwnStock(platform).take(
      db,
      { line, ingredientId: ingredient_id, units: received_units },
      { order, projects: await service.projects(db, order) },
    );
  await addInstead(db, { id, instead: counted.instead, known, takes });
  return service.step(db, { id, to: stateOf(await linesOf(db, [id])), reader });
}

/** All of it is there when every line was counted, whatever was found. */
function stateOf(lines: readonly StoredOrderLine[]): OrderState {
  const isDone = ({ counted_at, received_units, ordered_units, id }: StoredOrderLine) =>
    counted_at !== null && (received_units >= ordered_units || lines.some(({ substitute_of }) => substitute_of === id));
  return lines.filter(({ ordered_units }) => ordered_units > 0).every(isDone) ? 'received' : 'partially_received';
}

async function refuseUnknown(
  db: Db,
  {
    id,
    counted: { lines, instead },
    known,
    api,
  }: { id: number; counted: Received; known: readonly StoredOrderLine[]; api: Platform['api'] },
): Promise<void> {
  const ids = new Set(known.map((line) => line.id));
  const photos = lines.flatMap(({ reject_photo_id }) => reject_photo_id ?? []);
  const files =
    photos.length > 0 ? await api('records').of('floral_recipe_builder').files.list(db, { subject_type: 'order', subject_id: id }) : [];
  const isPhoto = (photo: number | null) => photo === null || files.some((file) => file.id === photo && file.type.startsWith('image/'));
  const fields = Object.fromEntries([
    ...lines.flatMap(({ line_id }, at) => (ids.has(line_id) ? [] : [[`lines.${at}.line_id`, ['is not a line of this order']]])),
    ...lines.flatMap(({ reject_photo_id }, at) =>
      isPhoto(reject_photo_id) ? [] : [[`lines.${at}.reject_photo_id`, ['is not a picture of this order']]],
    ),
    ...instead.flatMap(({ line_id }, at) => (ids.has(line_id) ? [] : [[`instead.${at}.line_id`, ['is not a line of this order']]])),
  ]) as Record<string, string[]>;
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

/** What came instead is a line of its own, for the recipes that wait for what did not come. */
async function addInstead(
  db: Db,
  {
    id,
    instead,
    known,
    takes,
  }: {
    id: number;
    instead: readonly CameInstead[];
    known: readonly StoredOrderLine[];
    takes: (line: StoredOrderLine, one: CameInstead) => Promise<readonly StockTake[]>;
  },
): Promise<void> {
  if (instead.length === 0) return;
  const ingredients = await pricedIngredients(
    db,
    instead.map(({ ingredient_id }) => ingredient_id),
  );
  const lines: NewOrderLine[] = [];
  for (const [at, one] of instead.entries()) {
    const ingredient = ingredients.find((row) => row.id === one.ingredient_id);
    const original = known.find((line) => line.id === one.line_id);
    if (!ingredient || !original)
      throw new AppError('invalid_input', { fields: { [`instead.${at}.ingredient_id`]: ['is not an ingredient of yours'] } });
    const line = substituteLine(ingredient, original);
    lines.push(one.is_own_stock ? { ...line, on_hand_units: one.received_units, stock_takes: await takes(original, one) } : line);
  }
  await insertLines(db, { orderId: id, lines, from: known.length });
  const added = (await linesOf(db, [id])).slice(known.length);
  for (const [at, { received_units, actual_cents, is_own_stock }] of instead.entries()) {
    const line_id = added[at]?.id;
    if (line_id === undefined) throw new Error('A line that was added is not there');
    await saveCount(db, {
      orderId: id,
      count: {
        line_id,
        // What is taken of one's own has not come, and costs this order nothing.
        received_units: is_own_stock ? 0 : received_units,
        rejected_units: 0,
        reject_reason: '',
        reject_photo_id: null,
        actual_cents: is_own_stock ? null : actual_cents,
      },
    });
  }
}

function substituteLine({ id, name, kind, unit }: IngredientRow, original: StoredOrderLine): NewOrderLine {
  return {
    ingredient_id: id,
    name,
    kind,
    unit,
    packs: [],
    gross_units: 0,
    on_order_units: 0,
    on_hand_units: 0,
    net_units: 0,
    ordered_units: 0,
    leftover_units: 0,
    line_cents: 0,
    unused_cents: 0,
    substitute_of: original.id,
    allocations: original.allocations.map((allocation) => ({ ...allocation, cents: 0 })),
  };
}
