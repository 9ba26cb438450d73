import type { Json } from '@butterfly/contracts/core';

/** Is the JSON of a value certainly longer than this? Looks at no more of it than that many characters need. */
export function isLongerThan(limit: number, root: Json): boolean {
  let length = 0;
  const waiting: Json[] = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    length += shortest(value);
    if (length > limit) return true;
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      if (length + 2 * value.length - 1 > limit) return true;
      for (const child of value) waiting.push(child);
    } else {
      for (const [key, child] of Object.entries(value)) {
        length += key.length + 4;
        waiting.push(child);
      }
    }
  }
  return length > limit;
}

function shortest(value: Json): number {
  if (typeof value === 'string') return value.length + 2;
  return typeof value === 'object' && value !== null ? 2 : 1;
}

/** How many containers lie within each other in a JSON text. */
export function levelsOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = endOfText(text, at);
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, (depth += 1));
    else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return deepest;
}

function endOfText(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
  return at;
}
