import type { Asset } from '@butterfly/contracts/moodboard';
import { inNameOf } from '../../../platform/db/worker';
import type { DemoBuilder } from '../../../demo/demo-business';
import { paintedPicture } from './painted-picture';

const LEAVES = ['#6f8f74', '#8ba68a', '#4f6f5a', '#a7b79a'];
const PICTURES = [
  {
    name: 'Garden bouquet.jpg',
    width: 600,
    height: 760,
    seed: 11,
    ground: ['#efe6da', '#d9cdbd'],
    blooms: ['#f4ead8', '#f0b79b', '#f3d3c0'],
    leaves: LEAVES,
  },
  {
    name: 'Meadow aisle.jpg',
    width: 760,
    height: 560,
    seed: 23,
    ground: ['#dfe6e3', '#b9c7b4'],
    blooms: ['#8fa3c7', '#f7f3ec', '#c9b3d6'],
    leaves: LEAVES,
  },
  {
    name: 'Low centrepiece.jpg',
    width: 640,
    height: 640,
    seed: 37,
    ground: ['#f3e9e2', '#cdb8a6'],
    blooms: ['#f0b79b', '#f7f3ec', '#d98f7a'],
    leaves: LEAVES,
  },
] as const;

const swatch = (at: { x: number; y: number }, hex: string, name: string) => ({
  type: 'color',
  ...at,
  w: 150,
  h: 110,
  props: { hex, name },
});
const note = (at: { x: number; y: number; h: number }, text: string) => ({ type: 'note', ...at, w: 300, props: { text } });
const flower = (at: { x: number; y: number }, props: { name: string; ingredient: string; hex: string; form: string; count: number }) => ({
  type: 'flower',
  ...at,
  w: 180,
  h: 220,
  props,
});
const picture = (place: { x: number; y: number; w: number; h: number }, { asset, url, thumb_url, palette, name }: Asset) => ({
  type: 'image',
  ...place,
  props: { asset, url, thumb_url, palette, name, alt: name.replace(/\.jpg$/, '') },
});

const items = ([bouquet, aisle, table]: readonly [Asset, Asset, Asset]) => [
  { type: 'text', x: 80, y: 44, w: 900, h: 64, props: { text: 'Marlow & Okafor · soft June meadow', size: 44 } },
  picture({ x: 80, y: 140, w: 420, h: 532 }, bouquet),
  picture({ x: 524, y: 140, w: 496, h: 366 }, aisle),
  picture({ x: 1044, y: 140, w: 366, h: 366 }, table),
  swatch({ x: 524, y: 530 }, '#f4ead8', 'Quicksand'),
  swatch({ x: 694, y: 530 }, '#f7f3ec', 'Playa Blanca'),
  swatch({ x: 864, y: 530 }, '#f0b79b', 'Juliet'),
  swatch({ x: 1034, y: 530 }, '#9db6a3', 'Silver dollar'),
  swatch({ x: 1204, y: 530 }, '#8fa3c7', 'Delphinium'),
  note({ x: 80, y: 700, h: 180 }, 'Ceremony arch: airy, one side heavier. Delphinium high, hydrangea low, ruscus trailing to the floor.'),
  note({ x: 404, y: 700, h: 180 }, 'Bridal bouquet: loose, garden roses to the front, silk ribbon in ivory.'),
  flower({ x: 740, y: 674 }, { name: 'Garden rose', ingredient: 'garden-rose', hex: '#f0c4c4', form: 'round', count: 36 }),
  flower({ x: 940, y: 674 }, { name: 'Delphinium', ingredient: 'delphinium', hex: '#8fa8d6', form: 'spire', count: 24 }),
  note(
    { x: 1140, y: 674, h: 220 },
    '12 low centrepieces on gold compotes. Nobody may have to look around a vase.\n\nStonecroft Barn: no open flame, access from 11:00, strike at 23:30.',
  ),
];

const documentOf = (pictures: readonly [Asset, Asset, Asset]) => ({
  pages: [
    {
      id: 'page-1',
      name: 'Board',
      w: 1600,
      h: 1000,
      elements: items(pictures).map((item, at) => ({ id: `demo-${at + 1}`, rot: 0, locked: false, ...item })),
    },
  ],
  palette: ['#f4ead8', '#f7f3ec', '#f0b79b', '#9db6a3', '#8fa3c7'],
});

/** The board of the first wedding, with a link for its couple. The projects are new exactly when the board is missing. */
export const builder: DemoBuilder = {
  order: 20,
  build: async ({ platform, business, projects }) => {
    const wedding = business.key === 'fern' ? projects.get('Marlow & Okafor wedding') : undefined;
    if (!wedding) return;
    const board = platform.api('moodboard');
    const add = async (of: (typeof PICTURES)[number]) =>
      board.addPicture(business.tenantId, { name: of.name, bytes: await paintedPicture(of) });
    const pictures = [await add(PICTURES[0]), await add(PICTURES[1]), await add(PICTURES[2])] as const;
    await platform.db.withTenant(inNameOf({ tenantId: business.tenantId, memberId: business.members.get('mia') ?? null }), async (db) => {
      await board.createBoard(db, wedding, documentOf(pictures));
      await board.createShare(db, wedding, { mode: 'comment', label: 'Ada and Ben' });
      await board.addComment(db, wedding, {
        element_id: 'demo-2',
        body: 'Shall we show them the fuller version as well?',
        with_client: false,
      });
    });
  },
};
