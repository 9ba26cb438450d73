import { drawPage } from '../canvas/draw/draw-page';
import type { BoardPage } from '../model/board-document';

/** What stands below a page: what it is, and whose. */
export interface Caption {
  readonly title: string;
  readonly note: string;
}
interface PageOptions {
  readonly caption: Caption;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

const CAPTION_HEIGHT = 72;
const SCALE = 2;
/** Browsers refuse larger canvases, the one of a phone first. */
const MOST_PIXELS = 16_000_000;
const LONGEST = 8_000;

/** The scale of an export, or the largest a browser can draw. */
export function possibleScale({ w, h }: Pick<BoardPage, 'w' | 'h'>): number {
  return Math.min(SCALE, Math.sqrt(MOST_PIXELS / (w * (h + CAPTION_HEIGHT))), LONGEST / Math.max(w, h));
}

/** A page as the board shows it, with its caption below. `missing`: pictures that could not be loaded. */
export async function captionedPage(
  page: BoardPage,
  { caption, signal, onProgress }: PageOptions,
): Promise<{ canvas: HTMLCanvasElement; missing: number }> {
  const canvas = document.createElement('canvas');
  const scale = possibleScale(page);
  const { missing } = await drawPage(page, { canvas, scale, signal, onProgress: (done, all) => onProgress(done / Math.max(1, all)) });
  signal.throwIfAborted();
  const whole = document.createElement('canvas');
  [whole.width, whole.height] = [canvas.width, canvas.height + Math.round(CAPTION_HEIGHT * scale)];
  const draw = whole.getContext('2d');
  if (!draw) throw new Error('This browser cannot draw pictures.');
  draw.drawImage(canvas, 0, 0);
  canvas.width = 0;
  draw.scale(scale, scale);
  drawCaption(draw, { page, caption });
  return { canvas: whole, missing };
}

function drawCaption(draw: CanvasRenderingContext2D, { page, caption }: { page: BoardPage; caption: Caption }): void {
  const style = getComputedStyle(document.documentElement);
  const [middle, margin] = [page.h + CAPTION_HEIGHT / 2, Math.min(40, page.w / 20)];
  draw.fillStyle = '#fffdf9';
  draw.fillRect(0, page.h, page.w, CAPTION_HEIGHT);
  draw.fillStyle = '#e7e2da';
  draw.fillRect(0, page.h, page.w, 1);
  draw.textBaseline = 'middle';
  draw.fillStyle = '#221d26';
  draw.font = `480 24px ${style.getPropertyValue('--bf-font-title') || 'serif'}`;
  draw.fillText(caption.title, margin, middle, page.w * 0.55);
  draw.fillStyle = '#635d66';
  draw.font = `400 15px ${style.getPropertyValue('--bf-font') || 'sans-serif'}`;
  draw.textAlign = 'right';
  draw.fillText(caption.note, page.w - margin, middle, page.w * 0.35);
}
