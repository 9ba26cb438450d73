import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { inSlices, turns, type Sliced } from '../../../platform/threads/in-slices';
import { changePart, openPart } from './change-part';
import { levelsWithin, copyNode } from './copy-node';
import { isLongerThan } from './json-length';
import { partIds, type Node } from './node';
import { applyInsidePart } from './part-operation';
import { isInsidePart, materialize, nodeAt, ownRoot, spend, splitNew, type PatchSession } from './patch-session';
import { parsePointer, reachesPrototype } from './pointer';
import { PART_LIMIT } from './split-document';
import { getChild, insertChild, locate, removeChild, replaceChild } from './tree';

/** An operation that RFC 6902 does not allow here. `index` counts from 0. */
export class PatchError extends Error {
  override readonly name = 'PatchError';
  constructor(
    readonly index: number,
    readonly reason: string,
  ) {
    super(`Operation ${index}: ${reason}`);
  }
}

/** As deep as a body may be, so that what a patch makes can be saved as a whole too. */
const MOST_LEVELS = 63;

/** A test compares no more than this many characters. */
const LONGEST_TEST = 256 * 1_024;

/**
 * Applies the operations of RFC 6902 in order to a taken-apart document. The session is changed in place and is of no
 * use after a failure: the caller's transaction throws it away.
 *
 * @throws PatchError naming the operation that cannot be applied.
 */
export async function patchDocument(session: PatchSession, operations: readonly PatchOperation[]): Promise<void> {
  await session.load(firstTouched(session.root, operations));
  const turn = turns();
  for (const [index, operation] of operations.entries()) {
    try {
      await turn();
      await applyOperation(session, operation);
    } catch (cause) {
      if (cause instanceof RangeError) throw new PatchError(index, cause.message);
      throw cause;
    }
  }
}

/** Parts the operations will most likely need, so that they are read in one go. */
function firstTouched(root: Node, operations: readonly PatchOperation[]): number[] {
  const ids = new Set<number>();
  for (const operation of operations) {
    const place = locate(root, parsePointer(operation.path));
    if (typeof place.node === 'number' && place.rest.length > 0) ids.add(place.node);
  }
  return [...ids];
}

async function applyOperation(session: PatchSession, operation: PatchOperation): Promise<void> {
  const path = checkedPointer(operation.path);
  switch (operation.op) {
    case 'add':
      return put(session, path, { value: operation.value, insert: true });
    case 'replace':
      return put(session, path, { value: operation.value, insert: false });
    case 'remove':
      await take(session, path);
      return;
    case 'test':
      return test(await read(session, path), operation.value);
    case 'copy':
      return copy(session, checkedPointer(operation.from), path);
    case 'move':
      return move(session, checkedPointer(operation.from), path);
  }
}

function checkedPointer(pointer: string): string[] {
  const segments = parsePointer(pointer);
  if (reachesPrototype(segments)) throw new RangeError('the path is not allowed');
  if (segments.length > MOST_LEVELS) throw new RangeError('the path is too deep');
  return segments;
}

async function copy(session: PatchSession, from: string[], to: string[]): Promise<void> {
  const place = locate(session.root, from);
  if (isInsidePart(place)) return put(session, to, { value: await read(session, from), insert: true });
  const original = nodeAt(session, place);
  await requireFits(session, original, to);
  await placeNode(session, to, { node: copyNode(session, original), insert: true });
}

/** @throws RangeError when what the node holds would lie too deep at the new place. */
async function requireFits(session: PatchSession, node: Node, to: readonly string[]): Promise<void> {
  await session.load(partIds(node));
  const levels = await inSlices(levelsWithin(session, node), { holdsConnection: true });
  if (to.length + levels > MOST_LEVELS) throw tooDeep();
}

const tooDeep = () => new RangeError('the document would be nested too deep');

/** Stops looking at the deepest allowed level. */
function* fitsBelow(levels: number, value: Json): Sliced<boolean> {
  const waiting: [Json, number][] = [[value, levels]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [inner, left] = next;
    if (typeof inner !== 'object' || inner === null) continue;
    if (left === 0) return false;
    for (const child of Object.values(inner)) if (typeof child === 'object' && child !== null) waiting.push([child, left - 1]);
    yield;
  }
  return true;
}

async function move(session: PatchSession, from: string[], to: string[]): Promise<void> {
  if (from.length < to.length && from.every((segment, index) => segment === to[index]))
    throw new RangeError('a value cannot move into itself');
  const moved = await take(session, from);
  // Beside or above where it was it is as deep as before.
  if (to.length > from.length) await requireFits(session, moved, to);
  await placeNode(session, to, { node: moved, insert: true });
}

async function put(session: PatchSession, path: string[], { value, insert }: { value: Json; insert: boolean }): Promise<void> {
  if (!(await inSlices(fitsBelow(MOST_LEVELS - path.length, value), { holdsConnection: true }))) throw tooDeep();
  const place = locate(session.root, path);
  if (isInsidePart(place) && !isLongerThan(PART_LIMIT, value)) return changePart(session, place, { op: insert ? 'add' : 'replace', value });
  await placeNode(session, path, { node: await splitNew(session, value), insert });
}

/** Puts a node where the path points; into a part its text is pasted, unless it is too large for one. */
async function placeNode(session: PatchSession, path: string[], { node, insert }: { node: Node; insert: boolean }): Promise<void> {
  const inside = locate(session.root, path);
  if (isInsidePart(inside)) {
    if (!(await fitsIntoPart(session, node))) {
      await openPart(session, inside);
      return placeNode(session, path, { node, insert });
    }
    const value = await materialize(session, node);
    return changePart(session, inside, { op: insert ? 'add' : 'replace', value });
  }
  const place = locate(ownRoot(session), path);
  if (place.blocked || place.rest.length > 1) throw new RangeError('the parent does not exist');
  if (!place.parent) {
    session.root = node;
    return;
  }
  if (insert) insertChild(place.parent, place.key, node);
  else replaceChild(place.parent, place.key, node);
}

async function fitsIntoPart(session: PatchSession, node: Node): Promise<boolean> {
  if (typeof node !== 'number') return 'v' in node && !isLongerThan(PART_LIMIT, node.v);
  await session.load([node]);
  return (session.parts.get(node)?.length ?? 0) <= 4 * PART_LIMIT;
}

async function take(session: PatchSession, path: string[]): Promise<Node> {
  const inside = locate(session.root, path);
  if (isInsidePart(inside)) {
    const value = await read(session, path);
    await changePart(session, inside, { op: 'remove' });
    return splitNew(session, value);
  }
  const place = locate(ownRoot(session), path);
  if (!place.parent) throw new RangeError('the whole document cannot be removed');
  if (place.blocked || place.rest.length > 1) throw new RangeError('the path does not exist');
  const node = getChild(place.parent, place.key);
  removeChild(place.parent, place.key);
  return node;
}

async function read(session: PatchSession, path: string[]): Promise<Json> {
  const place = locate(session.root, path);
  if (isInsidePart(place)) {
    await session.load([place.node]);
    return applyInsidePart(spend(session, session.parts.get(place.node) ?? ''), { op: 'get', rest: place.rest }).result;
  }
  return materialize(session, nodeAt(session, place));
}

function test(actual: Json, expected: Json): void {
  if (isLongerThan(LONGEST_TEST, actual) || isLongerThan(LONGEST_TEST, expected)) throw new RangeError('the tested value is too large');
  if (canonical(actual) !== canonical(expected)) throw new RangeError('the tested value differs');
}

/** JSON with sorted keys: RFC 6902 compares objects without regard to their order. */
function canonical(value: Json): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
