import { etagOf } from '../../../platform/records/etag-of';
import type { Tool } from './declared-tools';

export interface FilledCall {
  readonly method: Tool['call']['method'];
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** Sent as Idempotency-Key: the same call is carried out once. */
  readonly key?: string;
  /** The version that is changed, as the record's ETag. */
  readonly ifMatch?: string;
}

interface Property {
  readonly default?: unknown;
  readonly type?: string;
}

/**
 * The call of a tool with its arguments: those the path names go there, the others into the query or the body, and of a change the version
 * into If-Match. Unknown ones are left out.
 */
export function fillCall({ call, input }: Pick<Tool, 'call' | 'input'>, given: Readonly<Record<string, unknown>>): FilledCall {
  const properties = (input['properties'] ?? {}) as Readonly<Record<string, Property>>;
  const values = new Map<string, unknown>();
  for (const [name, { default: otherwise }] of Object.entries(properties)) {
    const value = Object.hasOwn(given, name) && given[name] !== null && given[name] !== '' ? given[name] : otherwise;
    if (value !== undefined) values.set(name, value);
  }
  const ifMatch = call.method === 'PATCH' ? versionIn(values) : {};
  const path = call.path.replace(/:([A-Za-z]\w*)/g, (_whole, name: string) => {
    const value = values.get(name);
    values.delete(name);
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? String(value) : '0');
  });
  const rest = Object.fromEntries(values);
  return call.method === 'GET'
    ? { method: 'GET', url: `${path}${queryOf(rest)}`, body: undefined }
    : { method: call.method, url: path, body: rest, ...ifMatch };
}

/** Without a version the operation refuses: nobody has said what was seen. */
function versionIn(values: Map<string, unknown>): Pick<FilledCall, 'ifMatch'> {
  const [id, version] = [values.get('id'), values.get('version')];
  values.delete('version');
  return typeof id === 'number' && typeof version === 'number' ? { ifMatch: etagOf({ id, version }) } : {};
}

function queryOf(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (['string', 'number', 'boolean'].includes(typeof value)) query.set(name, String(value));
  const text = query.toString();
  return text && `?${text}`;
}
