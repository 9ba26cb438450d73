import type { Db } from '../../platform/db/db';

export interface NotificationsApi {
  /** Stores a notification for each member and, after the commit, pushes it to their open pages. */
  notify(db: Db, memberIds: readonly number[], message: { title: string; content: string }): Promise<void>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    notifications: NotificationsApi;
  }
}
