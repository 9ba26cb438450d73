import type { BoardItem, ItemKind } from './board-document';

const DEFAULTS: Readonly<Record<ItemKind, Pick<BoardItem, 'w' | 'h' | 'props'>>> = {
  color: { w: 160, h: 160, props: { hex: '#8f7ae5', name: 'Iris' } },
  note: { w: 240, h: 160, props: { text: '' } },
  text: { w: 360, h: 64, props: { text: 'A title' } },
};

/** A new item with an id no other person's new item can have. */
export function newItem(kind: ItemKind, at: { x: number; y: number }): BoardItem {
  const { w, h, props } = DEFAULTS[kind];
  return { id: newId(), type: kind, x: Math.round(at.x), y: Math.round(at.y), w, h, rot: 0, locked: false, props: { ...props } };
}

/** `crypto.randomUUID` exists on secure pages only; a studio may open the suite over plain http in its own network. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
