import type { UnitOfWork } from './unit-of-work';
import type { Worker } from './worker';

/** The database of this process: PGlite in a worker, or a pool on a PostgreSQL server. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly version: string;
  /** One transaction under row-level security: role, tenant, member and row scope are set locally. Commits when `work` resolves. */
  withTenant<T>(who: Worker, work: (db: UnitOfWork) => Promise<T>): Promise<T>;
  /** One transaction on global tables only (sessions, releases); sees no tenant's rows. */
  withoutTenant<T>(work: (db: UnitOfWork) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
