import { commonErrors, type ErrorBody, type ErrorCatalogue, type ErrorSpec } from '@butterfly/contracts/core';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isAppError, type ErrorDetails } from './app-error';

interface Refusal {
  readonly code: string;
  readonly details: ErrorDetails;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

/** SQLSTATE → code. Class 22 (a value the database cannot hold) is handled by its prefix. */
const STATES: Readonly<Record<string, string>> = {
  '57014': 'timeout',
  '25P04': 'timeout',
  '25P03': 'timeout',
  // A rule was kept by the database alone: somebody else was a moment faster than what was checked before.
  '23503': 'conflict',
  '23505': 'conflict',
  // A policy refused what a member would write where it does not see.
  '42501': 'outside_scope',
  '40001': 'conflict',
  '40P01': 'conflict',
  '55P03': 'conflict',
  '53300': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '08006': 'unavailable',
  '08003': 'unavailable',
  '53100': 'disk_full',
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
};

const FRAMEWORK: Readonly<Record<number, string>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** Turns everything that is thrown into `{error, code, fields?, request_id}`; from 500 up a fixed sentence. */
export function createErrorHandler(catalogue: ErrorCatalogue) {
  return function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = refusalOf(error, request.routeOptions.bodyLimit);
    const spec = catalogue[refusal.code] ?? commonErrors.internal;
    if (!catalogue[refusal.code]) request.log.error({ code: refusal.code }, 'an error code is in no catalogue');
    // A code that was thrown on purpose is an answer, not a fault of ours: the line of the request names it. What lies behind it is told.
    if (spec.status >= 500 && (!isAppError(error) || error.cause !== undefined))
      request.log.error({ err: error, code: refusal.code }, 'request failed');
    if (spec.status === 409 && !isAppError(error)) request.log.warn({ err: error, code: refusal.code }, 'refused by the database');
    for (const [name, value] of Object.entries(refusal.headers ?? {})) void reply.header(name, value);
    void sendError(reply, spec, { ...refusal, requestId: request.id });
  };
}

/** Writes the body of a refusal. */
export function sendError(
  reply: FastifyReply,
  spec: ErrorSpec,
  refusal: { code: string; details?: ErrorDetails; requestId: string },
): FastifyReply {
  const details = spec.status >= 500 ? {} : (refusal.details ?? {});
  const body: ErrorBody = { ...details, error: sentence(spec.message, details), code: refusal.code, request_id: refusal.requestId };
  return reply
    .code(spec.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}

function sentence(message: string, details: Readonly<Record<string, unknown>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = details[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
}

function refusalOf(error: FastifyError | Error, bodyLimit: number | undefined): Refusal {
  if (isAppError(error)) return { code: error.code, details: error.details, headers: error.headers };
  const framework = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (framework >= 400 && framework < 500) {
    return { code: FRAMEWORK[framework] ?? 'bad_request', details: framework === 413 && bodyLimit ? { limit: bodyLimit } : {} };
  }
  return { code: databaseCode(error) ?? 'internal', details: {} };
}

function databaseCode(error: Error): string | undefined {
  const state = stateOf(error) ?? stateOf(error.cause);
  if (state === undefined) return error.message.startsWith('timeout exceeded when trying to connect') ? 'unavailable' : undefined;
  return STATES[state] ?? (/^22[0-9A-Z]{3}$/.test(state) ? 'invalid_input' : undefined);
}

function stateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
