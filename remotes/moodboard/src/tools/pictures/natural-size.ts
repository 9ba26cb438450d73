import type { PictureSource } from './kept-pictures';

const UNKNOWN = { w: 320, h: 240 };

const AT_ONCE = 4;

/** How large pictures are to be on the board: their own shape, no side longer than `largest`. A few at a time, since each is opened for it. */
export async function naturalSizes(sources: readonly PictureSource[], largest: number): Promise<readonly { w: number; h: number }[]> {
  const sizes: { w: number; h: number }[] = [];
  for (let at = 0; at < sources.length; at += AT_ONCE)
    sizes.push(...(await Promise.all(sources.slice(at, at + AT_ONCE).map((source) => naturalSize(source, largest)))));
  return sizes;
}

async function naturalSize(source: PictureSource, largest: number): Promise<{ w: number; h: number }> {
  if (!('file' in source)) return UNKNOWN;
  try {
    const bitmap = await createImageBitmap(source.file);
    const size = fitInto({ w: bitmap.width, h: bitmap.height }, largest);
    bitmap.close();
    return size;
  } catch {
    // Not a picture that this browser can read; the server has the last word.
    return UNKNOWN;
  }
}

export function fitInto({ w, h }: { w: number; h: number }, largest: number): { w: number; h: number } {
  const scale = Math.min(1, largest / Math.max(w, h));
  return { w: Math.max(8, Math.round(w * scale)), h: Math.max(8, Math.round(h * scale)) };
}
