import type { ReleaseRecord } from '@butterfly/contracts/plugins';

const known = new WeakMap<ReleaseRecord, Readonly<Record<string, string>>>();

/**
 * The hash a page checks each file of a release against, from the one its bytes are stored under. Shorter than the
 * release's own by a third: of all that a page is told these do not compress (ADR 0012).
 */
export function pageIntegrity(record: ReleaseRecord): Record<string, string> {
  const kept = known.get(record) ?? computed(record);
  known.set(record, kept);
  return kept;
}

function computed({ integrity, files }: ReleaseRecord): Record<string, string> {
  const stored = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  return Object.fromEntries(
    Object.entries(integrity).map(([path, own]) => {
      const hex = stored.get(path);
      return [path, hex ? `sha256-${Buffer.from(hex, 'hex').toString('base64')}` : own];
    }),
  );
}
