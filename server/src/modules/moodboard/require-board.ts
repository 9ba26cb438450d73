import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import { findBoard, type BoardRow } from './repository';

/** The board of a project. @throws AppError `moodboard.board_not_found` */
export async function requireBoard(db: Db, projectId: number): Promise<BoardRow> {
  const row = await findBoard(db, { project: projectId });
  if (!row) throw new AppError('moodboard.board_not_found');
  return row;
}
