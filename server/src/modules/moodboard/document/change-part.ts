import type { Json } from '@butterfly/contracts/core';
import { isContainer, type Node } from './node';
import { applyInsidePart } from './part-operation';
import { ownRoot, spend, splitNew, type PatchSession } from './patch-session';
import { PART_LIMIT } from './split-document';
import { locate, replaceChild, type Place } from './tree';

type InsidePart = Place & { readonly node: number };

/** A part that grows beyond this is taken apart anew. */
const OUTGROWN = 4 * PART_LIMIT;

/** Applies one operation inside the text of a part. */
export async function changePart(
  session: PatchSession,
  place: InsidePart,
  change: { op: 'add' | 'replace'; value: Json } | { op: 'remove' },
): Promise<void> {
  const before = await textOf(session, place);
  const { text } = applyInsidePart(before, { ...change, rest: place.rest });
  session.parts.set(place.node, text);
  session.changed.add(place.node);
  if (text.length > OUTGROWN && text.length > before.length) replacePart(session, place, await splitNew(session, JSON.parse(text) as Json));
}

/** Makes the outermost container of a part one of the skeleton, so that something large can be put below it. */
export async function openPart(session: PatchSession, place: InsidePart): Promise<void> {
  const value = JSON.parse(await textOf(session, place)) as Json;
  if (!isContainer(value)) throw new RangeError('the parent does not exist');
  const children: Node[] = [];
  for (const child of Object.values(value) as Json[]) children.push(await splitNew(session, child));
  replacePart(
    session,
    place,
    Array.isArray(value) ? { a: children } : { o: Object.keys(value).map((key, at) => [key, children[at] as Node]) },
  );
}

async function textOf(session: PatchSession, { node }: InsidePart): Promise<string> {
  await session.load([node]);
  return spend(session, session.parts.get(node) ?? '');
}

function replacePart(session: PatchSession, { path }: InsidePart, node: Node): void {
  const root = ownRoot(session);
  const { parent, key } = locate(root, path);
  if (parent) replaceChild(parent, key, node);
  else session.root = node;
}
