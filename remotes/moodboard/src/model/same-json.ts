import type { Json } from '@butterfly/contracts/core';

type JsonObject = { [key: string]: Json };

/**
 * Whether two values are the same JSON text, key order included; a value that is missing equals only a missing one. Parts that
 * are shared between two states of a board are recognised without being walked.
 */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  return !Array.isArray(b) && sameObject(a, b);
}

function sameObject(a: JsonObject, b: JsonObject): boolean {
  const keys = presentKeys(a);
  const others = presentKeys(b);
  return keys.length === others.length && keys.every((key, index) => key === others[index] && sameJson(a[key], b[key]));
}

/** Keys that reach the JSON text: one set to `undefined` does not. */
export function presentKeys(object: JsonObject): string[] {
  return Object.keys(object).filter((key) => object[key] !== undefined);
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
