import type { BoardItem } from '../../model/board-document';
import { colorProp, numberProp, textProp } from '../../model/item-traits';

export interface TextStyle {
  readonly size: number;
  readonly weight: number;
  readonly align: 'left' | 'center' | 'right';
  readonly color: string;
  readonly family: 'title' | 'plain';
}

/** The inks and papers of a board. They are the same in both themes: a board looks to the client as it does to the florist. */
export const INK = '#2a2330';
export const PAPER = '#fffdf9';
export const NOTE_PAPER = '#f6e9c8';

/** How the words of a text or a note are set. */
export function textStyle(item: BoardItem): TextStyle {
  const isNote = item.type === 'note';
  const align = textProp(item, 'align', 'left');
  return {
    size: Math.min(400, Math.max(6, numberProp(item, 'size', isNote ? 16 : 34))),
    weight: Math.min(900, Math.max(100, numberProp(item, 'weight', 420))),
    align: align === 'center' || align === 'right' ? align : 'left',
    color: colorProp(item, 'color', INK),
    family: textProp(item, 'font', isNote ? 'plain' : 'title') === 'plain' ? 'plain' : 'title',
  };
}

export function setText(style: CSSStyleDeclaration, { size, weight, align, color, family }: TextStyle): void {
  style.fontSize = `${size}px`;
  style.fontWeight = String(weight);
  style.textAlign = align;
  style.color = color;
  style.fontFamily = family === 'title' ? 'var(--bf-font-title)' : 'var(--bf-font)';
}
