import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { editorsOf, type CommentRow } from './repository';

const MOST_WORDS = 160;

interface Told {
  readonly platform: Pick<Platform, 'api'>;
  readonly board: { readonly id: number; readonly project_id: number };
  readonly row: CommentRow;
  readonly thread: CommentRow | null;
  /** Who made the link that a client came by; null for a colleague. */
  readonly sharedBy: number | null;
}

/**
 * A comment reaches who works on the board and who began the thread; a client's also who takes care of the project and who sent the
 * link. Never its own author, and nobody who may not see the project.
 */
export async function tellTeam(db: Db, { platform, board, row, thread, sharedBy }: Told): Promise<void> {
  const project = await platform.api('tenant_crm').project(db, board.project_id);
  if (!project) return;
  const owner = row.author_id === null ? project.owner_id : null;
  const people = [owner, sharedBy, thread?.author_id ?? null, ...(await editorsOf(db, board.id))];
  const concerned = [...new Set(people)].filter((id): id is number => id !== null && id !== row.author_id);
  const readers =
    concerned.length === 0 ? [] : await platform.api('manage_members').membersSeeing(db, { projectId: project.id, among: concerned });
  if (readers.length === 0) return;
  const words = row.body.length > MOST_WORDS ? `${row.body.slice(0, MOST_WORDS)}…` : row.body;
  await platform.api('notifications').notify(db, readers, {
    title: `${row.author_name} ${thread ? 'answered' : 'commented'} on the moodboard of ${project.name}`,
    content: words,
    link: `/moodboard/${project.id}`,
  });
}
