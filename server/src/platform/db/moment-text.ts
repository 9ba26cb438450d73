/**
 * SQL for a moment with all its microseconds, as text that sorts like it: what a page goes on from. Columns that come as they are end at
 * milliseconds, in which many rows may lie.
 *
 * @example `select ${momentText('at')} as at from records_activity`
 */
export const momentText = (column: string): string => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
