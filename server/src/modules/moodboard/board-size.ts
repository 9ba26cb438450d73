import { MAX_BOARD_BYTES, MAX_BOARD_ITEMS } from '@butterfly/contracts/moodboard';
import { AppError } from '../../platform/http/app-error';
import { countNodes, type Node } from './document/node';

export function checkBoardSize(bytes: number): void {
  if (bytes > MAX_BOARD_BYTES) throw new AppError('moodboard.too_large', { limit: MAX_BOARD_BYTES });
}

export const tooManyItems = () => new AppError('moodboard.too_many_items', { limit: MAX_BOARD_ITEMS });

/** A board that holds more already may be made smaller. */
export function checkItems(root: Node, before?: Node): void {
  const count = countNodes(root);
  if (count > MAX_BOARD_ITEMS && (!before || count > countNodes(before))) throw tooManyItems();
}

export const utf8 = (text: string): number => Buffer.byteLength(text, 'utf8');
export const sizeOf = (root: Node): number => utf8(JSON.stringify(root));
