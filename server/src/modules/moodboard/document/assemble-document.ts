import type { Node, PartTexts } from './node';

/** A document that is taken apart. */
export interface SplitDocument {
  readonly root: Node;
  readonly parts: PartTexts;
  /** UTF-8 bytes of the skeleton and of all parts: the document has no more. */
  readonly bytes: number;
}

/**
 * Puts a document together again as JSON text; parts are pasted, not parsed.
 *
 * @throws Error when a part is missing: the rows and the skeleton do not belong together.
 */
export function assembleDocument(root: Node, parts: PartTexts): string {
  const pieces: string[] = [];
  writeNode(root, { parts, put: (text) => void pieces.push(text) });
  return pieces.join('');
}

/** The JSON text of a document; `null` for none. */
export function documentText(document: SplitDocument | null): string {
  return document ? assembleDocument(document.root, document.parts) : 'null';
}

/**
 * The same as UTF-8 between two texts, written into one buffer: joining thousands of strings, measuring the result and
 * encoding it takes several times as long.
 *
 * @throws Error when a part is missing or `bytes` is too small: the rows and the skeleton do not belong together.
 */
export function documentBytes(
  { root, parts, bytes }: SplitDocument,
  { before, after }: { readonly before: string; readonly after: string },
): Buffer {
  const buffer = Buffer.allocUnsafe(bytes + Buffer.byteLength(before) + Buffer.byteLength(after));
  let at = 0;
  const put = (text: string) => {
    const room = buffer.length - at;
    if (text.length * LONGEST_CHARACTER > room && Buffer.byteLength(text) > room)
      throw new Error(`A moodboard is longer than its ${bytes} bytes.`);
    at += buffer.write(text, at);
  };
  put(before);
  writeNode(root, { parts, put });
  put(after);
  return buffer.subarray(0, at);
}

/** UTF-8 bytes of the JSON of a document. */
export function lengthOf(root: Node, parts: PartTexts): number {
  let bytes = 0;
  writeNode(root, {
    parts,
    put: (text) => {
      bytes += Buffer.byteLength(text);
    },
  });
  return bytes;
}

/** UTF-8 bytes that one unit of a string may need. */
const LONGEST_CHARACTER = 3;

interface Target {
  readonly parts: PartTexts;
  readonly put: (text: string) => void;
}

function writeNode(node: Node, target: Target): void {
  const { parts, put } = target;
  if (typeof node === 'number') {
    const text = parts.get(node);
    if (text === undefined) throw new Error(`Part ${node} of a moodboard is missing.`);
    put(text);
  } else if ('v' in node) {
    put(JSON.stringify(node.v));
  } else if ('a' in node) {
    put('[');
    node.a.forEach((item, index) => {
      if (index > 0) put(',');
      writeNode(item, target);
    });
    put(']');
  } else {
    put('{');
    node.o.forEach(([key, child], index) => {
      put(`${index > 0 ? ',' : ''}${JSON.stringify(key)}:`);
      writeNode(child, target);
    });
    put('}');
  }
}
