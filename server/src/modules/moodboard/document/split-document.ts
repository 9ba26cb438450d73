import type { Json } from '@butterfly/contracts/core';
import { MAX_BOARD_ITEMS } from '@butterfly/contracts/moodboard';
import type { Sliced } from '../../../platform/threads/in-slices';
import type { Node, Parts } from './node';
import { isContainer } from './node';
import { tooManyItems } from '../board-size';
import { isLongerThan } from './json-length';

/** A subtree up to this many characters of JSON is one part. */
export const PART_LIMIT = 4_096;
/** Containers whose children are smaller than this on average (points of a line, say) are not taken apart. */
const SMALLEST_AVERAGE_CHILD = 48;
/** Unless they are so long that reading one of them would take too long. */
const LONGEST_PART = 512 * 1_024;

/** Hands out part ids that are not in use. */
export interface PartIds {
  next(): number;
}

/** A value as it will be kept: whole, or child by child. `length`: characters of its JSON. */
type Piece = { readonly length: number } & (
  | { readonly value: string | number | boolean | null }
  | { readonly text: string }
  | { readonly keys: readonly string[] | null; readonly children: readonly Piece[] }
);

/**
 * Takes a document apart. `assemble(split(x)) === JSON.stringify(x)` for every JSON value. Each value is written once, and the
 * work can pause between any two.
 *
 * @example
 * const parts: Parts = new Map();
 * const root = await inSlices(splitDocument({ pages: [] }, { ids, parts }));
 */
export function* splitDocument(value: Json, target: { ids: PartIds; parts: Parts }): Sliced<Node> {
  return yield* nodeOf(yield* pieceOf(value), target);
}

function* pieceOf(value: Json): Sliced<Piece> {
  if (!isContainer(value)) return { value, length: JSON.stringify(value).length };
  if (!isLongerThan(PART_LIMIT, value)) {
    const text = JSON.stringify(value);
    if (text.length <= PART_LIMIT) return { text, length: text.length };
  }
  const keys = Array.isArray(value) ? null : Object.keys(value);
  const children: Piece[] = [];
  let length = 1;
  for (const child of Object.values(value) as Json[]) {
    const key = keys ? JSON.stringify(keys[children.length]).length + 1 : 0;
    const piece = isContainer(child) ? yield* pieceOf(child) : { value: child, length: JSON.stringify(child).length };
    children.push(piece);
    length += piece.length + key + 1;
    if (children.length > MAX_BOARD_ITEMS && length > LONGEST_PART) throw tooManyItems();
    yield;
  }
  const whole = { keys, children, length };
  const isFine = length / children.length < SMALLEST_AVERAGE_CHILD && length <= LONGEST_PART;
  return isFine ? { text: textOf(whole), length } : whole;
}

function textOf(piece: Piece): string {
  if ('value' in piece) return JSON.stringify(piece.value);
  if ('text' in piece) return piece.text;
  const { keys, children } = piece;
  if (!keys) return `[${children.map(textOf).join(',')}]`;
  return `{${children.map((child, at) => `${JSON.stringify(keys[at])}:${textOf(child)}`).join(',')}}`;
}

function* nodeOf(piece: Piece, target: { ids: PartIds; parts: Parts }): Sliced<Node> {
  if ('value' in piece) return { v: piece.value };
  if ('text' in piece) {
    const id = target.ids.next();
    target.parts.set(id, piece.text);
    return id;
  }
  const nodes: Node[] = [];
  for (const child of piece.children) {
    nodes.push(yield* nodeOf(child, target));
    yield;
  }
  return piece.keys ? { o: piece.keys.map((key, at) => [key, nodes[at] as Node]) } : { a: nodes };
}
