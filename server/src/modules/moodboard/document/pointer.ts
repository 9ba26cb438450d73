/** `/pages/0/a~1b` → `['pages', '0', 'a/b']`. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The inverse of `parsePointer`. */
export function formatPointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Keys that reach an object's prototype are refused wherever they stand in a pointer. */
export function reachesPrototype(segments: readonly string[]): boolean {
  return segments.some((segment) => FORBIDDEN.has(segment));
}
