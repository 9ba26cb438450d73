import type { BoardItem } from '../model/board-document';
import { textProp } from '../model/item-traits';

/** Where the picture of an item is fetched; shared boards have addresses of their own. */
export type ImageSource = (item: BoardItem, size: 'thumb' | 'full') => string | null;

/** Only pictures of this house and pictures the page itself holds are ever asked for. */
const isOurs = (url: string): boolean => /^\/(?!\/)/.test(url) || /^(blob:|data:image\/(png|jpe?g|webp|gif);)/.test(url);

export const ownImages: ImageSource = (item, size) => {
  const url = (size === 'thumb' && textProp(item, 'thumb_url')) || textProp(item, 'url');
  return isOurs(url) ? url : null;
};
