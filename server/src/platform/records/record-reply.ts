import { reply, type Reply } from '../define-module';
import { etagOf } from './etag-of';

/**
 * The answer of an operation about one record: the record, with its version as ETag.
 *
 * @example
 * createOrder: async ({ body, tx }) => recordReply(await tx((db) => orders.insert(db, body)), 201),
 */
export function recordReply<Row extends { readonly id: number; readonly version: number }>(record: Row, status?: number): Reply<Row> {
  return reply(record, { etag: etagOf(record), ...(status && { status }) });
}
