import type { Case } from '../../isolation-requests';
import { sampleOf } from '../../platform/testing/sample-value';
import type { Answer, Method } from '../../platform/testing/test-client';
import type { Caller } from './caller';
import type { ClientWorld } from './client-world';

/** By these names paths say that the address itself is the key. */
const KEYS = ['token', 'uniqueLink', 'shareId'];

/** Is it opened by a link, whatever else is asked for? Found by its path, so that what comes new is tried as well. */
export function opensByLink({ operation: { access, path } }: Case): boolean {
  return (access === 'public' || access === 'client') && KEYS.some((name) => path.includes(`/:${name}/`));
}

/** Is it the form of a document, which answers with a document? */
export const isForm = ({ operation: { bodyType } }: Case): boolean => bodyType === 'multipart/form-data';

const BOUNDARY = 'sample';
const FORM = Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="step"\r\n\r\ncancel\r\n--${BOUNDARY}--\r\n`);

interface Asked {
  readonly token: string;
  readonly caller: Caller;
}

/** A valid request to an operation with the token of somebody. */
export function askWith(
  { samples, ids }: Pick<ClientWorld, 'ids' | 'samples'>,
  one: Case,
  { token, caller: { client, headers = {} } }: Asked,
): Promise<Answer> {
  const { key, operation } = one;
  const values: Record<string, unknown> = { ...(samples.paths[key]?.(ids) ?? samples.shared[key]) };
  const path = operation.path.replace(/:([A-Za-z_]\w*)/g, (_whole, name: string) => {
    const value = KEYS.includes(name) ? token : values[name];
    return encodeURIComponent(String(value));
  });
  const query = samples.queries[key] ?? '';
  return client.send(operation.method as Method, {
    url: `${path}${typeof query === 'string' ? query : query(ids)}`,
    body: isForm(one) ? FORM : bodyOf(key, { operation, samples }),
    headers: { 'if-match': '*', ...typeOf(one), ...headers },
  });
}

function typeOf(one: Case): Record<string, string> {
  if (isForm(one)) return { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return one.operation.bodyType ? { 'content-type': one.operation.bodyType } : {};
}

function bodyOf(key: string, { operation: { body, bodyType }, samples }: Pick<Case, 'operation'> & Pick<ClientWorld, 'samples'>): unknown {
  if (bodyType === 'application/octet-stream') return Buffer.from('%PDF-1.7 sample');
  if (!body) return undefined;
  return key in samples.bodies ? samples.bodies[key] : (sampleOf(body) ?? {});
}
