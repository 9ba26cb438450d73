import type { ArrayNode, Node, ObjectNode } from './node';

/** Where a pointer leads in the skeleton. */
export interface Place {
  /** The deepest node on the way: the target itself, or a part or value above it, or the parent when the target is missing. */
  readonly node: Node;
  /** Null when the pointer is the whole document. */
  readonly parent: ArrayNode | ObjectNode | null;
  /** Last step taken, or the step that leads to the missing target. */
  readonly key: string;
  /** Steps that are left below `node`. One step is left when only the target itself is missing. */
  readonly rest: readonly string[];
  /** The whole pointer. */
  readonly path: readonly string[];
  /** The way ends at a text, number, boolean or null: nothing lies below. */
  readonly blocked: boolean;
}

/** Follows a pointer as far as the skeleton goes. Never throws: the caller decides what a missing target means. */
export function locate(root: Node, path: readonly string[]): Place {
  let node: Node = root;
  let parent: ArrayNode | ObjectNode | null = null;
  for (const [depth, key] of path.entries()) {
    if (typeof node === 'number' || 'v' in node)
      return { node, parent, key: path[depth - 1] ?? '', rest: path.slice(depth), blocked: typeof node !== 'number', path };
    const child = childOf(node, key);
    if (child === undefined) return { node, parent: node, key, rest: path.slice(depth), blocked: false, path };
    parent = node;
    node = child;
  }
  return { node, parent, key: path.at(-1) ?? '', rest: [], blocked: false, path };
}

function childOf(node: ArrayNode | ObjectNode, key: string): Node | undefined {
  if ('o' in node) return node.o.find(([name]) => name === key)?.[1];
  return /^(0|[1-9]\d*)$/.test(key) ? node.a[Number(key)] : undefined;
}

function arrayIndex(key: string, { length, append }: { length: number; append: boolean }): number {
  if (append && key === '-') return length;
  const index = /^(0|[1-9]\d*)$/.test(key) ? Number(key) : Number.NaN;
  if (!(index < length || (append && index === length))) throw new RangeError(`there is no place "${key}" in this list`);
  return index;
}

/** The child at `key`. @throws RangeError when there is none. */
export function getChild(parent: ArrayNode | ObjectNode, key: string): Node {
  const child = childOf(parent, key);
  if (child === undefined) throw new RangeError('the path does not exist');
  return child;
}

/** RFC 6902 `add`: inserts into a list (`-` appends), sets in an object. */
export function insertChild(parent: ArrayNode | ObjectNode, key: string, node: Node): void {
  if ('a' in parent) {
    parent.a.splice(arrayIndex(key, { length: parent.a.length, append: true }), 0, node);
    return;
  }
  const pair = parent.o.find(([name]) => name === key);
  if (pair) pair[1] = node;
  else parent.o.push([key, node]);
}

/** RFC 6902 `replace`. @throws RangeError when there is nothing to replace. */
export function replaceChild(parent: ArrayNode | ObjectNode, key: string, node: Node): void {
  if ('a' in parent) {
    parent.a[arrayIndex(key, { length: parent.a.length, append: false })] = node;
    return;
  }
  const pair = parent.o.find(([name]) => name === key);
  if (!pair) throw new RangeError('the path does not exist');
  pair[1] = node;
}

/** RFC 6902 `remove`. */
export function removeChild(parent: ArrayNode | ObjectNode, key: string): void {
  if ('a' in parent) parent.a.splice(arrayIndex(key, { length: parent.a.length, append: false }), 1);
  else parent.o = parent.o.filter(([name]) => name !== key);
}
