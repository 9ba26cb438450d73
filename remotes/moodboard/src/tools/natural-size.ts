import type { PictureSource } from './kept-pictures';

const UNKNOWN = { w: 320, h: 240 };

/** How large a picture is to be on the board: its own shape, no side longer than `largest`. */
export async function naturalSize(source: PictureSource, largest: number): Promise<{ w: number; h: number }> {
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
