/** A pack somebody sells, as it is bought: so many at least, in these steps. */
export interface Offer {
  readonly size: number;
  readonly cents: number;
  readonly least: number;
  readonly step: number;
}

/** How many packs of each offer, in the order of the offers. */
interface Cover {
  readonly counts: readonly number[];
  readonly cents: number;
}

/** So many offers are looked at, and so many steps of those that are dear: more of them never pay. */
const MOST_OFFERS = 6;
const MOST_STEPS = 200;

/**
 * The packs that together hold at least so many stems for the least money, of all suppliers; with as few packs as that takes. Undefined where
 * nothing is sold, or too much of it.
 *
 * @example cheapestCover(130, [bunch of 25 at 3250, box of 100 at 11500])?.counts // [2, 1]
 */
export function cheapestCover(units: number, offers: readonly Offer[]): Cover | undefined {
  if (offers.length === 0 || offers.length > MOST_OFFERS) return undefined;
  let best: Cover | undefined;
  for (const used of subsets(offers)) {
    const cover = withAll(units, offers, used);
    if (cover && (!best || isBetter(cover, best))) best = cover;
  }
  return best;
}

/** Which offers are bought of at all; no more than three of them. */
const MOST_MIXED = 3;
function subsets(offers: readonly Offer[]): readonly (readonly number[])[] {
  let all: readonly (readonly number[])[] = [[]];
  for (const at of offers.keys()) all = [...all, ...all.filter((one) => one.length < MOST_MIXED).map((one) => [...one, at])];
  return all.filter((one) => one.length > 0);
}

/** The least of each is bought first; what is still missing is filled up in steps, one offer after the other. */
function withAll(units: number, offers: readonly Offer[], used: readonly number[]): Cover | undefined {
  const counts = offers.map((offer, at) => (used.includes(at) ? leastOf(offer) : 0));
  const dear = (at: number): number => (offers[at]?.cents ?? 0) / (offers[at]?.size ?? 1);
  return filled(
    units,
    offers,
    used.toSorted((a, b) => dear(b) - dear(a)),
    counts,
  );
}

function filled(units: number, offers: readonly Offer[], used: readonly number[], counts: readonly number[]): Cover | undefined {
  const [at, ...others] = used;
  const missing = units - sum(counts.map((count, index) => count * (offers[index]?.size ?? 0)));
  const offer = at === undefined ? undefined : offers[at];
  if (missing <= 0) return { counts, cents: sum(counts.map((count, index) => count * (offers[index]?.cents ?? 0))) };
  if (at === undefined || !offer) return undefined;
  const needed = Math.ceil(missing / (offer.size * offer.step));
  const isLast = others.length === 0;
  const most = isLast ? needed : Math.min(needed, MOST_STEPS);
  let best: Cover | undefined;
  for (let steps = isLast ? most : 0; steps <= most; steps += 1) {
    const next = counts.map((count, index) => (index === at ? count + steps * offer.step : count));
    const cover = filled(units, offers, others, next);
    if (cover && (!best || isBetter(cover, best))) best = cover;
  }
  return best;
}

const leastOf = ({ least, step }: Offer): number => Math.ceil(Math.max(1, least) / step) * step;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const isBetter = (one: Cover, other: Cover): boolean =>
  one.cents < other.cents || (one.cents === other.cents && sum(one.counts) < sum(other.counts));
