export const ROW_HEIGHT = 40;
export const VISIBLE_ROWS = 8;
const MARGIN_ROWS = 4;

/** Which rows of a long list are drawn at a scroll position. */
export function windowRows(scrollTop: number, count: number): { first: number; last: number } {
  const first = Math.max(0, Math.floor(scrollTop / ROW_HEIGHT) - MARGIN_ROWS);
  return { first, last: Math.min(count, first + VISIBLE_ROWS + 2 * MARGIN_ROWS) };
}

/** The scroll position at which a row is seen, changed as little as possible. */
export function scrollToRow(scrollTop: number, row: number): number {
  const top = row * ROW_HEIGHT;
  const highest = top + ROW_HEIGHT - VISIBLE_ROWS * ROW_HEIGHT;
  return Math.max(0, Math.min(Math.max(scrollTop, highest), top));
}
