import type { Entry } from '@butterfly/contracts/project_view';
import type { ClientEntry } from '../api';

/** What is for the client or for everybody, without what the team notes about it. */
export function clientEntries(entries: readonly Entry[]): ClientEntry[] {
  return entries
    .filter(({ audience }) => audience === 'client' || audience === 'all')
    .map(({ id, lane, title, place, day, minute, length, is_milestone, done_at }) => ({
      ...{ id, lane, title, place, day, minute, length, is_milestone },
      is_done: done_at !== null,
    }));
}
