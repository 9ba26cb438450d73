/**
 * The version of a record as a save names it in `ifMatch`, for answers that carry the version but no ETag of their own (rows of a list).
 *
 * @example
 * versionTag('rule', rule.id, rule.version) // '"rule-7-3"'
 */
export function versionTag(...parts: readonly (number | string)[]): string {
  return `"${parts.join('-')}"`;
}
