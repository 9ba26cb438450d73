import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { assembleDocument } from './assemble-document';
import type { Node, Parts } from './node';
import { partIds } from './node';
import { applyInsidePart } from './part-operation';
import { parsePointer, reachesPrototype } from './pointer';
import type { PartIds } from './split-document';
import { splitDocument } from './split-document';
import type { Place } from './tree';
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

/**
 * How many characters of JSON one patch may read, copy and compare. A few `copy` of the whole document would otherwise
 * double it until the memory is full.
 */
const MOST_WORK = 96 * 1024 * 1024;
/** As deep as a body may be, so that what a patch makes can be saved as a whole too. */
const MOST_LEVELS = 63;

/** A document while it is being patched. Texts of parts are read when an operation needs them. */
export interface PatchSession {
  /** The skeleton; shared with others until `structureChanged`. */
  root: Node;
  /** Characters of JSON worked on so far. */
  work: number;
  /** True once the session has a skeleton of its own that differs. */
  structureChanged: boolean;
  readonly ids: PartIds;
  /** Texts read or written so far. */
  readonly parts: Parts;
  /** Parts whose text is new. */
  readonly changed: Set<number>;
  /** Reads texts that are not in `parts` yet. */
  load(ids: readonly number[]): Promise<void>;
}

/**
 * Applies the operations of RFC 6902 in order to a taken-apart document. The session is changed in place and is of no
 * use after a failure: the caller's transaction throws it away.
 *
 * @throws PatchError naming the operation that cannot be applied.
 */
export async function patchDocument(session: PatchSession, operations: readonly PatchOperation[]): Promise<void> {
  await session.load(firstTouched(session.root, operations));
  for (const [index, operation] of operations.entries()) {
    try {
      await applyOperation(session, operation);
    } catch (cause) {
      if (cause instanceof RangeError) throw new PatchError(index, cause.message);
      throw cause;
    }
  }
}

/** The skeleton to change: a copy, made at the first change, since most patches stay inside one part. */
function ownRoot(session: PatchSession): Node {
  if (!session.structureChanged) {
    session.root = structuredClone(session.root);
    session.structureChanged = true;
  }
  return session.root;
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
      return put(session, path, { value: await read(session, checkedPointer(operation.from)), insert: true });
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

/** Counts what an operation works on. */
function spend(session: PatchSession, text: string): string {
  session.work += text.length;
  if (session.work > MOST_WORK) throw new RangeError('the patch copies and changes too much at once');
  return text;
}

/** Stops looking at the deepest allowed level. */
function fitsBelow(levels: number, value: Json): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => fitsBelow(levels - 1, inner));
}

async function move(session: PatchSession, from: string[], to: string[]): Promise<void> {
  if (from.length < to.length && from.every((segment, index) => segment === to[index])) throw new RangeError('a value cannot move into itself');
  const moved = await take(session, from);
  await placeNode(session, to, { node: moved, insert: true });
}

async function put(session: PatchSession, path: string[], { value, insert }: { value: Json; insert: boolean }): Promise<void> {
  if (!fitsBelow(MOST_LEVELS - path.length, value)) throw new RangeError('the document would be nested too deep');
  const place = locate(session.root, path);
  if (isInsidePart(place)) return changePart(session, place, { op: insert ? 'add' : 'replace', value });
  await placeNode(session, path, { node: splitNew(session, value), insert });
}

/** Puts a node where the path points; into a part its text is pasted. */
async function placeNode(session: PatchSession, path: string[], { node, insert }: { node: Node; insert: boolean }): Promise<void> {
  const inside = locate(session.root, path);
  if (isInsidePart(inside)) {
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
  if (place.blocked || place.rest.length > 1) throw new RangeError('the path does not exist');
  const node = place.parent ? getChild(place.parent, place.key) : session.root;
  return materialize(session, node);
}

function isInsidePart(place: Place): place is Place & { node: number } {
  return typeof place.node === 'number' && place.rest.length > 0;
}

async function changePart(
  session: PatchSession,
  place: Place & { node: number },
  change: { op: 'add' | 'replace'; value: Json } | { op: 'remove' },
): Promise<void> {
  await session.load([place.node]);
  const { text } = applyInsidePart(spend(session, session.parts.get(place.node) ?? ''), { ...change, rest: place.rest });
  session.parts.set(place.node, text);
  session.changed.add(place.node);
}

function splitNew(session: PatchSession, value: Json): Node {
  const fresh: Parts = new Map();
  const node = splitDocument(value, { ids: session.ids, parts: fresh });
  for (const [id, text] of fresh) {
    session.parts.set(id, text);
    session.changed.add(id);
  }
  return node;
}

async function materialize(session: PatchSession, node: Node): Promise<Json> {
  await session.load(partIds(node));
  return JSON.parse(spend(session, assembleDocument(node, session.parts))) as Json;
}

function test(actual: Json, expected: Json): void {
  if (canonical(actual) !== canonical(expected)) throw new RangeError('the tested value differs');
}

/** JSON with sorted keys: RFC 6902 compares objects without regard to their order. */
function canonical(value: Json): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
