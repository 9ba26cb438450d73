import type { BoardItem } from '../../model/board-document';
import type { ImageSource } from '../image-source';
import { cropOf } from '../paint/crop';
import type { Drawing } from './draw-page';
import { rounded, shaded, SHADOWS } from './outlines';

interface LoadOptions {
  readonly imageUrl: ImageSource;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((done: number, all: number) => void) | undefined;
}

const AT_ONCE = 6;

/** The pictures of these items, by item. A few at a time: a board may have hundreds. */
export async function loadImages(
  items: readonly BoardItem[],
  { imageUrl, signal, onProgress }: LoadOptions,
): Promise<{ images: Map<string, HTMLImageElement>; missing: number }> {
  const wanted = items.filter(({ type }) => type === 'image');
  const images = new Map<string, HTMLImageElement>();
  const waiting = [...wanted];
  let done = 0;
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      signal?.throwIfAborted();
      const image = await loaded(imageUrl(item, 'full'));
      if (image) images.set(item.id, image);
      done += 1;
      onProgress?.(done, wanted.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { images, missing: wanted.length - images.size };
}

async function loaded(url: string | null): Promise<HTMLImageElement | null> {
  if (url === null) return null;
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}

export function drawImage({ to, images }: Drawing, item: BoardItem): void {
  const { w, h, id } = item;
  const image = images.get(id);
  shaded(to, { outline: () => rounded(to, { x: 0, y: 0, w, h }, 3), fill: '#e8e2d8', shadows: SHADOWS.image });
  if (!image) return;
  const crop = cropOf(item);
  const [width, height] = 'naturalWidth' in image ? [image.naturalWidth, image.naturalHeight] : [image.width, image.height];
  rounded(to, { x: 0, y: 0, w, h }, 3);
  to.clip();
  to.drawImage(image, crop.x * width, crop.y * height, crop.w * width, crop.h * height, 0, 0, w, h);
}
