import type { Environment } from '../environment';

/** Where links in mail lead to that no request has caused: the address of the suite, on a developer's machine its port. */
export function siteOf({ PUBLIC_URL, PORT }: Pick<Environment, 'PORT' | 'PUBLIC_URL'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
