import { MAX_BOARD_BYTES } from '@butterfly/contracts/moodboard';
import { AppError } from '../../platform/http/app-error';
import type { Node } from './document/node';

export function checkBoardSize(bytes: number): void {
  if (bytes > MAX_BOARD_BYTES) throw new AppError('moodboard.too_large', { limit: MAX_BOARD_BYTES });
}

export const utf8 = (text: string): number => Buffer.byteLength(text, 'utf8');
export const sizeOf = (root: Node): number => utf8(JSON.stringify(root));
