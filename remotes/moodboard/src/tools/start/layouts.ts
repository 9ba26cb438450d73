import type { Json } from '@butterfly/contracts/core';
import type { BoardItem, ItemKind } from '../../model/board-document';
import { newItem } from '../../model/new-item';
import { FLOWERS } from './flowers';

interface Placeholder {
  readonly kind: ItemKind;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly props: { readonly [key: string]: Json };
}
export interface Layout {
  readonly id: string;
  readonly name: string;
  readonly bg: string;
  readonly palette: readonly string[];
  readonly items: readonly Placeholder[];
}

/** The items of a layout, each with an id of its own. */
export function itemsOfLayout({ items }: Layout): readonly BoardItem[] {
  return items.map(({ kind, props, ...place }) => newItem(kind, place, { ...props }));
}

type Place = readonly [x: number, y: number, w: number, h: number];
const put = (kind: ItemKind, [x, y, w, h]: Place, props: Placeholder['props']): Placeholder => ({ kind, x, y, w, h, props });
const title = (text: string, place: Place, size = 56) => put('text', place, { text, size });
const words = (text: string, place: Place) => put('text', place, { text, size: 20, font: 'plain', color: '#6b6270' });
const frame = (name: string, place: Place, fill: string) => put('frame', place, { title: name, fill });
const note = (text: string, place: Place) => put('note', place, { text });
const colors = (palette: readonly (readonly [string, string])[], [x, y, w, h]: Place, gap = 20) =>
  palette.map(([name, hex], at) => put('color', [x + at * (w + gap), y, w, h], { name, hex }));
const flower = (name: string, id: string, hex: string, form: string, place: Place) =>
  put('flower', place, { name, ingredient: id, hex, form, count: 12, months: [...(FLOWERS.find((one) => one.id === id)?.months ?? [])] });

const GARDEN = [
  ['Ivory', '#f3eee2'],
  ['Blush', '#f0c4c4'],
  ['Sage', '#a9b89b'],
  ['Moss', '#6f7f4f'],
  ['Plum', '#6b3550'],
] as const;
const COAST = [
  ['Sand', '#e2d3bd'],
  ['Foam', '#eef2f0'],
  ['Sky', '#a9c4dc'],
  ['Dusty blue', '#7f97b5'],
  ['Navy', '#2f3f63'],
] as const;
const HARVEST = [
  ['Butter', '#f2dfae'],
  ['Marigold', '#e8b95f'],
  ['Terracotta', '#c0694a'],
  ['Burgundy', '#6d2139'],
  ['Olive', '#7a7a4a'],
] as const;
const hexes = (palette: readonly (readonly [string, string])[]) => palette.map(([, hex]) => hex);

/** Layouts to begin a board with, each on the usual page of 1600 × 1000. */
export const LAYOUTS: readonly Layout[] = [
  {
    id: 'story',
    name: 'The whole day',
    bg: '#fffdf9',
    palette: hexes(GARDEN),
    items: [
      title('Their wedding', [80, 56, 900, 90]),
      words('Date · Place · Guests', [84, 146, 700, 40]),
      ...colors(GARDEN, [1090, 70, 72, 96]),
      frame('Personal flowers', [80, 220, 460, 700], '#faf4ef'),
      frame('Ceremony', [570, 220, 460, 700], '#f4f5ef'),
      frame('Reception', [1060, 220, 460, 700], '#f3f0f5'),
      note('Bouquet, buttonholes, hair flowers', [110, 300, 220, 140]),
      note('Arch, aisle, petals', [600, 300, 220, 140]),
      note('Tables, candles, bar', [1090, 300, 220, 140]),
    ],
  },
  {
    id: 'palette',
    name: 'Palette first',
    bg: '#faf6f0',
    palette: hexes(COAST),
    items: [
      title('Colour and mood', [80, 60, 900, 90]),
      ...colors(COAST, [80, 190, 272, 420]),
      note('What these colours should feel like', [80, 680, 420, 220]),
      frame('Inspiration', [540, 680, 980, 260], '#ffffff'),
    ],
  },
  {
    id: 'flowers',
    name: 'Flowers of the season',
    bg: '#f7f5ef',
    palette: hexes(HARVEST),
    items: [
      title('Flowers of the season', [80, 60, 1000, 90]),
      ...colors(HARVEST, [1060, 76, 76, 76]),
      flower('Dahlia', 'dahlia', '#c0694a', 'round', [80, 210, 270, 340]),
      flower('Chrysanthemum', 'chrysanthemum', '#e8b95f', 'daisy', [380, 210, 270, 340]),
      flower('Snapdragon', 'snapdragon', '#f2b593', 'spire', [680, 210, 270, 340]),
      flower('Cosmos', 'cosmos', '#6d2139', 'daisy', [980, 210, 270, 340]),
      flower('Olive', 'olive', '#97a17c', 'leaf', [1280, 210, 240, 340]),
      note('Why these: texture, warmth, what grows nearby', [80, 620, 420, 260]),
      frame('Arrangements', [540, 620, 980, 300], '#fffdf9'),
    ],
  },
  {
    id: 'table',
    name: 'One table',
    bg: '#fffdf9',
    palette: hexes(GARDEN),
    items: [
      frame('Table', [80, 180, 980, 740], '#f6f1ea'),
      title('The table', [80, 60, 700, 90]),
      note('Linen, glasses, candles', [1100, 180, 420, 200]),
      note('Height: nothing between 30 and 60 cm', [1100, 410, 420, 200]),
      ...colors(GARDEN, [1100, 650, 68, 120], 20),
      words('Number of tables · seats each', [1100, 800, 420, 40]),
    ],
  },
  {
    id: 'remembrance',
    name: 'In remembrance',
    bg: '#f7f6f3',
    palette: ['#f3eee2', '#a9b89b', '#8c8a92', '#5c6b5e'],
    items: [
      title('In remembrance', [500, 70, 600, 90], 60),
      frame('The person', [80, 220, 460, 660], '#efece6'),
      frame('Flowers they loved', [570, 220, 460, 660], '#eef1ea'),
      frame('At the service', [1060, 220, 460, 660], '#efeef2'),
      note('What the family would like to say', [110, 310, 300, 180]),
    ],
  },
];
