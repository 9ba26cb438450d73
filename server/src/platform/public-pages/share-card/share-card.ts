import { setImmediate } from 'node:timers/promises';
import { contrast, isColor } from '@butterfly/contracts/colors';
import sharp from 'sharp';
import { wordsIn, type Drawn } from './card-text';
import { blend, canvasOf, paintArch, paintFlower, paintStem, rgbOf, type Canvas, type Rgb } from './painted-flowers';

/** What others show who pass on a link ask for this size. */
export const CARD_SIZE = { width: 1_200, height: 630 } as const;
/** Grows when the design changes: a card that somebody keeps is another one then. */
export const CARD_DESIGN = 1;

export interface CardWords {
  /** Of the business. */
  readonly name: string;
  readonly headline: string;
  readonly brand: { readonly primary?: string; readonly accent?: string };
}

const [INK, PAPER] = ['#20261f', '#fbf6ec'];
const LEFT = 84;
const ROOM = 620;

/** What a link to a page looks like where somebody passes it on: name and headline on the colour of the business, beside flowers. JPEG. */
export async function drawShareCard({ name, headline, brand }: CardWords): Promise<Buffer> {
  const ground = isColor(brand.primary) ? brand.primary : '#4a6a4f';
  const accent = isColor(brand.accent) ? brand.accent : '#c9a27e';
  const color = contrast(ground, PAPER) >= contrast(ground, INK) ? PAPER : INK;
  const canvas = canvasOf(CARD_SIZE, rgbOf(ground));
  await paintBouquet(canvas, { ground: rgbOf(ground), accent: rgbOf(accent) });
  const above = await wordsIn(name, { face: 'text', sizes: [30, 26, 22], width: ROOM, height: 76, color });
  const title = await wordsIn(headline, { face: 'title', sizes: [84, 76, 68, 60, 53, 47, 41], width: ROOM, height: 400, color });
  const layers = [placed(above, 76), placed(title, title ? Math.max(150, Math.round(540 - title.height)) : 0)];
  return sharp(canvas.pixels, { raw: { width: canvas.width, height: canvas.height, channels: 3 } })
    .composite(layers.filter((layer) => layer !== null))
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const placed = (drawn: Drawn | null, top: number) => drawn && { input: drawn.bytes, left: LEFT, top };

interface Colors {
  readonly ground: Rgb;
  readonly accent: Rgb;
}

const HEADS = [
  { x: 850, y: 330, size: 62, tone: 1 },
  { x: 1046, y: 318, size: 70, tone: 0 },
  { x: 946, y: 236, size: 84, tone: 2 },
  { x: 900, y: 446, size: 74, tone: 0 },
  { x: 1028, y: 446, size: 66, tone: 1 },
] as const;

/** Not told apart at a glance. */
const isNear = (one: Rgb, other: Rgb): boolean => one.every((channel, at) => Math.abs(channel - (other[at] ?? 0)) < 28);

/** Five flowers in a window. */
async function paintBouquet(canvas: Canvas, { ground, accent }: Colors): Promise<void> {
  const paper = rgbOf(PAPER);
  const [leaf, stem] = [blend(ground, [96, 128, 88], 0.72), blend(ground, [58, 84, 56], 0.75)];
  const wall = blend(paper, accent, 0.16);
  paintArch(canvas, { x: 762, y: 74, wide: 372, color: isNear(wall, ground) ? blend(wall, leaf, 0.3) : wall });
  for (const { x, y } of HEADS) paintStem(canvas, { from: { x: 948 + (x - 948) * 0.16, y: 640 }, to: { x, y }, color: stem, leaf });
  const tones = [paper, blend(accent, paper, 0.34), accent];
  for (const { x, y, size, tone } of HEADS) {
    // Each takes some milliseconds: others are answered in between.
    await setImmediate();
    const base = tones[tone] ?? accent;
    const petals = [0, 0.14, 0.3].map((part) => blend(base, tone === 0 ? accent : paper, part));
    paintFlower(canvas, { x, y, size, petals, heart: blend(accent, [84, 52, 30], 0.6) });
  }
}
