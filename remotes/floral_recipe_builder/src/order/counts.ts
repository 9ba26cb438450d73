import type { FlowerOrder, OrderLine } from '@butterfly/contracts/floral_recipe_builder';

/** What a person has counted of a line and not saved yet. */
export interface Count {
  readonly received_units: number;
  readonly rejected_units: number;
  readonly reject_reason: string;
  readonly reject_photo_id: number | null;
}

/** Counts that are not saved; a list, since drafts are kept as lists or as what has the same fields. */
export type Counts = readonly (Count & { readonly line_id: number })[];

export const isTyped = (counts: Counts, { id }: OrderLine): boolean => counts.some(({ line_id }) => line_id === id);

/** A line as it stands on the page: as it was counted here, else as it is saved. */
export function countOf(line: OrderLine, counts: Counts): Count {
  return counts.find(({ line_id }) => line_id === line.id) ?? line;
}

/** The same with one line counted anew; there are never more bad ones than came. */
export function counted(counts: Counts, { line, part }: { line: OrderLine; part: Partial<Count> }): Counts {
  const { received_units, rejected_units, reject_reason, reject_photo_id } = { ...countOf(line, counts), ...part };
  const next = {
    line_id: line.id,
    received_units,
    rejected_units: Math.min(rejected_units, received_units),
    reject_reason,
    reject_photo_id,
  };
  return [...counts.filter(({ line_id }) => line_id !== line.id), next];
}

/** Everything that nobody has counted came as it was ordered. */
export function allCame(lines: readonly OrderLine[], counts: Counts): Counts {
  return lines
    .filter((line) => line.counted_at === null && !isTyped(counts, line) && line.ordered_units > 0)
    .reduce((sum, line) => counted(sum, { line, part: { received_units: line.ordered_units } }), counts);
}

/** What has to be said of counts before they can be saved; null when nothing is missing. */
export function missingIn(counts: Counts): string | null {
  const isUnsaid = counts.some(({ rejected_units, reject_reason }) => rejected_units > 0 && reject_reason.trim() === '');
  return isUnsaid ? 'Say why some were rejected.' : null;
}

/** Whether flowers of an order can be counted now. */
export function isReceivable({ status }: Pick<FlowerOrder, 'status'>): boolean {
  return status === 'sent' || status === 'confirmed' || status === 'partially_received' || status === 'received';
}

/** Whether too little of a line came, as far as somebody has counted it, and nothing stands in for it yet. */
export function isShort(
  { id, net_units, counted_at, substitute_of }: OrderLine,
  { received_units, rejected_units }: Count,
  { lines, isTyped: isCounting }: { lines: readonly OrderLine[]; isTyped: boolean },
): boolean {
  const isCounted = counted_at !== null || isCounting;
  const isServed = lines.some((line) => line.substitute_of === id);
  return isCounted && substitute_of === null && !isServed && received_units - rejected_units < net_units;
}
