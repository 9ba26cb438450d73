import type { Json } from '@butterfly/contracts/core';
import { jsonBytes } from '../model/json-bytes';
import { isObject } from '../model/same-json';

/** Well below what a person feels between two key strokes. */
const SLICE_MS = 6;

/**
 * Measures a board a little at a time while nothing else happens, so that the first save of a large one need not: sizes are
 * remembered by part, and a save asks only for those that have changed.
 */
export async function measureGently(data: Json, signal: AbortSignal): Promise<void> {
  let since = performance.now();
  for (const part of largeParts(data)) {
    jsonBytes(part);
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal.aborted) return;
    since = performance.now();
  }
}

/** Small parts first, what holds them afterwards: each is quick when those inside are known. */
function* largeParts(value: Json, depth = 0): Generator<Json> {
  if (depth < 4 && (Array.isArray(value) || isObject(value))) for (const part of Object.values(value)) yield* largeParts(part, depth + 1);
  if (typeof value === 'object' && value !== null) yield value;
}
