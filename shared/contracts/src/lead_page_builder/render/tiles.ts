import { h, type Tree } from '../../public-pages';
import { flower, seeded, type FlowerName, type Hue } from './flowers';
import { drawing, garland } from './scenes';

const ground = (tone: string): Tree => h('rect', { class: `lp-ground-${tone}`, width: 400, height: 400 });
const rad = Math.PI / 180;

const bouquet = (): Tree => {
  const heads = Array.from({ length: 11 }, (_, at) => {
    const far = at === 0 ? 0 : 58 + (at % 2) * 34;
    return {
      x: 200 + Math.cos(at * 137 * rad) * far,
      y: 164 + Math.sin(at * 137 * rad) * far * 0.8,
      out: at * 137,
      weight: 0.72 - (at % 3) * 0.16,
    };
  });
  return drawing(
    '0 0 400 400',
    'tile',
    ground('blush'),
    [-16, -6, 4, 14].map((lean) =>
      h('path', { class: 'lp-f-stem lp-h-leaf', d: `M200 220C200 280 ${200 + lean} 330 ${200 + lean * 2.4} 390` }),
    ),
    garland(heads, { seed: 3, scale: 0.92 }),
    h('path', {
      class: 'lp-ribbon',
      d: 'M176 284H226V316H176ZM184 316C176 348 160 372 148 396H168C184 372 194 350 200 316ZM206 316C212 350 226 378 240 396H256C240 370 228 346 222 316Z',
    }),
  );
};

const aisle = (): Tree =>
  drawing(
    '0 0 400 400',
    'tile',
    h('rect', { class: 'lp-dusk', width: 400, height: 400 }),
    h('circle', { class: 'lp-glow', cx: 200, cy: 200, r: 170 }),
    h('path', { class: 'lp-hill2', d: 'M0 270C120 230 260 262 400 232V400H0Z' }),
    h('path', { class: 'lp-path', d: 'M182 268H218L300 400H100Z' }),
    [0, 1, 2].flatMap((row) =>
      [-1, 1].map((side) =>
        flower('spike', {
          x: 200 + side * (46 + row * 44),
          y: 300 + row * 44,
          size: 0.4 + row * 0.16,
          turn: side * 8,
          hue: row === 1 ? 'cream' : 'blush',
        }),
      ),
    ),
    garland(
      Array.from({ length: 13 }, (_, at) => {
        const angle = 180 + at * 15;
        return { x: 200 + Math.cos(angle * rad) * 78, y: 200 + Math.sin(angle * rad) * 104, out: angle, weight: 0.3 + (at % 4) * 0.14 };
      }),
      { seed: 12, scale: 0.52 },
    ),
  );

const place = (): Tree =>
  drawing(
    '0 0 400 400',
    'tile',
    ground('linen'),
    h('circle', { class: 'lp-cast', cx: 206, cy: 214, r: 132 }),
    h('circle', { class: 'lp-plate', cx: 200, cy: 204, r: 130 }),
    h('circle', { class: 'lp-plate-in', cx: 200, cy: 204, r: 90 }),
    h('path', { class: 'lp-card-paper', d: 'M158 116 246 110 254 284 166 290Z' }),
    h('path', { class: 'lp-script', d: 'M182 160C196 150 206 170 226 156M184 196H230M186 212H224M186 228H230' }),
    h('path', { class: 'lp-silver', d: 'M40 96V310M52 96V190M28 96V190M28 190Q40 206 52 190M358 96C378 130 372 190 358 204V310' }),
    flower('olive', { x: 196, y: 300, size: 0.72, turn: 52, hue: 'leaf' }),
    flower('gum', { x: 200, y: 296, size: 0.6, turn: -44, hue: 'sage' }),
    flower('rose', { x: 208, y: 268, size: 0.74, turn: 20, hue: 'apricot' }),
    flower('bud', { x: 168, y: 292, size: 0.4, hue: 'cream' }),
  );

const cloud = (): Tree => {
  const chance = seeded(5);
  const spots = Array.from({ length: 22 }, (_, at) => ({
    x: (at * 400) / 21,
    y: 60 + Math.sin(at * 1.3) * 34 + chance() * 24,
    out: 90 + (chance() - 0.5) * 120,
    weight: 0.34 + chance() * 0.34,
  }));
  return drawing(
    '0 0 400 400',
    'tile',
    ground('night'),
    [90, 200, 310].map((x) => [
      h('circle', { class: 'lp-glow', cx: x, cy: 308, r: 76 }),
      h('path', { class: 'lp-wax', d: `M${x - 5} 400V316h10v84Z` }),
      h('path', { class: 'lp-flame', d: `M${x} 288c7 9 8 16 0 22-8-6-7-13 0-22Z` }),
    ]),
    garland(spots, { seed: 17, scale: 0.86 }),
  );
};

const bowl = (): Tree =>
  drawing(
    '0 0 400 400',
    'tile',
    ground('sage'),
    h('path', { class: 'lp-shelf', d: 'M0 330H400V400H0Z' }),
    h('ellipse', { class: 'lp-cast', cx: 206, cy: 346, rx: 104, ry: 12 }),
    garland(
      Array.from({ length: 12 }, (_, at) => {
        const angle = 188 + at * 15;
        return { x: 200 + Math.cos(angle * rad) * 98, y: 246 + Math.sin(angle * rad) * 76, out: angle, weight: 0.48 + (at % 3) * 0.14 };
      }),
      { seed: 29, scale: 0.82 },
    ),
    flower('rose', { x: 200, y: 222, size: 0.86, hue: 'wine' }),
    h('path', { class: 'lp-pot', d: 'M112 250H288C286 310 252 344 200 344S114 310 112 250Z' }),
  );

const lapel = (): Tree =>
  drawing(
    '0 0 400 400',
    'tile',
    ground('cloth'),
    h('path', { class: 'lp-lapel', d: 'M0 0H150L290 190 210 400H0Z' }),
    h('path', { class: 'lp-lapel-line', d: 'M150 0 290 190 210 400' }),
    (
      [
        ['fern', 'leaf', -30, 0.8],
        ['gum', 'sage', 14, 0.84],
        ['olive', 'leaf', -64, 0.7],
      ] as readonly (readonly [FlowerName, Hue, number, number])[]
    ).map(([name, hue, turn, size]) => flower(name, { x: 176, y: 250, turn, size, hue })),
    flower('ranunculus', { x: 172, y: 196, size: 0.92, hue: 'cream' }),
    flower('bud', { x: 216, y: 236, size: 0.5, hue: 'blush' }),
    h('path', { class: 'lp-ribbon', d: 'M164 258 190 252 196 284 168 290Z' }),
  );

const TILES: readonly (() => Tree)[] = [bouquet, aisle, place, cloud, bowl, lapel];

/** What a gallery shows where no photograph was chosen: each place of it another drawing. */
export const tile = (at: number): Tree => TILES[at % TILES.length]?.() ?? null;
