import type { Json } from '@butterfly/contracts/core';

const encoder = new TextEncoder();
/** Sizes of parts that were measured before; states share what did not change, so a save measures only what did. */
const known = new WeakMap<object, number>();
const PLAIN = /^[ !#-[\]-~]*$/;

/**
 * UTF-8 bytes of `JSON.stringify(value)`, without writing that text.
 *
 * @example
 * jsonBytes({ a: 'ä' }); // 10
 */
export function jsonBytes(value: Json): number {
  if (typeof value === 'string') return stringBytes(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).length;
  const before = known.get(value);
  if (before !== undefined) return before;
  const bytes = Array.isArray(value) ? listBytes(value) : objectBytes(value);
  known.set(value, bytes);
  return bytes;
}

function listBytes(list: readonly Json[]): number {
  let bytes = 2 + Math.max(0, list.length - 1);
  for (const item of list) bytes += jsonBytes(item);
  return bytes;
}

function objectBytes(object: { readonly [key: string]: Json | undefined }): number {
  let bytes = 1;
  for (const key of Object.keys(object)) {
    const value = object[key];
    if (value !== undefined) bytes += stringBytes(key) + jsonBytes(value) + 2;
  }
  return Math.max(2, bytes);
}

function stringBytes(text: string): number {
  return PLAIN.test(text) ? text.length + 2 : encoder.encode(JSON.stringify(text)).length;
}
