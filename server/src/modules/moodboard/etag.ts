/** Opaque to clients: a new board of a deleted one's project has another id, so its versions never repeat. */
export function boardEtag(board: { id: number; version: number }): string {
  return `${board.id}-${board.version}`;
}

/**
 * Whether an `If-Match` or `If-None-Match` header names this version. Compressing proxies turn `"x"` into `W/"x"` or
 * `"x-gzip"`; both still mean x (decision A-44).
 */
export function matchesEtag(header: string, etag: string): boolean {
  return header.split(',').some((candidate) => {
    const tag = candidate.trim();
    return tag === '*' || tag.replace(/^W\//, '').replaceAll('"', '').replace(/[-;](gzip|br)$/, '') === etag;
  });
}
