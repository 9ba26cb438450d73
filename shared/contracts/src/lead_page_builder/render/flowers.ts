import { h, type Tree } from '../../public-pages';

export type FlowerName = 'anemone' | 'bud' | 'fern' | 'gum' | 'olive' | 'ranunculus' | 'rose' | 'spike';
/** Its colours: cream, blush, rose, apricot or wine; of greens, leaf or sage. */
export type Hue = 'apricot' | 'blush' | 'cream' | 'leaf' | 'rose' | 'sage' | 'wine';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly turn?: number;
  readonly hue: Hue;
}

const WIDE_PETAL = 'M0 3C-24-4-40-32-22-48-12-56 12-56 22-48 40-32 24-4 0 3Z';
const short = (size: number): string =>
  size
    .toFixed(2)
    .replace(/^0/, '')
    .replace(/\.?0+$/, '');
const ref = (to: string, attrs: Readonly<Record<string, string>>): Tree => h('use', { href: `#f-${to}`, ...attrs });

const RINGS = [3, 4, 5, 6, 8, 9] as const;
/** Petals around a middle, in one path: what is used is copied each time, and a page has a thousand of them. What uses it gives the colour. */
const wreath = (count: (typeof RINGS)[number]): Tree =>
  h('path', {
    id: `f-w${count}`,
    d: Array.from({ length: count }, (_, at) => movedPath(WIDE_PETAL, { y: 0, turn: (360 / count) * at, size: 1 })).join(''),
  });

interface Ring {
  readonly count: (typeof RINGS)[number];
  readonly size: number;
  readonly tone: 1 | 2 | 3 | 4;
  readonly turn?: number;
}

const ring = ({ count, size, tone, turn = 0 }: Ring): Tree =>
  ref(`w${count}`, { class: `lp-f${tone}`, ...placed({ x: 0, y: 0, turn, size }) });
const shade = (r: number): Tree => h('circle', { class: 'lp-f-shade', r });

const rose: Tree = [
  ring({ count: 6, size: 1, tone: 1 }),
  ring({ count: 5, size: 0.8, tone: 2, turn: 28 }),
  shade(40),
  ring({ count: 5, size: 0.58, tone: 2, turn: 4 }),
  ring({ count: 4, size: 0.42, tone: 3, turn: 34 }),
  ring({ count: 3, size: 0.26, tone: 4, turn: 12 }),
  h('path', { class: 'lp-f-line', d: 'M-6-1C-5-9 7-9 7-1 6 6-3 6-3 0-2-4 3-4 3-1' }),
];
const ranunculus: Tree = [
  ring({ count: 9, size: 0.96, tone: 1 }),
  ring({ count: 9, size: 0.8, tone: 2, turn: 20 }),
  ring({ count: 8, size: 0.64, tone: 1, turn: 8 }),
  ring({ count: 8, size: 0.48, tone: 3, turn: 26 }),
  shade(26),
  ring({ count: 6, size: 0.32, tone: 2 }),
  h('circle', { class: 'lp-f-eye', r: 6 }),
];
const anemone: Tree = [
  ring({ count: 5, size: 1, tone: 2 }),
  ring({ count: 5, size: 0.94, tone: 1, turn: 36 }),
  shade(34),
  h('circle', { class: 'lp-f-stamen', r: 15 }),
  h('circle', { class: 'lp-f-dark', r: 9 }),
];
const bud: Tree = [
  ring({ count: 5, size: 0.9, tone: 1 }),
  ring({ count: 5, size: 0.62, tone: 2, turn: 36 }),
  h('circle', { class: 'lp-f-eye', r: 8 }),
];
const spike: Tree = [
  h('path', { class: 'lp-f-stem', d: 'M0 0C4-60-3-130 2-196' }),
  Array.from({ length: 13 }, (_, at) =>
    ref('w5', {
      class: `lp-f${(at % 3) + 1}`,
      transform: `translate(${at % 2 === 0 ? -9 : 9} ${-54 - at * 11})rotate(${at * 17})scale(${short(0.32 - at * 0.017)})`,
    }),
  ),
];

const LEAVES = {
  broad: 'M0 0C12-16 38-18 54 0 38 14 12 12 0 0Z',
  slim: 'M0 0C14-8 40-9 62 0 40 8 14 8 0 0Z',
  round: 'M0 0C2-24 34-28 44-4 46 18 14 24 0 0Z',
} as const;
/** The leaves of one side of a branch, in one path. */
const pairs = (count: number, leaf: (at: number) => { kind: keyof typeof LEAVES; size: number; lean: number }): Tree =>
  [-1, 1].map((side) => {
    const d = Array.from({ length: count }, (_, at) => {
      const { kind, size, lean } = leaf(at);
      const high = -18 - at * (150 / count) - (side === 1 ? 6 : 0);
      return movedPath(LEAVES[kind], { y: high, turn: side * lean - 90, size });
    });
    return h('path', { class: `lp-f${side === 1 ? 2 : 1}`, d: d.join('') });
  });

/** A path of absolute points, turned, scaled and then lifted. */
function movedPath(d: string, { y, turn, size }: { y: number; turn: number; size: number }): string {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180) * size, Math.cos((turn * Math.PI) / 180) * size];
  return d.replace(/(-?\d+)[ ]?(-?\d+)/g, (_point, left: string, up: string) => {
    const [px, py] = [Number(left), Number(up)];
    return `${Math.round(px * cos - py * sin)} ${Math.round(px * sin + py * cos + y)} `;
  });
}
const STEM: Tree = h('path', { class: 'lp-f-stem', d: 'M0 0C2-50-2-110 0-172' });
const gum: Tree = [STEM, pairs(7, (at) => ({ kind: 'round', size: 1 - at * 0.07, lean: 62 - at * 3 }))];
const olive: Tree = [STEM, pairs(7, (at) => ({ kind: 'slim', size: 0.95 - at * 0.05, lean: 46 - at * 2 }))];
const fern: Tree = [STEM, pairs(7, (at) => ({ kind: 'broad', size: 1.05 - at * 0.09, lean: 54 - at * 3 }))];

const FLOWERS: Readonly<Record<FlowerName, Tree>> = { rose, ranunculus, anemone, bud, spike, gum, olive, fern };

/** The flowers that every drawing of a page takes from, once on a page. */
export const flowerDefs = (): Tree =>
  h(
    'svg',
    { class: 'lp-defs', width: 0, height: 0, 'aria-hidden': 'true' },
    h(
      'defs',
      {},
      h(
        'radialGradient',
        { id: 'lp-shade' },
        h('stop', { class: 'lp-stop-dark', offset: '0' }),
        h('stop', { class: 'lp-stop-none', offset: '1' }),
      ),
      h(
        'radialGradient',
        { id: 'lp-glow' },
        h('stop', { class: 'lp-stop-glow', offset: '0' }),
        h('stop', { class: 'lp-stop-glow0', offset: '1' }),
      ),
      h(
        'linearGradient',
        { id: 'lp-dusk', x1: 0, y1: 0, x2: 0, y2: 1 },
        h('stop', { class: 'lp-stop-sky1', offset: '0' }),
        h('stop', { class: 'lp-stop-sky2', offset: '.62' }),
        h('stop', { class: 'lp-stop-sky3', offset: '1' }),
      ),
      RINGS.map(wreath),
      Object.entries(FLOWERS).map(([name, drawing]) => h('g', { id: `f-${name}` }, drawing)),
      GREENS.map((two, at) =>
        h(
          'g',
          { id: `f-g${at}` },
          two.map(([name, hue], side) => flower(name, { x: 0, y: 0, turn: side * 64 - 32, hue })),
        ),
      ),
      BLOOMS.map(([name, hue], at) => {
        const [second, tone] = BLOOMS[(at + 4) % BLOOMS.length] ?? [name, hue];
        return h('g', { id: `f-c${at}` }, flower(second, { x: 62, y: -34, size: 0.6, hue: tone }), flower(name, { x: 0, y: 0, hue }));
      }),
    ),
  );

const BLOOMS: readonly (readonly [FlowerName, Hue])[] = [
  ['rose', 'blush'],
  ['ranunculus', 'cream'],
  ['rose', 'apricot'],
  ['anemone', 'cream'],
  ['rose', 'rose'],
  ['bud', 'cream'],
  ['ranunculus', 'blush'],
  ['rose', 'cream'],
  ['bud', 'wine'],
];
const GREENS: readonly (readonly (readonly [FlowerName, Hue])[])[] = [
  [
    ['gum', 'sage'],
    ['olive', 'leaf'],
  ],
  [
    ['fern', 'leaf'],
    ['gum', 'leaf'],
  ],
  [
    ['olive', 'sage'],
    ['gum', 'sage'],
  ],
  [
    ['olive', 'leaf'],
    ['fern', 'leaf'],
  ],
];

type At = Omit<Required<Place>, 'hue'>;
/** Where it stands; nothing where it stands as it was drawn. */
function placed({ x, y, turn, size }: At): Readonly<Record<string, string>> {
  const moves = [
    x === 0 && y === 0 ? '' : `translate(${Math.round(x)} ${Math.round(y)})`,
    turn === 0 ? '' : `rotate(${Math.round(turn)})`,
    size === 1 ? '' : `scale(${short(size)})`,
  ].join('');
  return moves === '' ? {} : { transform: moves };
}

/** Two branches that fork. */
export const fork = (nth: number, at: At): Tree => ref(`g${nth % GREENS.length}`, placed(at));
/** A flower with a smaller one beside it. */
export const couple = (nth: number, at: At): Tree => ref(`c${nth % BLOOMS.length}`, placed(at));
/** One flower of those that a garland is made of. */
export const single = (nth: number, at: At): Tree => {
  const [name, hue] = BLOOMS[nth % BLOOMS.length] ?? ['bud', 'cream'];
  return flower(name, { ...at, hue });
};

/** One flower or branch at a place. */
export const flower = (name: FlowerName, { x, y, size = 1, turn = 0, hue }: Place): Tree =>
  ref(name, { class: `lp-h-${hue}`, ...placed({ x, y, size, turn }) });

/** Numbers from 0 to 1 that are the same for every visitor. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
