import type { BoardItem, BoardPage } from '../../model/board-document';
import { asColor, rotationOf } from '../../model/item-traits';
import type { ImageSource } from '../image-source';
import { ownImages } from '../image-source';
import { PAPER } from '../paint/text-style';
import { drawFlower, drawFrame, drawShape, drawUnknown } from './draw-figures';
import { drawImage, loadImages } from './draw-image';
import { drawColor, drawNote, drawText } from './draw-text';

export interface DrawTarget {
  readonly canvas: HTMLCanvasElement;
  /** Pixels of the picture per pixel of the board. */
  readonly scale: number;
  readonly imageUrl?: ImageSource;
  readonly signal?: AbortSignal;
  /** Called as the pictures of the page arrive. */
  readonly onProgress?: (done: number, all: number) => void;
}

export interface Drawing {
  readonly to: CanvasRenderingContext2D;
  readonly images: ReadonlyMap<string, ImageBitmap | HTMLImageElement>;
  readonly titleFont: string;
  readonly plainFont: string;
}
type Draw = (drawing: Drawing, item: BoardItem) => void;

const DRAWS: Readonly<Record<string, Draw>> = {
  color: drawColor,
  note: drawNote,
  text: drawText,
  image: drawImage,
  shape: drawShape,
  frame: drawFrame,
  flower: drawFlower,
};

/**
 * Draws a page as it is on the board, away from the screen: for a PNG, a PDF, a small picture of a version. What lies beside the page
 * is cut off. Resolves to how many of its pictures could not be loaded; their place stays empty.
 *
 * @example
 * const { missing } = await drawPage(page, { canvas, scale: 2 });
 */
export async function drawPage(
  page: BoardPage,
  { canvas, scale, imageUrl = ownImages, signal, onProgress }: DrawTarget,
): Promise<{ missing: number }> {
  const to = canvas.getContext('2d');
  if (!to) throw new Error('This browser cannot draw pictures.');
  const { images, missing } = await loadImages(page.elements, { imageUrl, signal, onProgress });
  await document.fonts.ready;
  canvas.width = Math.round(page.w * scale);
  canvas.height = Math.round(page.h * scale);
  const style = getComputedStyle(document.documentElement);
  const drawing = {
    to,
    images,
    titleFont: style.getPropertyValue('--bf-font-title') || 'serif',
    plainFont: style.getPropertyValue('--bf-font') || 'sans-serif',
  };
  to.scale(scale, scale);
  to.fillStyle = asColor(page['bg'], PAPER);
  to.fillRect(0, 0, page.w, page.h);
  for (const item of page.elements) drawItem(drawing, item);
  return { missing };
}

/** Each item is drawn in a system of its own: its upper left corner is the origin. */
function drawItem(drawing: Drawing, item: BoardItem): void {
  const { to } = drawing;
  to.save();
  to.translate(item.x + item.w / 2, item.y + item.h / 2);
  to.rotate((rotationOf(item) * Math.PI) / 180);
  to.translate(-item.w / 2, -item.h / 2);
  (DRAWS[item.type] ?? drawUnknown)(drawing, item);
  to.restore();
}
