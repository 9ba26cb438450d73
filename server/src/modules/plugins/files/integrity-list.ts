import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import { createHash } from 'node:crypto';

/** Name under which the hashes of a release lie beside its files. */
export const INTEGRITY_LIST = 'integrity.json';

const hashes = new WeakMap<ReleaseRecord['integrity'], string>();

/** The hashes of a release as a file: the same bytes wherever they are made. */
export function integrityList(integrity: ReleaseRecord['integrity']): string {
  return JSON.stringify(Object.fromEntries(Object.entries(integrity).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The hash of that file. A page that gets a fallback needs nothing else of it until it is wanted. */
export function integrityListHash(integrity: ReleaseRecord['integrity']): string {
  const known = hashes.get(integrity) ?? `sha384-${createHash('sha384').update(integrityList(integrity)).digest('base64')}`;
  hashes.set(integrity, known);
  return known;
}
