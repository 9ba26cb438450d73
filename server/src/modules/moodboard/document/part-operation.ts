import type { Json } from '@butterfly/contracts/core';
import jsonPatch, { type Operation } from 'fast-json-patch';
import { formatPointer } from './pointer';

type PartOperation = { readonly rest: readonly string[] } & ({ op: 'add' | 'replace'; value: Json } | { op: 'remove' } | { op: 'get' });

/**
 * Applies one operation inside the JSON text of a part.
 *
 * @throws RangeError with a sentence for people when the path does not exist.
 */
export function applyInsidePart(text: string, operation: PartOperation): { text: string; result: Json } {
  const document = JSON.parse(text) as Json;
  const path = formatPointer(operation.rest);
  if (operation.op === 'get') return { text, result: follow(document, operation.rest) };
  const parent = follow(document, operation.rest.slice(0, -1));
  if (typeof parent !== 'object' || parent === null) throw new RangeError('the parent does not exist');
  try {
    const patched = jsonPatch.applyOperation<Json>(document, { ...operation, path } as Operation, true, true, true).newDocument;
    return { text: JSON.stringify(patched), result: null };
  } catch (cause) {
    throw new RangeError(sentence(cause), { cause });
  }
}

function follow(document: Json, segments: readonly string[]): Json {
  let value: Json | undefined = document;
  for (const segment of segments) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment) || (Array.isArray(value) && segment === 'length')) {
      throw new RangeError('the path does not exist');
    }
    value = (value as Record<string, Json>)[segment];
  }
  if (value === undefined) throw new RangeError('the path does not exist');
  return value;
}

function sentence(cause: unknown): string {
  const name = (cause as { name?: string }).name ?? '';
  if (name.startsWith('OPERATION_PATH')) return 'the path does not exist';
  if (name.startsWith('OPERATION_VALUE')) return 'the place in the list does not exist';
  return 'the operation does not fit the document';
}
