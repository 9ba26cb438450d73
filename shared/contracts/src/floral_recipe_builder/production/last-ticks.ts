/** A tick of a line, on a tablet or in the business. */
interface AnyTick {
  readonly item: string;
  readonly done: boolean;
  /** ISO 8601. */
  readonly at: string;
  readonly client_id: string;
}

/**
 * Of several ticks of a line, the last one counts, whatever the order in which they arrive; of two at the same instant, the same one everywhere.
 *
 * @example lastTicks([{ item: 'stems:7', done: true, at: '…10:00Z', … }, { item: 'stems:7', done: false, at: '…10:05Z', … }]).get('stems:7')?.done; // false
 */
export function lastTicks<T extends AnyTick>(ticks: readonly T[]): ReadonlyMap<string, T> {
  const last = new Map<string, T>();
  for (const tick of ticks) {
    const before = last.get(tick.item);
    if (!before || isLater(tick, before)) last.set(tick.item, tick);
  }
  return last;
}

function isLater(one: AnyTick, other: AnyTick): boolean {
  const [a, b] = [Date.parse(one.at), Date.parse(other.at)];
  return a === b ? one.client_id > other.client_id : a > b;
}
