import { h, type Tree } from '../../public-pages';
import { couple, flower, fork, seeded, single, type FlowerName, type Hue } from './flowers';

export const drawing = (viewBox: string, name: string, ...children: readonly Tree[]): Tree =>
  h('svg', { class: `lp-art lp-art-${name}`, viewBox, preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' }, ...children);

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Where its branches point. */
  readonly out: number;
  readonly weight: number;
}

/** Branches first, and flowers on them, the heavier the spot the larger. */
export function garland(spots: readonly Spot[], { seed, scale = 1 }: { seed: number; scale?: number }): Tree {
  const chance = seeded(seed);
  const around = (amount: number): number => (chance() - 0.5) * 2 * amount;
  const greens = spots.map(({ x, y, out, weight }, at) =>
    fork(at, { x: x + around(10), y: y + around(10), turn: out + 90 + around(26), size: (0.38 + weight * 0.34 + around(0.07)) * scale }),
  );
  const blooms = spots.flatMap(({ x, y, weight }, at): Tree[] => {
    if (weight < 0.28) return [];
    const size = (0.25 + weight * 0.5 + around(0.06)) * scale;
    const place = { x: x + around(15) * scale, y: y + around(15) * scale, turn: around(180), size };
    return [weight > 0.5 ? couple(at, place) : single(at, place)];
  });
  return [greens, blooms];
}

const along = (count: number, spot: (at: number) => Spot): Spot[] => Array.from({ length: count }, (_, at) => spot(at / (count - 1)));
const rad = Math.PI / 180;
const bell = (t: number, middle: number, wide: number): number => Math.exp(-(((t - middle) / wide) ** 2));

/** A window onto hills at dawn, and an arch of flowers that grows beyond its frame. */
export function arch(): Tree {
  const frame = 'M70 640V260a170 170 0 0 1 340 0v380Z';
  const bow = along(27, (t) => {
    const angle = 205 + t * 128;
    const side = t < 0.24;
    const x = side ? 68 + t * 10 : 240 + Math.cos(angle * rad) * 172;
    const y = side ? 610 - t * 1_400 : 262 + Math.sin(angle * rad) * 174;
    return { x, y, out: side ? 196 : angle, weight: 0.16 + 0.84 * bell(t, 0.42, 0.27) };
  });
  const foot = along(8, (t) => ({
    x: 352 + t * 78,
    y: 628 - bell(t, 0.7, 0.35) * 96,
    out: -120 + t * 80,
    weight: 0.34 + 0.5 * bell(t, 0.62, 0.34),
  }));
  return drawing(
    '0 0 480 660',
    'arch',
    h('clipPath', { id: 'lp-window' }, h('path', { d: frame })),
    h(
      'g',
      { class: 'lp-clip' },
      h('path', { class: 'lp-dusk', d: frame }),
      h('circle', { class: 'lp-glow', cx: 292, cy: 372, r: 190 }),
      h('circle', { class: 'lp-sun', cx: 292, cy: 380, r: 34 }),
      h('path', { class: 'lp-hill1', d: 'M60 470C140 410 200 440 262 424 330 406 380 380 420 402V660H60Z' }),
      h('path', { class: 'lp-hill2', d: 'M60 520C130 480 230 500 300 486 350 476 390 470 420 478V660H60Z' }),
      h('path', { class: 'lp-hill3', d: 'M60 580C160 540 290 560 420 536V660H60Z' }),
    ),
    garland(bow, { seed: 7, scale: 0.98 }),
    garland(foot, { seed: 23, scale: 0.9 }),
  );
}

const candle = (x: number, high: number): Tree => [
  h('circle', { class: 'lp-glow', cx: x, cy: 560 - high - 18, r: 84 }),
  h('path', { class: 'lp-wax', d: `M${x - 5} ${566}V${560 - high}h10v${high + 6}Z` }),
  h('path', { class: 'lp-flame', d: `M${x} ${532 - high}c7 9 8 16 0 22-8-6-7-13 0-22Z` }),
];

const CANDLES: readonly (readonly [number, number])[] = [
  [96, 92],
  [214, 74],
  [430, 116],
  [704, 132],
  [760, 90],
  [1_110, 126],
];

/** A long table in the evening, under a cloud of flowers. */
export function table(): Tree {
  const cloud = along(22, (t) => ({
    x: 40 + t * 1_120,
    y: 18 + 58 * bell(t, 0.62, 0.3) + 16 * Math.sin(t * 21),
    out: 90 + Math.sin(t * 31) * 46,
    weight: 0.2 + 0.62 * bell(t, 0.62, 0.3),
  }));
  const low = along(22, (t) => ({
    x: 20 + t * 1_160,
    y: 566 - 22 * Math.abs(Math.sin(t * 9.5)),
    out: -90 + Math.sin(t * 37) * 62,
    weight: 0.14 + 0.5 * Math.abs(Math.sin(t * 9.5)),
  }));
  return drawing(
    '0 0 1200 680',
    'table',
    [170, 450, 730, 1_010].map((x) => h('path', { class: 'lp-pane', d: `M${x - 92} 560V300a92 92 0 0 1 184 0v260Z` })),
    garland(cloud, { seed: 41, scale: 0.82 }),
    CANDLES.map(([x, high]) => candle(x, high)),
    garland(low, { seed: 91, scale: 0.72 }),
    h('path', { class: 'lp-cloth', d: 'M0 588H1200V680H0Z' }),
    h('path', { class: 'lp-cloth-edge', d: 'M0 588H1200V594H0Z' }),
  );
}

const stemTo = (x: number, y: number): Tree =>
  h('path', { class: 'lp-f-stem lp-h-leaf', d: `M250 520C250 430 ${(250 + x) / 2} ${y + 120} ${x} ${y}` });

const STEMS: readonly (readonly [FlowerName, Hue, number, number, number])[] = [
  ['rose', 'blush', 176, 214, 0.98],
  ['anemone', 'cream', 318, 170, 0.86],
  ['ranunculus', 'apricot', 244, 286, 0.82],
  ['bud', 'wine', 118, 302, 0.56],
  ['rose', 'cream', 340, 300, 0.8],
  ['bud', 'rose', 236, 104, 0.52],
  ['ranunculus', 'blush', 400, 236, 0.56],
];

/** A vase in the light of a window. */
export const vase = (): Tree =>
  drawing(
    '0 0 500 680',
    'vase',
    h('rect', { class: 'lp-wall', width: 500, height: 680 }),
    h('path', { class: 'lp-light', d: 'M60-20 250-20 470 560 300 560Z' }),
    h('path', { class: 'lp-light', d: 'M290-20 360-20 560 500 500 560Z' }),
    h('path', { class: 'lp-shelf', d: 'M0 604H500V680H0Z' }),
    h('ellipse', { class: 'lp-cast', cx: 276, cy: 612, rx: 118, ry: 14 }),
    [
      ['spike', 'rose', 214, 330, -14, 1.05],
      ['spike', 'cream', 286, 320, 15, 0.95],
      ['gum', 'sage', 190, 420, -46, 1.25],
      ['olive', 'leaf', 300, 410, 44, 1.3],
      ['fern', 'leaf', 236, 420, -72, 1.05],
      ['gum', 'leaf', 284, 430, 72, 1.05],
    ].map(([name, hue, x, y, turn, size]) =>
      flower(name as FlowerName, { x: Number(x), y: Number(y), turn: Number(turn), size: Number(size), hue: hue as Hue }),
    ),
    STEMS.map(([, , x, y]) => stemTo(x, y)),
    STEMS.map(([name, hue, x, y, size], at) => flower(name, { x, y, size, turn: at * 47, hue })),
    h('path', {
      class: 'lp-pot',
      d: 'M206 410C214 440 204 456 188 486 160 536 176 606 214 610H286C324 606 340 536 312 486 296 456 286 440 294 410Z',
    }),
    h('path', { class: 'lp-pot-shine', d: 'M204 500C188 540 196 582 214 596 204 560 208 524 218 498Z' }),
  );
