/** Where the window is. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

export type Target = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string };

export interface Going {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** What the window's history keeps of a place of ours. */
interface Entry {
  readonly at: number;
  readonly key: string;
  readonly state: unknown;
}

export interface Rules {
  /** Whether a path is drawn without a new document; the server answers all others. */
  isOurs(pathname: string): boolean;
  /** Asked before another page takes the place of this one; false: it stays. */
  mayLeave(): boolean | Promise<boolean>;
  /** Loads a document. */
  load(address: string, replace: boolean): void;
}

export interface Places {
  now(): Place;
  subscribe(listener: () => void): () => void;
  go(to: Target | number, going?: Going): void;
  /** A target as an address of this site, seen from where the window is. */
  addressOf(to: Target): string;
}

const entryOf = (state: unknown): Entry | null => {
  const kept = state as { readonly light?: Entry } | null;
  return kept?.light ?? null;
};

/** The places of one window: its history, and what may happen before it moves. */
export function createPlaces(window: Window, rules: Rules): Places {
  const { history, location } = window;
  const listeners = new Set<() => void>();
  let entry = entryOf(history.state) ?? { at: 0, key: 'default', state: null };
  history.replaceState({ light: entry }, '');
  let place = read();
  /** Set while the window is brought back to a page that must not be left. */
  let isReturning = false;

  function read(): Place {
    const { pathname, search, hash } = location;
    return { pathname, search, hash, state: entry.state, key: entry.key };
  }

  function moved(next: Entry): void {
    entry = next;
    place = read();
    listeners.forEach((listener) => listener());
  }

  const addressOf = (to: Target): string => {
    const text = typeof to === 'string' ? to : `${to.pathname ?? place.pathname}${to.search ?? ''}${to.hash ?? ''}`;
    const url = new URL(text, location.origin + place.pathname + place.search);
    return url.origin === location.origin ? url.pathname + url.search + url.hash : url.href;
  };

  async function whenFree(pathname: string, work: () => void): Promise<void> {
    if (pathname === place.pathname || (await rules.mayLeave())) work();
  }

  function open(to: Target, { replace = false, state = null }: Going): void {
    const address = addressOf(to);
    const { pathname, origin } = new URL(address, location.href);
    if (origin !== location.origin || !rules.isOurs(pathname)) return rules.load(address, replace);
    void whenFree(pathname, () => {
      const next = { at: replace ? entry.at : entry.at + 1, key: Math.random().toString(36).slice(2, 10), state };
      history[replace ? 'replaceState' : 'pushState']({ light: next }, '', address);
      moved(next);
    });
  }

  window.addEventListener('popstate', () => {
    const next = entryOf(history.state) ?? { at: 0, key: 'default', state: null };
    if (isReturning) {
      isReturning = false;
      return;
    }
    const free = location.pathname === place.pathname || rules.mayLeave();
    if (free === true) return moved(next);
    const back = entry.at - next.at;
    isReturning = true;
    history.go(back);
    void Promise.resolve(free).then((agreed) => agreed && history.go(-back));
  });

  return {
    now: () => place,
    addressOf,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    go: (to, going = {}) => (typeof to === 'number' ? history.go(to) : open(to, going)),
  };
}
