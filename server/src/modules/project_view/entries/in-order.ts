import type { Entry, TimelineProject } from '@butterfly/contracts/project_view';
import { resolveTime } from '../schedule/resolve-time';
import { etagOf } from './etag';
import type { StoredEntry } from './repository';

const LANES: readonly Entry['lane'][] = ['planning', 'production', 'event_day'];
const LAST_DAY = '9999-12-31';

/** What an entry's time means for its project. */
export function resolved(entry: StoredEntry, project: TimelineProject): Entry {
  return { ...entry, ...resolveTime(entry.when, project), etag: `"${etagOf(entry)}"` };
}

/** Entries in the order they happen, lane by lane; those without a day or a time come last. */
export function inOrder(entries: readonly StoredEntry[], project: TimelineProject): Entry[] {
  return entries.map((entry) => resolved(entry, project)).sort(byTime);
}

function byTime(a: Entry, b: Entry): number {
  return (
    LANES.indexOf(a.lane) - LANES.indexOf(b.lane) ||
    (a.day ?? LAST_DAY).localeCompare(b.day ?? LAST_DAY) ||
    (a.minute ?? Number.MAX_SAFE_INTEGER) - (b.minute ?? Number.MAX_SAFE_INTEGER) ||
    a.id - b.id
  );
}
