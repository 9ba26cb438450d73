import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { findBoard, type BoardRow } from './repository';

/** The board of a project. @throws AppError `moodboard.board_not_found` */
export async function requireBoard(db: Db, projectId: number): Promise<BoardRow> {
  const row = await findBoard(db, { project: projectId });
  if (!row) throw new AppError('moodboard.board_not_found');
  return row;
}

/**
 * The board of a project; null while the project has none, so that what lies around a board is empty then, and no error.
 *
 * @throws AppError `moodboard.board_not_found` when there is no such project.
 */
export async function boardIfMade(db: Db, projectId: number, { api }: Pick<Platform, 'api'>): Promise<BoardRow | null> {
  const row = await findBoard(db, { project: projectId });
  if (row) return row;
  if (!(await api('tenant_crm').projectExists(db, projectId))) throw new AppError('moodboard.board_not_found');
  return null;
}
