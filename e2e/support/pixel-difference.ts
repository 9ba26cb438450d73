import type { BrowserContext } from '@playwright/test';

/** How two pictures differ, in steps of a colour channel (0 to 255). */
export interface PixelDifference {
  /** Of all pixels. */
  readonly mean: number;
  /** Of the 16 × 16 block that differs most, on average within it. */
  readonly worst: number;
  /** Share of the blocks that differ by more than 8 on average: edges smoothed otherwise do not, things that moved or miss do. */
  readonly off: number;
}

interface Pictures {
  readonly shown: Buffer;
  /** The part of this one that is as wide as high as `shown`, from its upper left corner, is scaled to its size. */
  readonly other: Buffer;
}

/** Compares two PNGs in a page of its own. */
export async function pixelDifference(context: BrowserContext, { shown, other }: Pictures): Promise<PixelDifference> {
  const page = await context.newPage();
  try {
    return await page.evaluate(
      async ({ first, second, block }) => {
        const picture = async (data: string) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          return image;
        };
        const [a, b] = [await picture(first), await picture(second)];
        const { naturalWidth: w, naturalHeight: h } = a;
        const [left, right] = [a, b].map((image) => {
          const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
          const to = canvas.getContext('2d') as CanvasRenderingContext2D;
          to.imageSmoothingQuality = 'high';
          to.drawImage(image, 0, 0, image.naturalWidth, (image.naturalWidth * h) / w, 0, 0, w, h);
          return to.getImageData(0, 0, w, h).data;
        }) as [Uint8ClampedArray, Uint8ClampedArray];
        let [sum, worst, off, blocks] = [0, 0, 0, 0];
        for (let y = 0; y < h; y += block) {
          for (let x = 0; x < w; x += block) {
            const by = [0, 0, 0];
            let pixels = 0;
            for (let row = y; row < Math.min(h, y + block); row += 1) {
              for (let column = x; column < Math.min(w, x + block); column += 1) {
                pixels += 1;
                for (let channel = 0; channel < 3; channel += 1) {
                  const at = (row * w + column) * 4 + channel;
                  const differs = (left[at] ?? 0) - (right[at] ?? 0);
                  by[channel] = (by[channel] ?? 0) + differs;
                  sum += Math.abs(differs) / 3;
                }
              }
            }
            const most = Math.max(...by.map(Math.abs)) / pixels;
            worst = Math.max(worst, most);
            blocks += 1;
            if (most > 8) off += 1;
          }
        }
        return { mean: sum / (w * h), worst, off: off / blocks };
      },
      { first: shown.toString('base64'), second: other.toString('base64'), block: 16 },
    );
  } finally {
    await page.close();
  }
}
