import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import { readAudience } from './audience';
import { membersSeeing } from './scope.repository';

interface Concern extends Pick<Platform, 'api' | 'clock'> {
  readonly projectId: number | null;
  /** Who looks after the project. */
  readonly ownerId: number | null;
  readonly plugin: string;
}

/** Whom something about a project concerns: who looks after it, or everybody who may use the plugin and sees the project. */
export async function concerned(db: Db, { projectId, ownerId, plugin, ...platform }: Concern): Promise<number[]> {
  const allowed = (await readAudience(db, platform)).filter(({ permissions }) => mayUsePlugin(permissions, plugin));
  const all = allowed.map(({ memberId }) => memberId);
  return membersSeeing(db, { projectId, among: ownerId !== null && all.includes(ownerId) ? [ownerId] : all });
}
