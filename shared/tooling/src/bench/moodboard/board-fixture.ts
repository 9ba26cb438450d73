import type { Json } from '@butterfly/contracts/core';

export interface BenchItem {
  id: string;
  type: string;
  x: number;
  y: number;
  props: { text: string; [more: string]: Json };
  [more: string]: Json;
}
export interface BenchBoard {
  pages: { id: string; name: string; elements: BenchItem[] }[];
  palette: string[];
  [more: string]: Json;
}

/** About 450 bytes, as an image or a note of a real board. */
export function benchItem(id: string): BenchItem {
  return {
    id,
    type: 'note',
    x: 120,
    y: 340,
    w: 240,
    h: 160,
    rot: 0,
    locked: false,
    createdAt: '2026-11-21T10:00:00.000Z',
    createdBy: 42,
    props: {
      text: `Ranunkel und Eukalyptus – ${id}. `.repeat(5),
      color: '#8f7ae5',
      size: 16,
      source: `/api/files/originals/${id}/peony-coral-charm.webp`,
      crop: { x: 0, y: 0, w: 1, h: 1 },
    },
  };
}

export function benchBoard(items: number): BenchBoard {
  return {
    pages: [{ id: 'page-1', name: 'Board', elements: Array.from({ length: items }, (_, index) => benchItem(`item-${index}`)) }],
    palette: ['#fff', '#8f7ae5'],
  };
}

export const itemsOf = (board: BenchBoard): BenchItem[] => board.pages[0]?.elements ?? [];

/** What people do to a board, once per round and each time elsewhere. */
export const EDITS: Readonly<Record<string, (draft: BenchBoard, round: number) => void>> = {
  add: (draft, round) => void itemsOf(draft).splice(round, 0, benchItem(`new-${round}`)),
  remove: (draft, round) => void itemsOf(draft).splice(Math.floor(itemsOf(draft).length / 2) + round, 1),
  'z-order': (draft, round) => void itemsOf(draft).push(...itemsOf(draft).splice(round, 1)),
  move: (draft, round) => void Object.assign(itemsOf(draft)[round] ?? {}, { x: round + 500, y: round + 600 }),
  text: (draft, round) => {
    const item = itemsOf(draft)[round];
    if (item) item.props.text = `Written in round ${round}`;
  },
};
