import { AppError } from '../app-error';

/** Deeper than any document of the product, shallow enough for every recursive walk. */
export const MAX_DEPTH = 64;
/** Only bodies that contain one of these are walked: prototype keys, escaped NUL or controls, escaped surrogates. */
const SUSPICIOUS = /__proto__|constructor|\\u(?:00|[dD][89a-fA-F])/;

/** Half a character: PostgreSQL cannot store it. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Parses a JSON body. Refuses keys that reach prototypes and text that PostgreSQL cannot store, before anything sees them. */
export function parseJsonBody(text: string): unknown {
  if (text.length === 0) throw new AppError('bad_request');
  assertShallow(text);
  const parsed = parse(text);
  if (isSuspicious(text)) assertHarmless(parsed);
  return parsed;
}

/** May there be something in this text that `assertHarmless` refuses? */
export const isSuspicious = (text: string): boolean => SUSPICIOUS.test(text);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The only thing JSON.parse throws for is the caller's text.
    throw new AppError('bad_request');
  }
}

function assertShallow(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new AppError('bad_request');
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
}

/** @throws AppError `bad_request` for keys that reach prototypes and texts that PostgreSQL cannot store. */
export function assertHarmless(root: unknown): void {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') assertStorable(value);
    else if (Array.isArray(value)) for (const item of value) waiting.push(item);
    else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value)) {
        if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new AppError('bad_request');
        assertStorable(key);
        waiting.push((value as Record<string, unknown>)[key]);
      }
    }
  }
}

function assertStorable(text: string): void {
  if (text.includes('\u0000') || LONE_SURROGATE.test(text)) throw new AppError('bad_request');
}
