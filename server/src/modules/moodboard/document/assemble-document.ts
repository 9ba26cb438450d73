import type { Node, Parts } from './node';

/**
 * Puts a document together again as JSON text; parts are pasted, not parsed.
 *
 * @throws Error when a part is missing: the rows and the skeleton do not belong together.
 */
export function assembleDocument(root: Node, parts: Parts): string {
  const pieces: string[] = [];
  append(root, { parts, pieces });
  return pieces.join('');
}

function append(node: Node, target: { parts: Parts; pieces: string[] }): void {
  const { parts, pieces } = target;
  if (typeof node === 'number') {
    const text = parts.get(node);
    if (text === undefined) throw new Error(`Part ${node} of a moodboard is missing.`);
    pieces.push(text);
  } else if ('v' in node) {
    pieces.push(JSON.stringify(node.v));
  } else if ('a' in node) {
    pieces.push('[');
    node.a.forEach((item, index) => {
      if (index > 0) pieces.push(',');
      append(item, target);
    });
    pieces.push(']');
  } else {
    pieces.push('{');
    node.o.forEach(([key, child], index) => {
      pieces.push(index > 0 ? ',' : '', JSON.stringify(key), ':');
      append(child, target);
    });
    pieces.push('}');
  }
}
