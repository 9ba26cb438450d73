import type { FlowerOrder, OrderLine } from '@butterfly/contracts/floral_recipe_builder';

/** What a person has counted of a line and not saved yet. */
export interface Count {
  readonly received_units: number;
  readonly rejected_units: number;
  readonly reject_reason: string;
  readonly reject_photo_id: number | null;
}

/** Counts that are not saved, by line. */
export type Counts = Readonly<Record<string, Count>>;

/** A line as it stands on the page: as it was counted here, else as it is saved. */
export function countOf(line: OrderLine, counts: Counts): Count {
  const { received_units, rejected_units, reject_reason, reject_photo_id } = line;
  return counts[line.id] ?? { received_units, rejected_units, reject_reason, reject_photo_id };
}

/** The same with one line counted anew; there are never more bad ones than came. */
export function counted(counts: Counts, { line, part }: { line: OrderLine; part: Partial<Count> }): Counts {
  const next = { ...countOf(line, counts), ...part };
  return { ...counts, [line.id]: { ...next, rejected_units: Math.min(next.rejected_units, next.received_units) } };
}

/** Everything that nobody has counted came as it was ordered. */
export function allCame(lines: readonly OrderLine[], counts: Counts): Counts {
  return lines
    .filter(({ id, counted_at, ordered_units }) => counted_at === null && counts[id] === undefined && ordered_units > 0)
    .reduce((sum, line) => counted(sum, { line, part: { received_units: line.ordered_units } }), counts);
}

/** As it is sent. */
export function writtenCounts(counts: Counts) {
  return Object.entries(counts).map(([id, count]) => ({ line_id: Number(id), ...count }));
}

/** What has to be said of a count before it can be saved; null when nothing is missing. */
export function missingIn(counts: Counts): string | null {
  const isUnsaid = Object.values(counts).some(({ rejected_units, reject_reason }) => rejected_units > 0 && reject_reason.trim() === '');
  return isUnsaid ? 'Say why some were rejected.' : null;
}

/** Whether flowers of an order can be counted now. */
export function isReceivable({ status }: Pick<FlowerOrder, 'status'>): boolean {
  return status === 'sent' || status === 'confirmed' || status === 'partially_received' || status === 'received';
}
