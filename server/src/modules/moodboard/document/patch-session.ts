import type { Json } from '@butterfly/contracts/core';
import { parseLargeJson } from '../../../platform/http/requests/large-json';
import { inSlices } from '../../../platform/threads/in-slices';
import { assembleDocument } from './assemble-document';
import type { Node, Parts } from './node';
import { partIds } from './node';
import { splitDocument, type PartIds } from './split-document';
import type { Place } from './tree';
import { getChild } from './tree';

/**
 * How many characters of JSON one patch may read, copy and compare. A few `copy` of the whole document would otherwise
 * double it until the memory is full.
 */
const MOST_WORK = 24 * 1024 * 1024;
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

/** The skeleton to change: a copy, made at the first change, since most patches stay inside one part. */
export function ownRoot(session: PatchSession): Node {
  if (!session.structureChanged) {
    session.root = structuredClone(session.root);
    session.structureChanged = true;
  }
  return session.root;
}

/** Counts what an operation works on. */
export function spend(session: PatchSession, text: string): string {
  session.work += text.length;
  if (session.work > MOST_WORK) throw new RangeError('the patch copies and changes too much at once');
  return text;
}

/** The node that a place outside of parts names. */
export function nodeAt(session: PatchSession, place: Place): Node {
  if (place.blocked || place.rest.length > 1) throw new RangeError('the path does not exist');
  return place.parent ? getChild(place.parent, place.key) : session.root;
}

/** Does the way lead into the text of a part? */
export function isInsidePart(place: Place): place is Place & { node: number } {
  return typeof place.node === 'number' && place.rest.length > 0;
}

/** Takes a new value apart. */
export async function splitNew(session: PatchSession, value: Json): Promise<Node> {
  const fresh: Parts = new Map();
  const node = await inSlices(splitDocument(value, { ids: session.ids, parts: fresh }), { holdsConnection: true });
  for (const [id, text] of fresh) {
    session.parts.set(id, text);
    session.changed.add(id);
  }
  return node;
}

/** The value of a node. */
export async function materialize(session: PatchSession, node: Node): Promise<Json> {
  await session.load(partIds(node));
  return (await inSlices(parseLargeJson(spend(session, assembleDocument(node, session.parts))), { holdsConnection: true })) as Json;
}
