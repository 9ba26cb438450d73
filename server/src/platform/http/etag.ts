/** The bare value of an entity tag: without `W/`, quotes and the suffix a compressing proxy adds (decision A-44). */
export function bareTag(tag: string): string {
  return tag
    .trim()
    .replace(/^W\//, '')
    .replace(/^"|"$/g, '')
    .replace(/-(?:gzip|br)$/, '');
}

/**
 * Does an `If-Match` or `If-None-Match` header name this version? `*` names every existing one.
 *
 * @example
 * matchesTag(call.headers['if-match'], board.etag)
 */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const wanted = bareTag(etag);
  return header.split(',').some((candidate) => bareTag(candidate) === wanted);
}
