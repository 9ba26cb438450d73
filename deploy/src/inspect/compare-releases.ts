import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import { kilobytes } from '../format';

/** What changes from one release to another, for a reader: pages, permissions, needs, sizes. Empty when nothing does. */
export function compareReleases(before: ReleaseRecord, after: ReleaseRecord): string[] {
  return [
    ...changes('pages', routesOf(before), routesOf(after)),
    ...changes('features', featuresOf(before), featuresOf(after)),
    ...(['cards', 'nav', 'commands', 'slots', 'fills', 'settings'] as const).flatMap((part) =>
      changes(part, idsOf(before, part), idsOf(after, part)),
    ),
    ...changes('needs', needsOf(before), needsOf(after)),
    ...changes('provides', providesOf(before), providesOf(after)),
    ...sizes(before, after),
  ];
}

function changes(what: string, before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((item) => !after.includes(item)).map((item) => `- ${what}: ${item}`);
  return [...gone, ...after.filter((item) => !before.includes(item)).map((item) => `+ ${what}: ${item}`)];
}

const routesOf = ({ manifest }: ReleaseRecord): string[] =>
  (manifest?.contributes.routes ?? []).map(({ path, area }) => `${path} (${area})`);
const featuresOf = ({ manifest }: ReleaseRecord): string[] =>
  (manifest?.permissions.features ?? []).map(({ id, title }) => `${id} – ${title}`);
const needsOf = ({ manifest, requires_shared: shared }: ReleaseRecord): string[] => [
  ...(manifest ? [`shell ${manifest.requires.shell}`] : []),
  ...Object.entries(shared).map(([key, range]) => `${key} ${range}`),
];
const providesOf = ({ provides = {} }: ReleaseRecord): string[] =>
  Object.entries(provides).map(([key, { version }]) => `${key} ${version}`);

function idsOf({ manifest }: ReleaseRecord, part: 'cards' | 'nav' | 'commands' | 'slots' | 'fills' | 'settings'): string[] {
  return (manifest?.contributes[part] ?? []).map(({ id }) => id);
}

/** Built files have their hash in the name; without it two builds can be compared. */
function sizes(before: ReleaseRecord, after: ReleaseRecord): string[] {
  const total = ({ files }: ReleaseRecord): number => files.filter(({ kind }) => kind !== 'map').reduce((sum, { bytes }) => sum + bytes, 0);
  const same = new Set(before.files.map(({ sha256 }) => sha256));
  const fresh = after.files.filter(({ sha256 }) => !same.has(sha256));
  const difference = total(after) - total(before);
  if (fresh.length === 0 && difference === 0) return [];
  return [
    `  size: ${kilobytes(total(before))} → ${kilobytes(total(after))} (${difference < 0 ? '−' : '+'}${kilobytes(Math.abs(difference))}); ${fresh.length} of ${after.files.length} files are new: ${kilobytes(fresh.reduce((sum, { bytes }) => sum + bytes, 0))} to send`,
  ];
}
