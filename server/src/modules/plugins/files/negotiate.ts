import type { Encoding } from '../blobs/blob-store';

/**
 * The stored forms a client accepts, the smallest first; `identity` is always the last resort.
 *
 * @example
 * acceptedEncodings('gzip, br;q=0.8') // ['br', 'gzip', 'identity']
 */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    (parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? refused : named).add(name);
  }
  const compressed = (['br', 'gzip'] as const).filter((encoding) => !refused.has(encoding) && (named.has(encoding) || named.has('*')));
  return [...compressed, 'identity'];
}
