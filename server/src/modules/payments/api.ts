import type { Db } from '../../platform/db/db';

/** What other modules may ask of payments. Every call runs in the caller's transaction. */
export interface PaymentsApi {
  /** Whether money of the project came that has not all gone back. */
  hasMoney(db: Db, projectId: number): Promise<boolean>;
  /** Writes to clients about what is due in a week and what is late, each part once; the job does it every hour. */
  remind(db: Db): Promise<void>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    payments: PaymentsApi;
  }
}
