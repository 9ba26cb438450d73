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

/**
 * As `recordReply`, for an answer that says more than the row: what is free, what is short. It changes without the version, so that no
 * browser keeps it; the ETag is for `If-Match` alone.
 *
 * @example
 * getItem: async ({ params, tx }) => liveReply(await tx((db) => goods.read(db, params.id))),
 */
export function liveReply<Row extends { readonly id: number; readonly version: number }>(record: Row): Reply<Row> {
  return { ...recordReply(record), headers: { 'cache-control': 'no-store' } };
}
