import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { zodOf, type AnySchema, type Operation } from '@butterfly/contracts/core';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { ZodError } from 'zod';
import type { Database } from '../db/database';
import type { Worker } from '../db/worker';
import type { Bytes, Call, Handler, Reply, Session } from '../define-module';
import { OnceOnly } from '../idempotency/once-only';
import { inSlices } from '../threads/in-slices';
import { AppError } from './app-error';
import { bareTag, matchesTag } from './etag';
import type { Access, Gate } from './gate';
import { parseJsonBody } from './requests/json-body';
import { parseLargeJson } from './requests/large-json';
import type { LargeTurn, LargeTurns } from './requests/large-turns';

const DEFAULT_BODY_LIMIT = 1_048_576;
/** Characters; what is shorter is read within two milliseconds. */
const LARGE_BODY = 256 * 1_024;
/** Characters; longer ones come one at a time for each business. */
const TAKES_TURNS = 96 * 1_024;
const JSON_TYPE = 'application/json; charset=utf-8';

/** One operation with who answers it. */
export interface BoundOperation {
  readonly moduleId: string;
  readonly name: string;
  readonly operation: Operation;
  readonly handler: Handler<Operation>;
}

/** Hashes of large bodies that may come again. */
const largeBodies = new WeakMap<FastifyRequest, string>();
/** Requests that are large, or may be. */
const largeTurns = new WeakMap<FastifyRequest, LargeTurn>();
const accesses = new WeakMap<FastifyRequest, Access>();

/** Registers the operations of all modules as routes: gate, validation in, handler, validation out. */
export function bindOperations(
  app: FastifyInstance,
  operations: readonly BoundOperation[],
  { gate, db, large }: { gate: Gate; db: Database; large: LargeTurns | null },
): void {
  for (const bound of operations) {
    const { operation, moduleId } = bound;
    app.route({
      method: operation.method as HTTPMethods,
      url: operation.path,
      bodyLimit: operation.bodyLimit ?? DEFAULT_BODY_LIMIT,
      config: { bodyType: operation.bodyType ?? 'application/json', rawBody: operation.rawBody === true },
      onRequest: async (request, reply) => {
        const access = await gate.pass(request, operation, moduleId);
        accesses.set(request, access);
        if (large && access.session && isJson(operation)) getInLine(large, { request, reply, session: access.session });
        for (const cookie of access.cookies) reply.header('set-cookie', cookie);
      },
      handler: (request, reply) => answer(bound, { request, reply, db }),
    });
  }
}

const isJson = ({ bodyType = 'application/json' }: Operation): boolean => bodyType.includes('json');

/** Before the body is read: who has too many on the way already is refused here. */
function getInLine(
  large: LargeTurns,
  { request, reply, session }: { request: FastifyRequest; reply: FastifyReply; session: Session },
): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (length === undefined ? encoding === undefined : Number(length) <= TAKES_TURNS) return;
  const turn = large.join(session);
  largeTurns.set(request, turn);
  reply.raw.once('close', () => turn.end());
}

async function answer(
  bound: BoundOperation,
  { request, reply, db }: { request: FastifyRequest; reply: FastifyReply; db: Database },
): Promise<FastifyReply> {
  const access = accesses.get(request);
  if (!access) throw new Error('The gate was not passed.');
  const result = await bound.handler(readCall(bound.operation, { request, access, db }));
  return isBytes(result) ? sendBytes(result, request, reply) : sendJson(bound, { result, request, reply });
}

function readCall(operation: Operation, { request, access, db }: { request: FastifyRequest; access: Access; db: Database }): Call {
  if (request.raw.url?.includes('%00')) throw new AppError('bad_request');
  const headers = request.headers as Readonly<Record<string, string | undefined>>;
  const { session, client } = access;
  const body = operation.body && read(operation.body, bodyOf(operation, request));
  const once = onceOnly(operation, { request, access, body });
  const call = {
    params: operation.params && read(operation.params, request.params),
    query: operation.query && read(operation.query, request.query),
    body,
    headers,
    session,
    permissions: access.permissions,
    rowScope: access.rowScope,
    deploy: access.deploy,
    client,
    ip: request.ip,
    requestId: request.id,
    tx: <T>(work: Parameters<Database['withTenant']>[1]) => {
      const who = workerOf(access);
      if (!who) throw new Error(`${operation.method} ${operation.path} has no tenant of its own: use db.withTenant.`);
      return db.withTenant(who, once ? (tx) => once.run(tx, work) : work) as Promise<T>;
    },
  };
  if (operation.headers) read(operation.headers, headers);
  return call as unknown as Call;
}

/** A client's transactions are the business's own: what they reach is what the handler asks for. */
function workerOf({ session, rowScope, client }: Access): Worker | null {
  if (session) return { tenantId: session.tenantId, memberId: session.memberId, rowScope };
  return client && { tenantId: client.tenantId, memberId: null };
}

/** Keys of members are their own; those of clients belong to their link, or to the person. */
function keyOwner({ session, client }: Access): { memberId: number; prefix: string } | null {
  if (session) return { memberId: session.memberId, prefix: '' };
  if (!client) return null;
  return { memberId: 0, prefix: client.link ? `link ${client.link.id} ` : `contact ${client.session?.contact_id} ` };
}

function onceOnly(
  operation: Operation,
  { request, access, body }: { request: FastifyRequest; access: Access; body: unknown },
): OnceOnly | null {
  const key = request.headers['idempotency-key'];
  const owner = keyOwner(access);
  if (!operation.idempotent || !owner || typeof key !== 'string') return null;
  return new OnceOnly({
    memberId: owner.memberId,
    key: key.trim() === '' ? '' : owner.prefix + key,
    operation: `${operation.method} ${operation.path}`,
    url: request.url,
    body,
    bodyHash: largeBodies.get(request),
  });
}

function bodyOf(operation: Operation, request: FastifyRequest): unknown {
  const wanted = operation.bodyType ?? 'application/json';
  const sent = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  // A request without a body has no type either; the schema decides whether nothing is enough.
  if (request.body !== undefined && sent !== wanted) throw new AppError('unsupported_media_type');
  return request.body;
}

function read(schema: AnySchema, value: unknown): unknown {
  const parsed = zodOf(schema).safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_input', { fields: fieldsOf(parsed.error) });
}

function fieldsOf({ issues }: ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues.slice(0, 50)) {
    const name = path.map(String).join('.') || 'body';
    (Object.hasOwn(fields, name) ? (fields[name] as string[]) : (fields[name] = [])).push(message);
  }
  return fields;
}

function isBytes(result: unknown): result is Bytes {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'bytes' && 'bytes' in result;
}

function isReply(result: unknown): result is Reply {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'reply' && 'body' in result;
}

function sendBytes(result: Bytes, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  setHeaders(reply, result);
  if (notModified(request, result.etag)) {
    if (result.bytes instanceof Readable) result.bytes.destroy();
    return reply.removeHeader('content-length').code(304).send();
  }
  return reply
    .code(result.status ?? 200)
    .header('content-type', result.type)
    .send(result.bytes);
}

function sendJson(
  bound: BoundOperation,
  { result, request, reply }: { result: unknown; request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const { operation } = bound;
  const extra: Partial<Reply> = isReply(result) ? result : {};
  const body = isReply(result) ? result.body : result;
  setHeaders(reply, extra);
  if (notModified(request, extra.etag)) return reply.code(304).send();
  const status = extra.status ?? operation.status ?? (operation.ok ? 200 : 204);
  if (!operation.ok || status === 204) return reply.code(status).send();
  return reply
    .code(status)
    .header('content-type', JSON_TYPE)
    .send(JSON.stringify(checked(bound, operation.ok, body)));
}

/** Answers are validated too: what the contract does not name never leaves, and a wrong answer is our error, not the caller's. */
function checked({ moduleId, name, operation }: BoundOperation, schema: AnySchema, body: unknown): unknown {
  if (operation.answer === 'handler') return body;
  const parsed = zodOf(schema).safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Error(`${moduleId}.${name} answers what its contract does not allow: ${JSON.stringify(parsed.error.issues.slice(0, 3))}`);
}

function setHeaders(
  reply: FastifyReply,
  { etag, headers }: { etag?: string | undefined; headers?: Readonly<Record<string, string | string[]>> | undefined },
): void {
  reply.header('cache-control', etag === undefined ? 'no-store' : 'private, no-cache');
  if (etag !== undefined) reply.header('etag', `"${bareTag(etag)}"`);
  for (const [name, value] of Object.entries(headers ?? {})) reply.header(name, value);
}

function notModified({ method, headers }: FastifyRequest, etag: string | undefined): boolean {
  return etag !== undefined && (method === 'GET' || method === 'HEAD') && matchesTag(headers['if-none-match'], etag);
}

/** The parts of a form. Node reads them as a browser wrote them; what it cannot read is the caller's error. */
function readForm(type: string, bytes: Buffer): Promise<FormData> {
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
}

/** A text of megabytes is read in slices. */
async function readJson(request: FastifyRequest, text: string): Promise<unknown> {
  if (text.length === 0) return undefined;
  if ((request.routeOptions.config as { rawBody?: boolean }).rawBody) return text;
  if (text.length > TAKES_TURNS) await largeTurns.get(request)?.come();
  if (text.length <= LARGE_BODY) return parseJsonBody(text);
  if (request.headers['idempotency-key'] !== undefined) largeBodies.set(request, createHash('sha256').update(text).digest('base64url'));
  return inSlices(parseLargeJson(text));
}

/** The two JSON types and both kinds of forms are parsed here; everything else but raw bytes is 415. */
export function setBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const type of ['application/json', 'application/json-patch+json']) {
    app.addContentTypeParser(type, { parseAs: 'string' }, async (request: FastifyRequest, text: string) => readJson(request, text));
  }
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, bytes, done) => {
    readForm(request.headers['content-type'] ?? '', bytes as Buffer).then(
      (form) => done(null, form),
      () => done(new AppError('bad_request')),
    );
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    // Without a prototype: a field may have any name. Of a repeated one the last counts; PostgreSQL cannot store NUL.
    done(
      null,
      Object.assign(Object.create(null) as object, Object.fromEntries(new URLSearchParams((text as string).replaceAll('%00', '')))),
    );
  });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}
