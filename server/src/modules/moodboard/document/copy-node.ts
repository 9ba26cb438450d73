import type { Sliced } from '../../../platform/threads/in-slices';
import { levelsOf } from './json-length';
import type { Node } from './node';
import { spend, type PatchSession } from './patch-session';

/** A copied node costs as much as this many characters. */
const WORK_OF_A_NODE = 512;

/** Levels of what is to be copied or moved. Counts what that costs on the way, so that it ends when it is too much. */
export function* levelsWithin(session: PatchSession, node: Node): Sliced<number> {
  session.work += WORK_OF_A_NODE;
  yield;
  if (typeof node === 'number') return levelsOf(spend(session, session.parts.get(node) ?? ''));
  if ('v' in node) {
    if (typeof node.v === 'string') spend(session, node.v);
    return 0;
  }
  let deepest = 0;
  for (const child of 'a' in node ? node.a : node.o.map(([, inner]) => inner))
    deepest = Math.max(deepest, yield* levelsWithin(session, child));
  return deepest + 1;
}

/** The same nodes with parts of their own; the texts are shared, not read. */
export function copyNode(session: PatchSession, node: Node): Node {
  if (typeof node === 'number') {
    const id = session.ids.next();
    session.parts.set(id, session.parts.get(node) ?? '');
    session.changed.add(id);
    return id;
  }
  if ('v' in node) return { v: node.v };
  if ('a' in node) return { a: node.a.map((child) => copyNode(session, child)) };
  return { o: node.o.map(([key, child]) => [key, copyNode(session, child)]) };
}
