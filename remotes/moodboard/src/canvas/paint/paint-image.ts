import { textProp } from '../../model/item-traits';
import { cropOf } from './crop';
import { element } from './element';
import type { Paint } from './paint-item';

/** How long after each failure a picture is asked for again. */
const AGAIN_MS = [1_000, 4_000, 15_000];

/** The picture, or the place it will have: its main colour until it is there, what went wrong when it is not coming. */
export const paintImage: Paint = (body, item, { imageUrl, sharpAbove }) => {
  const url = imageUrl(item, item.w > sharpAbove ? 'full' : 'thumb');
  body.style.background = placeholderColor(item.props['palette']);
  if (url === null) {
    body.replaceChildren(element('span', 'mb-image-wait', textProp(item, 'name') || 'Picture on its way'));
    return;
  }
  const crop = cropOf(item);
  const shown = body.querySelector('img');
  const image = shown ?? document.createElement('img');
  if (image.getAttribute('src') !== url) image.src = url;
  image.alt = '';
  image.draggable = false;
  image.decoding = 'async';
  Object.assign(image.style, {
    left: percent(-crop.x / crop.w),
    top: percent(-crop.y / crop.h),
    width: percent(1 / crop.w),
    height: percent(1 / crop.h),
  });
  image.onerror = () => {
    body.replaceChildren(element('span', 'mb-image-wait', 'This picture could not be loaded'));
    tryAgain(body, image);
  };
  if (!shown) body.replaceChildren(image);
};

/** The connection was away for a moment, say: asked for again a few times, unless the item has been painted anew meanwhile. */
function tryAgain(body: HTMLElement, image: HTMLImageElement): void {
  const tries = Number(image.dataset['tries'] ?? 0);
  const wait = AGAIN_MS[tries];
  if (wait === undefined) return;
  image.dataset['tries'] = String(tries + 1);
  setTimeout(() => {
    if (!body.isConnected || body.querySelector('img')) return;
    body.replaceChildren(image);
    image.src = image.getAttribute('src') ?? '';
  }, wait);
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

function placeholderColor(palette: unknown): string {
  const [color] = Array.isArray(palette) ? (palette as unknown[]) : [];
  return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : '#e8e2d8';
}
