import type { Db } from '../../platform/db/db';

/** What other modules may ask of payments. Every call runs in the caller's transaction. */
export interface PaymentsApi {
  /** Whether money of the project came that has not all gone back. */
  hasMoney(db: Db, projectId: number): Promise<boolean>;
  /** All that a day brings: who is told of what is due or late, reminded, and charged for being late. Twice on one day does nothing more. */
  remind(db: Db): Promise<void>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    payments: PaymentsApi;
  }
}
