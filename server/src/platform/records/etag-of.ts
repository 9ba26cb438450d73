/**
 * Strong ETag of a record with a version, without quotes.
 *
 * @example
 * etagOf({ id: 12, version: 3 }) // '12-3'
 */
export function etagOf({ id, version }: { readonly id: number; readonly version: number }): string {
  return `${id}-${version}`;
}
