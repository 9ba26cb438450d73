import { allocate } from '../../core/money';
import { ceiledRatio, exact } from '../../core/money/exact';
import { bunchFit, bunchHint, type BunchFit, type BunchHint } from './bunch-fit';
import { choosePacks, type PackChoice, type PackOption } from './choose-packs';

/** What one recipe of one project takes of an ingredient. */
export interface Use {
  readonly project_id: number;
  readonly recipe_id: number;
  /** Thousandths, of all its pieces. */
  readonly qty_milli: number;
  readonly waste_bps: number;
}

/** An ingredient that is to be there. */
export interface Need {
  readonly ingredient_id: number;
  readonly uses: readonly Use[];
  /** Units of one's own that nobody else is waiting for. */
  readonly on_hand: number;
  /** Of the supplier it is bought from. */
  readonly packs: readonly PackOption[];
}

export interface PlannedUse {
  readonly project_id: number;
  readonly recipe_id: number;
  readonly qty_milli: number;
  readonly cents: number;
}

export interface PlannedLine {
  readonly ingredient_id: number;
  /** With waste, rounded up once over all recipes. */
  readonly gross_units: number;
  readonly on_hand_units: number;
  readonly net_units: number;
  readonly packs: PackChoice['packs'];
  readonly ordered_units: number;
  readonly leftover_units: number;
  readonly line_cents: number;
  /** Of the pack that most of it comes in; null where several are mixed. */
  readonly fit: BunchFit | null;
  readonly hint: BunchHint | null;
  readonly allocations: readonly PlannedUse[];
  /** What of the line's cost is nobody's: waste and what goes into stock. */
  readonly unused_cents: number;
  /** Nobody sells it. */
  readonly unavailable: boolean;
}

/**
 * What is needed of an ingredient, with its waste, rounded up once over all recipes.
 *
 * @example grossUnits([{ qty_milli: 118_000, waste_bps: 1_000, … }]); // 130
 */
export function grossUnits(uses: readonly Pick<Use, 'qty_milli' | 'waste_bps'>[]): number {
  const whole = uses.reduce((total, { qty_milli, waste_bps }) => total + exact(qty_milli) * (10_000n + exact(waste_bps)), 0n);
  return ceiledRatio(whole, 10_000_000n);
}

/**
 * One line of a wholesale order: what is bought, in which packs, and what each recipe bears of its cost (largest remainder over what it uses;
 * waste and what is left over are a part of their own, the last).
 *
 * @example
 * planLine(quicksand).line_cents; // 19_500
 */
export function planLine({ ingredient_id, uses, on_hand, packs }: Need): PlannedLine {
  const gross_units = grossUnits(uses);
  const on_hand_units = Math.min(gross_units, Math.max(0, on_hand));
  const net_units = gross_units - on_hand_units;
  const choice = choosePacks(net_units, packs);
  const { units: ordered_units, cents: line_cents, packs: chosen } = choice ?? { units: 0, cents: 0, packs: [] };
  const single = chosen.length === 1 ? packs.find(({ id }) => id === chosen[0]?.id) : undefined;
  const shares = sharesOf(uses, { line_cents, units: ordered_units + on_hand_units });
  return {
    ingredient_id,
    gross_units,
    on_hand_units,
    net_units,
    packs: chosen,
    ordered_units,
    leftover_units: Math.max(0, ordered_units - net_units),
    line_cents,
    fit: single ? bunchFit({ net: net_units, pack_size: single.pack_size }) : null,
    hint: single ? bunchHint({ net: net_units, ...single }) : null,
    ...shares,
    unavailable: choice === null && net_units > 0,
  };
}

function sharesOf(
  uses: readonly Use[],
  { line_cents, units }: { line_cents: number; units: number },
): Pick<PlannedLine, 'allocations' | 'unused_cents'> {
  const used = uses.reduce((total, { qty_milli }) => total + qty_milli, 0);
  const weights = [...uses.map(({ qty_milli }) => qty_milli), Math.max(0, units * 1_000 - used)];
  const parts = weights.some((weight) => weight > 0) ? allocate(line_cents, weights) : weights.map(() => 0);
  return {
    allocations: uses.map(({ project_id, recipe_id, qty_milli }, at) => ({ project_id, recipe_id, qty_milli, cents: parts[at] ?? 0 })),
    unused_cents: parts.at(-1) ?? 0,
  };
}
