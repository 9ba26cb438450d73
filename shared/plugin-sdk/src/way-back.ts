const KEY = 'butterfly:way-back';

/** A page that a visitor without an account came from, and what a link there says. */
export interface WayBack {
  /** A path of this site. */
  readonly path: string;
  readonly label: string;
}

/**
 * Pages without bars show a link back here, in this tab, until another one is kept: a client who opens a document of their portal finds
 * back. A browser that keeps nothing shows no link.
 *
 * @example
 * keepWayBack({ path: `/portal/${token}`, label: 'Your portal' });
 */
export function keepWayBack(way: WayBack): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(way));
  } catch {
    // A browser may refuse to keep anything: then there is no way back to show, and nothing else is lost.
  }
}

/** What was kept in this tab; null: nothing, or nothing that leads to a page of this site. */
export function keptWayBack(): WayBack | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<WayBack> | null;
    if (typeof kept?.path !== 'string' || typeof kept.label !== 'string') return null;
    return /^\/(?![/\\])/.test(kept.path) ? { path: kept.path, label: kept.label } : null;
  } catch {
    return null;
  }
}
