import { createRequire } from 'node:module';
import sharp from 'sharp';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

type Layer =
  | { readonly kind: 'box'; readonly at: Rectangle; readonly color: Color }
  | { readonly kind: 'picture'; readonly at: Rectangle; readonly bytes: Buffer }
  | {
      readonly kind: 'text';
      readonly at: Pick<Rectangle, 'x' | 'y' | 'w'>;
      readonly text: string;
      readonly size: number;
      readonly color: Color;
      readonly align?: 'left' | 'right';
    };

/** The letters come with the server: a machine without any fonts draws the same picture. */
const FONT = createRequire(import.meta.url).resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf');

export const INK: Color = { r: 38, g: 42, b: 36 };
export const PAPER: Color = { r: 251, g: 249, b: 245 };

export function colorOf(hex: string): Color | null {
  const long = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex) ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(long);
  return found ? { r: parseInt(found[1] ?? '', 16), g: parseInt(found[2] ?? '', 16), b: parseInt(found[3] ?? '', 16) } : null;
}

/** Puts layers on paper, as PNG. Boxes and letters are drawn here; no file format but the pictures' own is read. */
export async function draw({ w, h, paper = PAPER }: { w: number; h: number; paper?: Color }, layers: readonly Layer[]): Promise<Buffer> {
  const composed = await Promise.all(layers.map(layerOf));
  return sharp({ create: { width: w, height: h, channels: 3, background: paper } })
    .composite(composed.filter((layer) => layer !== null))
    .png({ compressionLevel: 8 })
    .toBuffer();
}

async function layerOf(
  layer: Layer,
): Promise<{ input: Buffer; raw?: { width: number; height: number; channels: 3 | 4 }; left: number; top: number } | null> {
  const { x: left, y: top } = layer.at;
  if (layer.kind === 'text') return letters(layer);
  const [width, height] = [Math.max(1, Math.round(layer.at.w)), Math.max(1, Math.round(layer.at.h))];
  if (layer.kind === 'picture')
    return {
      input: await sharp(layer.bytes).resize({ width, height, fit: 'cover' }).png().toBuffer(),
      left: Math.round(left),
      top: Math.round(top),
    };
  const input = await sharp({ create: { width, height, channels: 3, background: layer.color } })
    .png()
    .toBuffer();
  return { input, left: Math.round(left), top: Math.round(top) };
}

async function letters({
  at,
  text,
  size,
  color,
  align = 'left',
}: Extract<Layer, { kind: 'text' }>): Promise<{ input: Buffer; left: number; top: number } | null> {
  if (text.trim() === '') return null;
  const hex = `#${[color.r, color.g, color.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const markup = `<span foreground="${hex}">${escaped(text)}</span>`;
  const { data, info } = await sharp({ text: { text: markup, font: `Inter ${size}`, fontfile: FONT, rgba: true, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  // A name that is too long is made to fit, never cut off in the middle of a letter.
  const fits =
    info.width > at.w
      ? await sharp(data)
          .resize({ width: Math.max(1, Math.floor(at.w)) })
          .png()
          .toBuffer({ resolveWithObject: true })
      : { data, info };
  return { input: fits.data, left: Math.round(align === 'right' ? at.x + at.w - fits.info.width : at.x), top: Math.round(at.y) };
}

function escaped(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- Pango refuses them
      .replace(/[\u0000-\u001f]/g, ' ')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      .replace(/'/g, '&#39;')
  );
}
