import { h, type Tree } from '../../public-pages';

interface Leaf {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size?: number;
}

const leaf = ({ x, y, turn, size = 1 }: Leaf, tone: string): Tree =>
  h('path', {
    class: `lp-art-${tone}`,
    d: 'M0 0C9-9 26-11 38 0 26 11 9 9 0 0Z',
    transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
  });

const petals = (count: number, { r, tone, turn = 0 }: { r: number; tone: string; turn?: number }): Tree =>
  Array.from({ length: count }, (_, at) =>
    h('ellipse', {
      class: `lp-art-${tone}`,
      cx: 0,
      cy: -r * 0.62,
      rx: r * 0.42,
      ry: r * 0.62,
      transform: `rotate(${turn + (360 / count) * at})`,
    }),
  );

const bloom = ({ x, y, size = 1 }: Omit<Leaf, 'turn'>, tone = 'petal'): Tree =>
  h(
    'g',
    { transform: `translate(${x} ${y}) scale(${size})` },
    petals(8, { r: 42, tone }),
    petals(7, { r: 31, tone: 'blush', turn: 20 }),
    petals(5, { r: 20, tone, turn: 8 }),
    h('circle', { class: 'lp-art-heart', r: 6 }),
  );

const stem = (d: string): Tree => h('path', { class: 'lp-art-stem', d });

/** A low row of flowers along the foot of a block. */
export const meadow = (): Tree =>
  h(
    'svg',
    { class: 'lp-art lp-meadow', viewBox: '0 0 960 200', preserveAspectRatio: 'xMidYMax slice', 'aria-hidden': 'true' },
    MEADOW.map(({ x, y, turn }, at) => [
      stem(`M${x} 210C${x} ${160 - turn} ${x + turn} ${y + 50} ${x + turn} ${y}`),
      leaf({ x: x + turn * 0.3, y: (y + 210) / 2, turn: -40 }, 'leaf'),
      leaf({ x: x + turn * 0.4, y: (y + 200) / 2 + 18, turn: -140 }, 'sage'),
      bloom({ x: x + turn, y, size: 0.34 + (at % 4) * 0.12 }, at % 2 === 0 ? 'petal' : 'rose'),
    ]),
  );

const MEADOW: readonly Leaf[] = [
  { x: 30, y: 96, turn: 12 },
  { x: 104, y: 60, turn: -10 },
  { x: 176, y: 118, turn: 14 },
  { x: 252, y: 82, turn: 8 },
  { x: 336, y: 128, turn: -12 },
  { x: 420, y: 104, turn: 10 },
  { x: 506, y: 140, turn: -8 },
  { x: 590, y: 98, turn: 12 },
  { x: 664, y: 126, turn: -10 },
  { x: 742, y: 74, turn: 12 },
  { x: 822, y: 112, turn: -14 },
  { x: 902, y: 66, turn: 10 },
];

/** A sprig, between two parts of a page. */
export const sprig = (): Tree =>
  h(
    'svg',
    { class: 'lp-sprig', viewBox: '0 0 160 40', 'aria-hidden': 'true' },
    stem('M10 24C50 10 110 10 150 24'),
    [24, 50, 78, 106, 132].map((x, at) =>
      leaf({ x, y: at === 2 ? 14 : 17, turn: at % 2 === 0 ? -48 : 40, size: 0.5 }, at % 2 === 0 ? 'leaf' : 'sage'),
    ),
  );
