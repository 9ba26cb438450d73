import type { Json } from '@butterfly/contracts/core';
import type { BoardItem } from './board-document';
import { firstPage } from './board-document';
import { isObject } from './same-json';

const KINDS: Readonly<Record<string, string>> = {
  image: 'Picture',
  color: 'Colour',
  note: 'Note',
  text: 'Text',
  shape: 'Shape',
  frame: 'Section',
  flower: 'Flower',
};

/** What a screen reader says of an item. */
export function describeItem({ type, props, x, y }: BoardItem): string {
  const words = [
    props['title'],
    props['alt'],
    props['name'],
    props['text'],
    type === 'flower' ? undefined : props['hex'],
    type === 'shape' ? props['shape'] : undefined,
  ].filter((word): word is string => typeof word === 'string' && word !== '');
  const kind = describeKind({ type });
  return `${kind}${words.length > 0 ? ` ${words.join(', ')}` : ''}, at ${Math.round(x)}, ${Math.round(y)}`;
}

/** Black or white, whichever can be read on this colour. */
export function readableOn(hex: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [lr = 0, lg = 0, lb = 0] = [r, g, b].map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb > 0.36 ? '#161318' : '#ffffff';
}

/** One side of a conflict in words; undefined: the item was removed there. */
export function describeVersion(value: Json | undefined): string {
  if (value === undefined) return 'Removed';
  const item = firstPage({ pages: [{ elements: [value] }] }).elements[0];
  if (item) return describeItem(item);
  const name = isObject(value) ? value['name'] : undefined;
  return typeof name === 'string' && name !== '' ? name : 'The board itself';
}

/** "Picture", "Note", …; kinds of a later version by their own name. */
export const describeKind = ({ type }: Pick<BoardItem, 'type'>): string => KINDS[type] ?? type;
