import type { DocumentedOperation } from './api-document';
import { breakText, breakValue, oddValue } from './broken-json';
import type { Dice } from './dice';
import { validValue } from './json-schema-values';
import type { KnownIds } from './known-ids';
import type { WireRequest } from './send-request';

/** A request whose body the schema alone does not lead to, such as a release whose checksums fit. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface FuzzSources {
  readonly dice: Dice;
  readonly ids: KnownIds;
  readonly examples: Readonly<Record<string, (dice: Dice) => Example | undefined>>;
}

/** How a request differs from what the document asks for. */
const STYLES = { valid: 42, brokenBody: 26, brokenText: 8, brokenParams: 8, oddQuery: 6, oddPath: 6, oddType: 4 } as const;
type Style = keyof typeof STYLES;

interface Draft {
  path: string;
  query: string;
  body: unknown;
  type: string | undefined;
}

/** Makes requests for an operation: what it asks for, and everything it does not. */
export function fuzzRequest(operation: DocumentedOperation, sources: FuzzSources, only?: Style): WireRequest & { addressed: boolean } {
  const { dice } = sources;
  const style = only ?? dice.weighted(STYLES);
  const example = sources.examples[operation.operationId]?.(dice);
  const draft: Draft = {
    path: fillPath(operation, sources, style === 'brokenParams' ? undefined : example?.params),
    query: style === 'oddQuery' ? oddQuery(dice) : validQuery(operation, sources),
    body: example?.body ?? (operation.body && validBody(operation, sources)),
    type: operation.body?.type,
  };
  if (style === 'brokenParams') draft.path = operation.path.replace(/\{\w+\}/g, () => dice.pick(ODD_SEGMENTS));
  if (style === 'brokenBody') draft.body = breakValue(draft.body ?? {}, dice);
  if (style === 'oddType') draft.type = dice.pick(ODD_TYPES);
  if (style === 'oddPath') draft.path = oddPath(draft.path, dice);
  const payload = payloadOf(draft.body, style, dice);
  const headers = {
    ...(payload === undefined || draft.type === undefined ? {} : { 'content-type': draft.type }),
    ...precondition(operation, draft.path, sources),
    ...(style !== 'valid' && dice.chance(0.5) ? dice.pick(ODD_HEADERS) : {}),
  };
  return {
    method: operation.method,
    target: draft.path + draft.query,
    headers,
    payload,
    addressed: style !== 'oddPath' && style !== 'brokenParams',
  };
}

/** A method that nothing answers at this address. */
export function undeclaredMethod(operation: DocumentedOperation, sources: FuzzSources, declared: readonly string[]): WireRequest {
  const { dice } = sources;
  const payload = dice.chance(0.5) ? JSON.stringify(oddValue(dice)) : undefined;
  const methods = ['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS', 'TRACE', 'HEAD', 'PROPFIND', 'LOCK', 'SEARCH', 'M-SEARCH'].filter(
    (method) => !declared.includes(method),
  );
  return {
    method: dice.pick(methods),
    target: fillPath(operation, sources),
    headers: payload ? { 'content-type': 'application/json' } : {},
    payload,
  };
}

/** Parameters that are the key to something; no schema leads to a good one. */
const TOKEN = /^(token|uniqueLink)$/;

function fillPath(operation: DocumentedOperation, { dice, ids }: FuzzSources, given: Readonly<Record<string, string>> = {}): string {
  return operation.path.replace(/\{(\w+)\}/g, (_whole, name: string, at: number) => {
    const above = operation.path.slice(0, at);
    const parameter = operation.parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    const token = TOKEN.test(name) && dice.chance(0.8) ? ids.token(operation.path, dice) : undefined;
    return encodeURIComponent(
      given[name] ??
        token ??
        String(validValue(parameter?.schema ?? {}, { dice, idFor: (property) => ids.find(property, above, dice) }, name)),
    );
  });
}

function validQuery(operation: DocumentedOperation, { dice, ids }: FuzzSources): string {
  const pairs = operation.parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || dice.chance(0.3)))
    .map(
      ({ name, schema }) =>
        `${name}=${encodeURIComponent(String(validValue(schema, { dice, idFor: (property) => ids.find(property, operation.path, dice) }, name)))}`,
    );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function validBody(operation: DocumentedOperation, { dice, ids }: FuzzSources): unknown {
  if (operation.body?.type === 'application/octet-stream') return Buffer.from('bytes');
  return validValue(operation.body?.schema ?? {}, { dice, idFor: (name) => ids.find(name, operation.path, dice) });
}

function payloadOf(body: unknown, style: Style, dice: Dice): string | Buffer | undefined {
  if (body === undefined) return undefined;
  if (Buffer.isBuffer(body)) return style === 'brokenText' ? breakText(body.toString('latin1'), dice) : body;
  const text = JSON.stringify(body);
  return style === 'brokenText' ? breakText(text, dice) : text;
}

/** Operations on shared documents want the version: mostly the right one, sometimes nonsense. */
function precondition({ codes }: DocumentedOperation, path: string, { dice, ids }: FuzzSources): Record<string, string> {
  if (!codes.includes('precondition_required')) return {};
  const known = ids.tagOf(path);
  return dice.weighted({ known: 5, any: 4, odd: 2, none: 1 }) === 'none'
    ? {}
    : { 'if-match': dice.pick([known ?? '*', known ?? '*', '*', '*', ...ODD_TAGS]) };
}

const ODD_TAGS = [
  '',
  '""',
  '"',
  'W/"x"',
  '"a", "b"',
  ',,,',
  '"0"',
  '"-1"',
  '"99999999999999999999"',
  `"${'e'.repeat(3_000)}"`,
  '"é"',
  '\t*\t',
] as const;

const ODD_HEADERS: readonly Record<string, string>[] = [
  ...ODD_TAGS.map((tag) => ({ 'if-match': tag })),
  ...ODD_TAGS.map((tag) => ({ 'if-none-match': tag })),
  { 'if-none-match': '*' },
  { prefer: 'return=minimal' },
  { prefer: 'return=nothing; wait=999999' },
  { prefer: ',;=' },
  { range: 'bytes=0-10' },
  { range: 'bytes=-1' },
  { range: 'items=5-1' },
  { 'idempotency-key': 'k'.repeat(300) },
  { 'idempotency-key': '\u00e9' },
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip;q=0, *;q=0' },
  { 'accept-encoding': ';;q=,' },
  { accept: 'text/html' },
  { accept: 'image/*;q=abc' },
  { 'accept-language': '*'.repeat(500) },
  { 'content-encoding': 'gzip' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': '' },
  { 'if-modified-since': 'yesterday' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-for': '1.2.3.4, ::::' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'gopher' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { referer: 'x' },
  { cookie: 'sessionid=; csrftoken=' },
  { cookie: '=;=;;sessionid="' },
  { cookie: 'sessionid=%00%ff' },
  { cookie: `sessionid=${'s'.repeat(4_000)}` },
  { 'x-csrftoken': '' },
  { 'x-csrftoken': '\u00ff' },
  { authorization: 'Bearer' },
  { authorization: 'Basic Og==' },
  { authorization: ' ' },
  { 'x-request-id': '../../etc' },
  { host: 'evil.example' },
  { te: 'trailers' },
  { expect: '100-continue' },
  { 'access-control-request-method': 'PUT', origin: 'https://evil.example' },
];

const ODD_TYPES = [
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/xml',
  'application/json-patch+json',
  'application/octet-stream',
  'application/JSON',
  'application/json;',
  'application/json; charset=nothing',
  ';',
  'json',
  'application/',
  '*/*',
  'application/merge-patch+json',
] as const;

/** None of them may spell "a", the business the fuzz lives in: its plan would be set anew, to nothing. */
const ODD_SEGMENTS = [
  '0',
  '-1',
  '2147483647',
  '2147483648',
  '4294967297',
  '9999999999',
  '99999999999999999999',
  '1e3',
  '1.0',
  '1.5',
  '+1',
  '01',
  '0x1',
  'NaN',
  'null',
  'undefined',
  'true',
  '%00',
  '1%00',
  '%2500',
  '%0a',
  '%20',
  '%2e%2e',
  '..',
  '.',
  '%2F',
  '%2f..%2f',
  '%5c',
  '%ff',
  '%c0%ae',
  '%ed%a0%80',
  '%F0%9F%8C%B7',
  '%',
  '%zz',
  '%2',
  ';',
  '1;2',
  '1,2',
  '*',
  "'",
  '%27%20or%201=1',
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(390),
  'a'.repeat(2_000),
  '1'.repeat(401),
  '%78',
  '{id}',
  ':id',
  '$1',
] as const;

function oddPath(path: string, dice: Dice): string {
  return dice.pick<(from: string) => string>([
    (from) => from.slice(0, -1),
    (from) => `${from}/`,
    (from) => from.replace(/\/(?=[^/]*\/$)/, '//'),
    (from) => `${from}%00`,
    (from) => `${from}..%2f`,
    (from) => from.replace(/\/$/, '/../'),
    (from) => `${from}${dice.pick(ODD_SEGMENTS)}/`,
    (from) => `${from}${dice.pick(ODD_SEGMENTS)}`,
    (from) => from.toUpperCase().replace('/API/', '/api/'),
    (from) => `${from}${'x/'.repeat(500)}`,
    (from) => `${from}${'y'.repeat(7_000)}/`,
    (from) => from.replace('/api/', '/api//'),
    (from) => from.replace('/api/', '/api/./'),
    (from) => from.replace('/api/', '/api/%2e%2e/'),
    (from) => from.replace('/api/', '/%61pi/'),
    (from) => `${from};jsessionid=1`,
    (from) => `${from}#part`,
    (from) => from.replace(/_/g, '-'),
    (from) => `${from}index.html`,
    (from) => from.replace('/api/', '/api/%ff/'),
    () => '/api',
    () => '/api/',
    () => '/api/?x',
  ])(path);
}

function oddQuery(dice: Dice): string {
  const values = [
    '',
    '0',
    '-1',
    '1',
    '1e9',
    '1000000000',
    '99999999999999999999',
    '1.5',
    'NaN',
    'true',
    'false',
    'null',
    '%00',
    '%ff',
    '%',
    '%ed%a0%80',
    'id;drop%20table%20x',
    '-',
    '--id',
    'id,name',
    'tenant_id',
    'password',
    '%27%22%5c',
    '%25_%5c',
    '[]',
    '%F0%9F%8C%B7',
    '2027-02-30',
    '0000-01-01',
    '9999-12-31',
    'x'.repeat(3_000),
  ];
  const names = [
    'page',
    'page_size',
    'ordering',
    'search',
    'stage',
    'owner',
    'event_type',
    'archived',
    'from',
    'to',
    'nocache',
    'id',
    'page[]',
    'page[0]',
    '__proto__',
    '__proto__[x]',
    'constructor',
    'toString',
    '',
    '%00',
    '%ff',
    'limit',
  ];
  const pairs = Array.from({ length: dice.int(1, 5) }, () => `${dice.pick(names)}${dice.chance(0.95) ? '=' : ''}${dice.pick(values)}`);
  return `?${[...pairs, ...(dice.chance(0.3) ? [pairs[0] ?? ''] : [])].join('&')}${dice.chance(0.1) ? '&&&=?' : ''}`;
}
