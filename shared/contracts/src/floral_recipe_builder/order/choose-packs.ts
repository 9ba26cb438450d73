/** One way to buy an ingredient. */
export interface PackOption {
  readonly id: number;
  readonly pack_size: number;
  readonly pack_price_cents: number;
  /** At least so many of it, if any … */
  readonly min_packs: number;
  /** … and then so many at a time. */
  readonly step_packs: number;
}

export interface PackChoice {
  readonly packs: readonly { readonly id: number; readonly count: number }[];
  readonly units: number;
  readonly cents: number;
}

/** More than any florist orders of one thing; beyond it the need is an error of typing. */
export const MOST_UNITS = 1_000_000;

/** A choice under construction: what it costs, and how many units it brings. */
class Table {
  readonly cents: Float64Array;
  readonly units: Float64Array;
  constructor(size: number, empty: number) {
    this.cents = new Float64Array(size).fill(empty);
    this.units = new Float64Array(size);
  }

  /** Cheaper; for the same money with less left over. */
  isBetter(at: number, cents: number, units: number): boolean {
    const known = this.cents[at] as number;
    return cents < known || (cents === known && units < (this.units[at] as number));
  }
}

/**
 * The cheapest packs that cover a need; of equally cheap ones those that leave the least over. Null: no pack is for sale.
 *
 * Exact, by dynamic programming over the units: a table for each pack on top of those before it. What a large need has to take of the pack
 * with the lowest price per unit is set aside first, so that the tables stay small: in a cheapest choice fewer of the other packs are taken
 * than that pack has units, or some of them could be replaced by it for no more money.
 *
 * @param need units; 0 needs nothing
 * @throws RangeError for a need beyond `MOST_UNITS`
 * @example
 * // 130 stems, in bunches of 25 for 32.50 or boxes of 100 for 115.00: one box and two bunches for 180.00
 * choosePacks(130, [bunch, box]);
 */
export function choosePacks(need: number, options: readonly PackOption[]): PackChoice | null {
  if (!Number.isSafeInteger(need) || need > MOST_UNITS) throw new RangeError(`${need} is no number of units that can be ordered.`);
  if (need <= 0) return { packs: [], units: 0, cents: 0 };
  const best = [...options].sort(
    (a, b) => a.pack_price_cents * b.pack_size - b.pack_price_cents * a.pack_size || a.pack_size - b.pack_size,
  )[0];
  if (!best) return null;
  if (options.length === 1) return onlyPack(need, best);
  const aside = setAside(need, { best, options });
  const chosen = cheapest(need - aside * best.pack_size, { options, best, aside });
  return { ...chosen, packs: chosen.packs.filter(({ count }) => count > 0) };
}

function onlyPack(need: number, { id, pack_size, pack_price_cents, min_packs, step_packs }: PackOption): PackChoice {
  const missing = Math.max(0, Math.ceil(need / pack_size) - min_packs);
  const count = min_packs + Math.ceil(missing / step_packs) * step_packs;
  return { packs: [{ id, count }], units: count * pack_size, cents: count * pack_price_cents };
}

/** How many of the best pack every cheapest choice takes. None where its least number is no multiple of its steps: then it cannot replace others one to one. */
function setAside(need: number, { best, options }: { best: PackOption; options: readonly PackOption[] }): number {
  if (best.min_packs % best.step_packs !== 0) return 0;
  const portion = best.pack_size * best.step_packs;
  const largest = Math.max(0, ...options.filter((option) => option !== best).map(({ pack_size, step_packs }) => pack_size * step_packs));
  const least = options.reduce((total, { pack_size, min_packs }) => total + pack_size * Math.max(1, min_packs), 0);
  const replaceable = portion * (1 + best.min_packs / best.step_packs);
  const portions = Math.floor((need - least - replaceable * largest - portion) / portion);
  const packs = portions * best.step_packs;
  return packs >= best.min_packs ? Math.max(0, packs) : 0;
}

interface Search {
  readonly options: readonly PackOption[];
  readonly best: PackOption;
  /** Packs of the best that are taken already, so that its least number is reached. */
  readonly aside: number;
}

function cheapest(need: number, { options, best, aside }: Search): PackChoice {
  let before = new Table(need + 1, Infinity);
  before.cents[0] = 0;
  const counts = options.map((option) => {
    const { table, taken } = withPack(before, option, option === best && aside > 0 ? option.step_packs : option.min_packs);
    before = table;
    return taken;
  });
  const packs: { id: number; count: number }[] = [];
  let left = need;
  for (let at = options.length - 1; at >= 0; at -= 1) {
    const option = options[at] as PackOption;
    const count = counts[at]?.[left] ?? 0;
    packs.unshift({ id: option.id, count: count + (option === best ? aside : 0) });
    left = Math.max(0, left - count * option.pack_size);
  }
  const of = (value: (option: PackOption) => number) =>
    packs.reduce((total, { count }, at) => total + count * value(options[at] as PackOption), 0);
  return { packs, units: of(({ pack_size }) => pack_size), cents: of(({ pack_price_cents }) => pack_price_cents) };
}

/** Covering every need with the packs before and none of this one, or `first` of it and any number of steps. */
function withPack(
  before: Table,
  { pack_size, pack_price_cents, step_packs }: PackOption,
  first: number,
): { table: Table; taken: Int32Array } {
  const size = before.cents.length;
  const [table, own] = [new Table(size, Infinity), new Table(size, Infinity)];
  const [taken, ownTaken] = [new Int32Array(size), new Int32Array(size)];
  for (let need = 0; need < size; need += 1) {
    const start = Math.max(0, need - first * pack_size);
    own.cents[need] = (before.cents[start] as number) + first * pack_price_cents;
    own.units[need] = (before.units[start] as number) + first * pack_size;
    ownTaken[need] = first;
    const rest = Math.max(0, need - step_packs * pack_size);
    const [cents, units] = [
      (own.cents[rest] as number) + step_packs * pack_price_cents,
      (own.units[rest] as number) + step_packs * pack_size,
    ];
    if (rest < need && own.isBetter(need, cents, units)) {
      own.cents[need] = cents;
      own.units[need] = units;
      ownTaken[need] = (ownTaken[rest] as number) + step_packs;
    }
    const takesIt = before.cents[need] === Infinity || !isBetterOrSame(before, own, need);
    table.cents[need] = takesIt ? (own.cents[need] as number) : (before.cents[need] as number);
    table.units[need] = takesIt ? (own.units[need] as number) : (before.units[need] as number);
    taken[need] = takesIt ? (ownTaken[need] as number) : 0;
  }
  return { table, taken };
}

function isBetterOrSame(one: Table, other: Table, at: number): boolean {
  return !one.isBetter(at, other.cents[at] as number, other.units[at] as number);
}
