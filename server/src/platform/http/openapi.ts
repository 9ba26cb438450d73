import {
  askedFeatures,
  commonErrors,
  errorBody,
  neededFeatures,
  zodOf,
  type AnySchema,
  type ErrorCatalogue,
  type Operation,
} from '@butterfly/contracts/core';
import { setImmediate as breath } from 'node:timers/promises';
import * as z from 'zod';
import { LONGEST_KEY } from '../idempotency/once-only';
import type { BoundOperation } from './bind-operations';

type Schema = Record<string, unknown>;

const REPEATABLE = z.object({ 'idempotency-key': z.string().min(1).max(LONGEST_KEY).optional() });

/** So many operations are described before other requests have their turn. */
const AT_A_TIME = 10;

/** The OpenAPI 3.1 document of every operation of the running server. Hundreds of schemas take seconds: nobody waits for them. */
export async function openapiDocument(
  operations: readonly BoundOperation[],
  { catalogue, version }: { catalogue: ErrorCatalogue; version: string },
): Promise<Schema> {
  const known: ErrorCatalogue = { ...commonErrors, ...catalogue };
  const paths: Record<string, Record<string, Schema>> = {};
  for (const [at, bound] of operations.entries()) {
    if (at % AT_A_TIME === 0) await breath();
    const path = bound.operation.path.replace(/:([A-Za-z_]\w*)/g, '{$1}');
    (paths[path] ??= {})[bound.operation.method.toLowerCase()] = describe(bound, known);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Butterfly',
      version,
      description: 'Every answer from 400 up is `{error, code, fields?}`; `x-error-codes` lists the codes of an operation.',
    },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
        deploy: { type: 'http', scheme: 'bearer' },
        client: { type: 'apiKey', in: 'cookie', name: 'clientsession' },
      },
    },
  };
}

function describe({ moduleId, name, operation }: BoundOperation, known: ErrorCatalogue): Schema {
  const codes = errorCodes(operation);
  const status = String(operation.status ?? (operation.ok ? 200 : 204));
  return {
    operationId: `${moduleId}_${name}`,
    tags: [moduleId],
    summary: operation.summary,
    'x-access': operation.access,
    ...(operation.client ? { 'x-client': operation.client } : {}),
    'x-error-codes': codes,
    ...(operation.alsoPlugins ? { 'x-also-plugins': operation.alsoPlugins } : {}),
    ...(askedFeatures(operation).length > 0
      ? { 'x-features': { needed: neededFeatures(operation), may_need: operation.mayNeed ?? [], for_fields: operation.fieldsNeed ?? [] } }
      : {}),
    ...(security(operation) ?? {}),
    parameters: [
      ...parameters(operation.params, 'path'),
      ...parameters(operation.query, 'query'),
      ...parameters(operation.headers, 'header'),
      ...(operation.idempotent ? parameters(REPEATABLE, 'header') : []),
    ],
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: { [operation.bodyType ?? 'application/json']: { schema: jsonSchema(operation.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [status]: {
        description: 'Success',
        ...(operation.ok ? { content: { 'application/json': { schema: jsonSchema(operation.ok, 'output') } } } : {}),
      },
      ...errorResponses(codes, known),
    },
  };
}

function security(operation: Operation): Schema | undefined {
  if (operation.access === 'deploy') return { security: [{ deploy: [] }] };
  const csrf: { csrf?: [] } = operation.method !== 'GET' && operation.csrf !== false ? { csrf: [] } : {};
  if (operation.access === 'public') return Object.keys(csrf).length > 0 ? { security: [csrf] } : undefined;
  if (operation.client)
    return operation.client.link && !csrf.csrf ? undefined : { security: [{ ...(!operation.client.link && { client: [] }), ...csrf }] };
  return { security: [{ session: [], ...csrf }] };
}

/** Codes that follow from how an operation is declared, and those it names itself. */
export function errorCodes(operation: Operation): string[] {
  const codes = new Set<string>(operation.errors ?? []);
  codes.add('internal').add('unavailable').add('timeout').add('bad_request');
  if (operation.access !== 'public' && !operation.client?.link) codes.add('not_authenticated');
  if (operation.client) codes.add('outside_link').add('link_locked').add('not_found').add('rate_limited');
  if (operation.access === 'plugin' || operation.access === 'subject') codes.add('access_denied');
  if (operation.quietRefusal || operation.alsoPlugins) codes.add('not_permitted');
  if (operation.access === 'admin') codes.add('admin_required');
  if (neededFeatures(operation).length > 0 || operation.mayNeed) codes.add('feature_required');
  if (operation.method !== 'GET' && operation.csrf !== false && operation.access !== 'deploy')
    codes.add('csrf_failed').add('origin_refused');
  if (operation.params || operation.query || operation.body || operation.headers) codes.add('invalid_input');
  if (operation.params) codes.add('not_found');
  if (operation.idempotent) codes.add('idempotency_key_reused');
  // A body is read, and refused, also where none is wanted.
  if (operation.method !== 'GET') codes.add('body_too_large').add('unsupported_media_type').add('conflict');
  if (operation.ratePerMinute || operation.ratePerMember) codes.add('rate_limited');
  if (operation.method !== 'GET') codes.add('disk_full');
  if (operation.bodyType === 'application/octet-stream') codes.add('storage_full');
  return [...codes].sort();
}

function errorResponses(codes: readonly string[], known: ErrorCatalogue): Schema {
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const status = known[code]?.status;
    if (status === undefined) throw new Error(`The error code ${code} is named by an operation but stands in no catalogue.`);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, own]) => [
      String(status),
      {
        description: own.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function parameters(schema: AnySchema | undefined, where: 'path' | 'query' | 'header'): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: AnySchema, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(zodOf(schema), { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Schema;
  return rest;
}
