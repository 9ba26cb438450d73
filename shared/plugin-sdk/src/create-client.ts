import type { Answer, CallOptions, ClientOf, MethodAndPath, Operation } from '@butterfly/contracts/core';
import { errorOf } from './api-error';
import { repeatKey } from './repeat-keys';
import { request } from './request';

interface CallInput extends CallOptions {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * The browser client of a contract slice. Only the path strings are values; everything else is a type, so that no schema
 * reaches the bundle. A call resolves to the parsed answer with its ETag, or throws a coded `ApiError`.
 *
 * @example
 * import type { operations } from '@butterfly/contracts/moodboard';
 * import { paths } from '@butterfly/contracts/moodboard/paths';
 *
 * const api = createClient<typeof operations>(paths);
 * const { data, etag } = await api.getBoard({ params: { projectId: '7' }, signal });
 * await api.saveBoard({ params: { projectId: '7' }, body: { data }, ifMatch: etag ?? '*' });
 */
export function createClient<T extends Readonly<Record<string, Operation>>>(
  paths: Readonly<Record<keyof T & string, MethodAndPath>>,
): ClientOf<T> {
  const calls = Object.entries<MethodAndPath>(paths).map(([name, address]) => [name, (input?: CallInput) => call(address, input ?? {})]);
  return Object.fromEntries(calls) as ClientOf<T>;
}

async function call(address: MethodAndPath, input: CallInput): Promise<Answer<unknown>> {
  const [method = 'GET', path = ''] = address.split(' ');
  const url = fillPath(path, input) + queryString(input.query);
  const headers = headersOf(method, input);
  const content = method === 'POST' && !input.idempotencyKey ? contentOf(input.body) : null;
  const repeat = content === null ? null : repeatKey(`${url} ${content}`);
  if (repeat) headers.set('Idempotency-Key', repeat.key);
  const response = await request(url, {
    method,
    headers,
    body: bodyOf(input.body),
    ...(input.signal && { signal: input.signal }),
    ...(input.noRedirect && { noRedirect: true }),
    ...(input.onSent && { onSent: input.onSent }),
  });
  // From 500 up nobody knows what became of it.
  if (response.status < 500) repeat?.answered();
  const etag = response.headers.get('ETag');
  if (response.status === 304) return { data: undefined, etag, status: 304, notModified: true };
  if (!response.ok) throw await errorOf(response);
  const data: unknown = response.status === 204 ? undefined : await response.json();
  return { data, etag, status: response.status, notModified: false };
}

function fillPath(path: string, { params = {} }: CallInput): string {
  return path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`The call to ${path} needs the parameter "${name}".`);
    return encodeURIComponent(String(value));
  });
}

function queryString(query: CallInput['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function headersOf(method: string, input: CallInput): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (input.ifMatch) headers.set('If-Match', input.ifMatch);
  if (input.ifNoneMatch) headers.set('If-None-Match', input.ifNoneMatch);
  if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey);
  if (input.prefer) headers.set('Prefer', input.prefer);
  if (isBytes(input.body)) headers.set('Content-Type', 'application/octet-stream');
  if (isPatchDocument(method, input.body)) headers.set('Content-Type', 'application/json-patch+json');
  return headers;
}

/** `{patches: [...]}` is how the product sends RFC 6902 operations (decision A-45). */
function isPatchDocument(method: string, body: unknown): boolean {
  return method === 'PATCH' && typeof body === 'object' && body !== null && 'patches' in body && Array.isArray(body.patches);
}

function bodyOf(body: unknown): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof FormData || isBytes(body) ? body : JSON.stringify(body);
}

/** What a body says, so that the same can be told when it is sent again. Null: bytes that nobody knows by a name. */
function contentOf(body: unknown): string | null {
  if (!isBytes(body)) return JSON.stringify(body) ?? '';
  return body instanceof File ? `${body.name} ${body.size} ${body.lastModified}` : null;
}

/** The bytes of one file, sent as they are. */
function isBytes(body: unknown): body is Blob | Uint8Array<ArrayBuffer> {
  return body instanceof Blob || body instanceof Uint8Array;
}
