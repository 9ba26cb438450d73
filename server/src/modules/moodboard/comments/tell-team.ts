import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { CommentRow } from './repository';

const MOST_WORDS = 160;

/** A client's comment reaches who takes care of the project; an answer also who began the thread. Never its own author. */
export async function tellTeam(
  db: Db,
  { platform, projectId, row, thread }: { platform: Pick<Platform, 'api'>; projectId: number; row: CommentRow; thread: CommentRow | null },
): Promise<void> {
  const project = await platform.api('tenant_crm').project(db, projectId);
  if (!project) return;
  const owner = row.author_id === null ? project.owner_id : null;
  const concerned = [...new Set([owner, thread?.author_id ?? null])].filter((id): id is number => id !== null && id !== row.author_id);
  const readers = concerned.length === 0 ? [] : await platform.api('manage_members').membersSeeing(db, { projectId, among: concerned });
  if (readers.length === 0) return;
  const words = row.body.length > MOST_WORDS ? `${row.body.slice(0, MOST_WORDS)}…` : row.body;
  await platform.api('notifications').notify(db, readers, {
    title: `${row.author_name} ${thread ? 'answered' : 'commented'} on the moodboard of ${project.name}`,
    content: words,
  });
}
