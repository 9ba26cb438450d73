import type { Json } from '@butterfly/contracts/core';
import type { Node, Parts } from './node';
import { isContainer } from './node';

/** A subtree up to this many characters of JSON is one part. */
const PART_LIMIT = 4_096;
/** Containers whose children are smaller than this on average (points of a line, say) are not taken apart. */
const SMALLEST_AVERAGE_CHILD = 48;

/** Hands out part ids that are not in use. */
export interface PartIds {
  next(): number;
}

/**
 * Takes a document apart. `assemble(split(x)) === JSON.stringify(x)` for every JSON value.
 *
 * @example
 * const parts: Parts = new Map();
 * const root = splitDocument({ pages: [] }, { ids, parts });
 */
export function splitDocument(value: Json, { ids, parts }: { ids: PartIds; parts: Parts }): Node {
  if (!isContainer(value)) return { v: value };
  const text = JSON.stringify(value);
  const children = Array.isArray(value) ? value : Object.values(value);
  if (text.length <= PART_LIMIT || text.length / children.length < SMALLEST_AVERAGE_CHILD) {
    const id = ids.next();
    parts.set(id, text);
    return id;
  }
  if (Array.isArray(value)) return { a: value.map((item) => splitDocument(item, { ids, parts })) };
  return { o: Object.entries(value).map(([key, child]) => [key, splitDocument(child, { ids, parts })]) };
}
