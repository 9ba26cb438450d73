/** Licences whose code may be part of the product or of its build. Fonts and data have two of their own. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
]);

/**
 * May a package with this SPDX expression be used? With `AND` all of its licences have to be allowed, with `OR` one of them.
 *
 * @example
 * isAllowed('(MIT OR GPL-3.0)') // true
 */
export function isAllowed(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/\bOR\b/.test(bare)) return bare.split(/\bOR\b/).some(isAllowed);
  if (/\bAND\b/.test(bare)) return bare.split(/\bAND\b/).every(isAllowed);
  return ALLOWED.has(bare.trim());
}
