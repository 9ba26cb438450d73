import sharp from 'sharp';
import { pixelPalette } from './pixel-palette';

/** Why a file cannot be used as a picture. */
export type PictureFault = { readonly kind: 'too_many_pixels'; readonly pixels: number } | { readonly kind: 'unreadable' };

/** A picture as people look at it. */
export interface ReadPicture {
  /** Upright, whatever the camera noted. */
  readonly width: number;
  readonly height: number;
  /** WebP without place, time and camera, at most 2400 and 480 pixels long. */
  readonly view: Buffer;
  readonly thumb: Buffer;
  readonly palette: string[];
}

const VIEW_PIXELS = 2_400;
const THUMB_PIXELS = 480;
/** At the width of a page, 220 to the inch. */
const PAPER_PIXELS = 1_600;
const PALETTE_PIXELS = 112;
/** Larger ones are not unpacked for a small copy. */
const CUT_PIXELS = 60_000_000;
const LONGEST_SECONDS = 20;
/** Each works on one core outside the event loop; more at a time would only take memory. */
const AT_ONCE = 2;

// Only the loaders of what a browser shows: nothing else may be reached by bytes somebody sends.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`) });
sharp.concurrency(1);
sharp.cache(false);

/** Reads pictures that people bring: size first, from the header, then two smaller copies and the colours. */
export class Pictures {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param mostPixels what is larger is refused by its header, before anything is unpacked. */
  async read(bytes: Buffer, mostPixels: number): Promise<ReadPicture | PictureFault> {
    await this.#turn();
    try {
      return await readPicture(bytes, mostPixels);
    } catch {
      return { kind: 'unreadable' };
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** A copy that documents on paper can hold: they know no WebP. Nothing behind it becomes white. */
  async forPaper(view: Buffer): Promise<Buffer> {
    await this.#turn();
    try {
      return await sharp(view)
        .resize({ width: PAPER_PIXELS, height: PAPER_PIXELS, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 84 })
        .toBuffer();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Cut to a size around what draws the eye, as JPEG. Null: it cannot be used. */
  async cut(bytes: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer | null> {
    await this.#turn();
    try {
      return await sharp(bytes, { limitInputPixels: CUT_PIXELS })
        .timeout({ seconds: LONGEST_SECONDS })
        .autoOrient()
        .resize({ width, height, fit: 'cover', position: 'attention' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 84 })
        .toBuffer();
    } catch {
      return null;
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    if (this.#running >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
  }
}

async function readPicture(bytes: Buffer, mostPixels: number): Promise<ReadPicture | PictureFault> {
  const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) return { kind: 'too_many_pixels', pixels: width * height };
  const source = () =>
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient();
  const within = (pixels: number) => source().resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true });
  const view = await within(VIEW_PIXELS).webp({ quality: 84, effort: 3 }).toBuffer();
  // The smaller ones are made of the smaller one: the large picture is unpacked once.
  const thumb = await sharp(view)
    .resize({ width: THUMB_PIXELS, height: THUMB_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: 3 })
    .toBuffer();
  // Nearest: a blend of two neighbours is a colour that nobody sees in the picture.
  const pixels = await sharp(view)
    .resize({ width: PALETTE_PIXELS, height: PALETTE_PIXELS, fit: 'inside', kernel: 'nearest', fastShrinkOnLoad: false })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const lies = orientation >= 5;
  return { width: lies ? height : width, height: lies ? width : height, view, thumb, palette: pixelPalette(pixels) };
}
