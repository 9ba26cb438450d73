import type { DemoBuilder } from './demo-business';

const swatch = (at: { x: number; y: number }, hex: string, name: string) => ({ type: 'color', ...at, w: 160, h: 160, props: { hex, name } });
const note = (at: { x: number; y: number }, text: string) => ({ type: 'note', ...at, w: 300, h: 170, props: { text } });

const items = [
  { type: 'text', x: 80, y: 60, w: 760, h: 72, props: { text: 'Marlow & Okafor · soft June meadow' } },
  swatch({ x: 80, y: 180 }, '#f4ead8', 'Quicksand'),
  swatch({ x: 260, y: 180 }, '#f7f3ec', 'Playa Blanca'),
  swatch({ x: 440, y: 180 }, '#f0b79b', 'Juliet'),
  swatch({ x: 620, y: 180 }, '#9db6a3', 'Silver dollar'),
  swatch({ x: 800, y: 180 }, '#8fa3c7', 'Delphinium'),
  note({ x: 80, y: 400 }, 'Ceremony arch: airy, one side heavier. Delphinium high, hydrangea low, ruscus trailing to the floor.'),
  note({ x: 420, y: 400 }, 'Bridal bouquet: loose, garden roses to the front, silk ribbon in ivory.'),
  note({ x: 760, y: 400 }, '12 low centrepieces on gold compotes. Nobody may have to look around a vase.'),
  note({ x: 1120, y: 180 }, 'Stonecroft Barn: no open flame, access from 11:00, strike at 23:30.'),
];

const data = {
  pages: [{ id: 'page-1', name: 'Board', w: 1600, h: 1000, elements: items.map((item, at) => ({ id: `demo-${at + 1}`, rot: 0, locked: false, ...item })) }],
  palette: ['#f4ead8', '#f7f3ec', '#f0b79b', '#9db6a3', '#8fa3c7'],
};

/** The board of the first wedding. The projects are new exactly when the board is missing. */
export const builder: DemoBuilder = {
  order: 20,
  build: async ({ platform, business, projects }) => {
    const wedding = business.key === 'fern' ? projects.get('Marlow & Okafor wedding') : undefined;
    if (!wedding) return;
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: business.members.get('mia') ?? null }, (db) =>
      platform.api('moodboard').createBoard(db, wedding, data));
  },
};
