/** Opaque to clients: a new board of a deleted one's project has another id, so its versions never repeat. */
export function boardEtag(board: { id: number; version: number }): string {
  return `${board.id}-${board.version}`;
}
