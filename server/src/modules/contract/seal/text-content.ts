import type { TextNode } from '@butterfly/contracts/contract';
import type { Content } from 'pdfmake';

type Run = { text: string; bold?: boolean; decoration?: 'lineThrough' | 'underline' };

/** A text with its marks, as a document lays it out. */
export function textContent({ content = [] }: TextNode): Content[] {
  return content.map(block);
}

function block(node: TextNode): Content {
  const children = node.content ?? [];
  switch (node.type) {
    case 'heading':
      return { text: runs(node), bold: true, fontSize: node.attrs?.['level'] === 3 ? 10 : 12, margin: [0, 8, 0, 3] };
    case 'bulletList':
      return { ul: children.map(item), margin: [0, 0, 0, 6] };
    case 'orderedList':
      return { ol: children.map(item), margin: [0, 0, 0, 6] };
    case 'blockquote':
      return { stack: textContent(node), margin: [14, 0, 0, 6] };
    case 'horizontalRule':
      return { text: ' ', margin: [0, 4, 0, 4] };
    default:
      return { text: children.length > 0 ? runs(node) : ' ', margin: [0, 0, 0, 6] };
  }
}

const item = (node: TextNode): Content => ({ stack: textContent(node) });

function runs({ content = [] }: TextNode): Run[] {
  return content.map(({ type, text = '', marks = [] }) => {
    const has = (mark: string) => marks.some((one) => one.type === mark);
    return {
      text: type === 'hardBreak' ? '\n' : text,
      ...(has('bold') && { bold: true }),
      ...(has('underline') && { decoration: 'underline' as const }),
      ...(has('strike') && { decoration: 'lineThrough' as const }),
    };
  });
}
