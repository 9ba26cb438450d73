import type { Json } from '@butterfly/contracts/core';
import type { Asset, Comment, Share, ShareMode } from '@butterfly/contracts/moodboard';
import type { Db } from '../../platform/db/db';

/** What other modules may ask of the moodboard. */
export interface MoodboardApi {
  /** Creates the board of a project. @throws AppError `moodboard.already_exists` */
  createBoard(db: Db, projectId: number, data: Json): Promise<{ id: number }>;
  /** Adds a picture to the business. Opens its own transactions: never call it inside one. */
  addPicture(tenantId: number, picture: { bytes: Buffer; name: string }): Promise<Asset>;
  /** Makes a link for clients to the board of a project. */
  createShare(db: Db, projectId: number, wanted: { mode: ShareMode; label: string }): Promise<Share>;
  /** Begins a thread on the board of a project, in the name of the transaction's member. */
  addComment(db: Db, projectId: number, comment: { body: string; element_id: string; with_client: boolean }): Promise<Comment>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    moodboard: MoodboardApi;
  }
}
