import type { BoardItem } from './board-document';

/** What a screen reader says of an item. */
export function describeItem({ type, props, x, y }: BoardItem): string {
  const words = [props['name'], props['text'], props['hex']].filter((word): word is string => typeof word === 'string' && word !== '');
  const kind = { color: 'Colour', note: 'Note', text: 'Text' }[type] ?? type;
  return `${kind}${words.length > 0 ? ` ${words.join(', ')}` : ''}, at ${x}, ${y}`;
}

/** Black or white, whichever can be read on this colour. */
export function readableOn(hex: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [lr = 0, lg = 0, lb = 0] = [r, g, b].map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb > 0.36 ? '#161318' : '#ffffff';
}
