import type { Db } from '../../platform/db/db';

/** What other modules may ask of payments. Every call runs in the caller's transaction. */
export interface PaymentsApi {
  /** Whether money of the project came that has not all gone back. */
  hasMoney(db: Db, projectId: number): Promise<boolean>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    payments: PaymentsApi;
  }
}
