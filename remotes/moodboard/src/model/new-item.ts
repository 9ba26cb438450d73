import type { Json } from '@butterfly/contracts/core';
import type { BoardItem, ItemKind } from './board-document';
import { newId } from './new-id';

type Start = Pick<BoardItem, 'w' | 'h' | 'props'>;

const STARTS: Readonly<Record<ItemKind, Start>> = {
  image: { w: 320, h: 240, props: { alt: '' } },
  color: { w: 160, h: 160, props: { hex: '#8f7ae5', name: 'Iris' } },
  note: { w: 240, h: 160, props: { text: '' } },
  text: { w: 360, h: 64, props: { text: 'A title' } },
  shape: { w: 200, h: 160, props: { shape: 'rect', fill: '#e9e2f5', stroke: '#8f7ae5', stroke_width: 2 } },
  frame: { w: 560, h: 400, props: { title: 'Ceremony' } },
  flower: { w: 200, h: 248, props: { name: 'Garden rose', ingredient: 'garden-rose', count: 12, hex: '#f0a9b5' } },
};

/** The size a new item of this kind has. */
export function sizeOfNew(kind: ItemKind): { w: number; h: number } {
  return { w: STARTS[kind].w, h: STARTS[kind].h };
}

/** A new item with an id no other person's new item can have. */
export function newItem(kind: ItemKind, at: { x: number; y: number; w?: number; h?: number }, more: Record<string, Json> = {}): BoardItem {
  const { w, h, props } = STARTS[kind];
  return {
    id: newId(),
    type: kind,
    x: Math.round(at.x),
    y: Math.round(at.y),
    w: at.w ?? w,
    h: at.h ?? h,
    rot: 0,
    locked: false,
    props: { ...props, ...more },
  };
}
