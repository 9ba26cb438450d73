import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';

type Ports = Pick<Platform, 'fillers'>;

/** Open projects per member who takes care of them, in all plugins together. */
export async function ownedProjects(db: Db, { fillers }: Ports): Promise<ReadonlyMap<number, number>> {
  const sums = new Map<number, number>();
  for (const work of fillers('manage_members.owned_work'))
    for (const [memberId, count] of await work.projects(db)) sums.set(memberId, (sums.get(memberId) ?? 0) + count);
  return sums;
}

/** Hands everything of one member to another. Answers how many projects there were. */
export async function reassignWork(db: Db, owners: { from: number; to: number }, { fillers }: Ports): Promise<number> {
  let moved = 0;
  for (const work of fillers('manage_members.owned_work')) moved += await work.reassign(db, owners);
  return moved;
}
