interface Timed {
  readonly id: number;
  readonly minute: number;
  readonly length: number;
}

/** Where a block stands beside those it overlaps. */
export interface Column {
  readonly column: number;
  readonly columns: number;
}

/** Blocks that overlap stand side by side; a group of them shares the width evenly. Expects them in the order of their start. */
export function columnsOf(blocks: readonly Timed[]): Map<number, Column> {
  const placed = new Map<number, Column>();
  for (const group of overlapping(blocks)) {
    const ends: number[] = [];
    const columns = group.map(({ minute, length }) => {
      const free = ends.findIndex((end) => end <= minute);
      const column = free < 0 ? ends.length : free;
      ends[column] = minute + length;
      return column;
    });
    group.forEach(({ id }, at) => placed.set(id, { column: columns[at] ?? 0, columns: ends.length }));
  }
  return placed;
}

function overlapping(blocks: readonly Timed[]): Timed[][] {
  const groups: Timed[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const block of blocks) {
    if (block.minute >= end) groups.push([]);
    groups.at(-1)?.push(block);
    end = Math.max(end, block.minute + block.length);
  }
  return groups;
}
