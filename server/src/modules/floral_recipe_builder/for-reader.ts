import type { PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';
import type { Reader } from './catalogue/service';

/** What of a request says who reads. */
interface ReadersCall {
  readonly permissions: PermissionRecord;
  readonly tx: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** Work for a reader, in one transaction: what things cost is for some only. */
export type ForReader = <T>(call: ReadersCall, work: (db: Db, reader: Reader) => Promise<T>) => Promise<T>;
