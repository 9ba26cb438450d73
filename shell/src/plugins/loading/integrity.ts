import type { RemoteAddress } from '@butterfly/contracts/plugins';

declare global {
  interface Window {
    /** Path of a file → its hash. Read by every webpack runtime on the page; a file that is not listed is refused. */
    __butterflySri?: Record<string, string>;
  }
}

/** Names the files of a release that may run on this page. */
export function admitFiles({ base, integrity }: Pick<RemoteAddress, 'base' | 'integrity'>): void {
  const known = (window.__butterflySri ??= {});
  for (const [file, hash] of Object.entries(integrity)) known[new URL(base + file, window.location.href).pathname] = hash;
}

/** The hash that a file must have, or undefined for a file nobody has named. */
export function integrityOf(url: string): string | undefined {
  const { pathname } = new URL(url, window.location.href);
  const known = window.__butterflySri ?? {};
  return Object.hasOwn(known, pathname) ? known[pathname] : undefined;
}

let developer: string | null = null;

/** Lets plugins come from this origin too: a machine that a running override ticket names. */
export function trustOrigin(origin: string | null): void {
  developer = origin;
}

/** Plugins are served from the product's own origin, or from the developer's machine of a running ticket. */
export function isTrustedOrigin(url: string): boolean {
  const { origin } = new URL(url, window.location.href);
  return origin === window.location.origin || origin === developer;
}
