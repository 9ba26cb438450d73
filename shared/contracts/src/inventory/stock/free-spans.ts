import type { Range, StockChange } from './free-over';

/**
 * What is free between each moment where something may change and the next, while units are handed out one claim after the other: a claim
 * looks at the spans that it covers alone.
 */
export class FreeSpans<M extends number | string = string> {
  readonly #indexOf: ReadonlyMap<M, number>;
  readonly #free: number[];

  /** `ranges`: all that will be asked for or changed; others are not known. */
  constructor(owned: number, ranges: readonly Range<M>[]) {
    const moments = [...new Set(ranges.flatMap(({ from, to }) => [from, to]))].sort((a, b) => Number(a > b) - Number(a < b));
    this.#indexOf = new Map(moments.map((moment, index) => [moment, index]));
    this.#free = moments.map(() => owned);
  }

  change({ from, to, qty }: StockChange<M>): void {
    const [first, end] = [this.#index(from), this.#index(to)];
    for (let at = first; at < end; at += 1) this.#free[at] = (this.#free[at] ?? 0) + qty;
  }

  /** The units that are free during the whole of a range; infinitely many during none. */
  least({ from, to }: Range<M>): number {
    return Math.min(...this.#free.slice(this.#index(from), this.#index(to)));
  }

  #index(moment: M): number {
    const index = this.#indexOf.get(moment);
    if (index === undefined) throw new RangeError(`${moment} was not named among the ranges.`);
    return index;
  }
}
