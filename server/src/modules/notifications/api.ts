import type { Db } from '../../platform/db/db';

export interface NewNotification {
  readonly title: string;
  readonly content: string;
  /** The page of ours that it is about, such as `/moodboard/7`. */
  readonly link?: string;
}

export interface MemberNotification extends NewNotification {
  readonly memberId: number;
}

export interface NotificationsApi {
  /** Stores a notification for each member and, after the commit, pushes it to their open pages. */
  notify(db: Db, memberIds: readonly number[], message: NewNotification): Promise<void>;
  /** The same for messages of their own, in this order and in one statement. */
  notifyEach(db: Db, messages: readonly MemberNotification[]): Promise<void>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    notifications: NotificationsApi;
  }
}
