import type { Json } from '@butterfly/contracts/core';

/**
 * A document is stored as a skeleton and parts. A part is a subtree of up to a few KB, kept as its JSON text in a row of
 * its own, so that changing one element of a 1 MB board reads and writes one row. The skeleton holds what is above the
 * parts. It is itself JSON:
 * - `12` – the part with that id
 * - `{"v": x}` – a string, number, boolean or null
 * - `{"a": [node, …]}` – an array
 * - `{"o": [[key, node], …]}` – an object; pairs, so that the order of keys is kept and no key is special
 */
export type Node = number | ValueNode | ArrayNode | ObjectNode;
export interface ValueNode {
  v: string | number | boolean | null;
}
export interface ArrayNode {
  a: Node[];
}
export interface ObjectNode {
  o: [string, Node][];
}

/** Texts of parts by id. */
export type Parts = Map<number, string>;

/** Where the text of a part is found. */
export type PartTexts = Pick<ReadonlyMap<number, string>, 'get'>;

export function isContainer(value: Json): value is Json[] | { [key: string]: Json } {
  return typeof value === 'object' && value !== null;
}

/** Ids of all parts below a node, in document order. */
export function partIds(node: Node, into: number[] = []): number[] {
  if (typeof node === 'number') into.push(node);
  else if ('a' in node) for (const item of node.a) partIds(item, into);
  else if ('o' in node) for (const [, child] of node.o) partIds(child, into);
  return into;
}

/** How many nodes a skeleton has. */
export function countNodes(node: Node): number {
  if (typeof node === 'number' || 'v' in node) return 1;
  const children = 'a' in node ? node.a : node.o.map(([, child]) => child);
  return children.reduce<number>((sum, child) => sum + countNodes(child), 1);
}
