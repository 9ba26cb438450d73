import type { Json } from '@butterfly/contracts/core';
import type { Db } from '../../platform/db/db';

/** What other modules may ask of the moodboard. */
export interface MoodboardApi {
  /** Creates the board of a project. @throws AppError `moodboard.already_exists` */
  createBoard(db: Db, projectId: number, data: Json): Promise<{ id: number }>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    moodboard: MoodboardApi;
  }
}
