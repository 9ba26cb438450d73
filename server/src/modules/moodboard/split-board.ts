import type { Json } from '@butterfly/contracts/core';
import { inSlices } from '../../platform/threads/in-slices';
import { checkBoardSize, checkItems, sizeOf, utf8 } from './board-size';
import { lengthOf } from './document/assemble-document';
import type { Parts } from './document/node';
import { splitDocument } from './document/split-document';
import type { BoardChange } from './repository';

/**
 * A whole document, ready to be saved in place of what there is. Takes its time, so it comes before the transaction.
 *
 * @throws AppError `moodboard.too_large`, `moodboard.too_many_items`
 */
export async function splitBoard(data: Json): Promise<BoardChange> {
  let last = 0;
  const parts: Parts = new Map();
  const root = await inSlices(splitDocument(data, { ids: { next: () => ++last }, parts }));
  checkItems(root);
  checkBoardSize(lengthOf(root, parts));
  const bytes = sizeOf(root) + [...parts.values()].reduce((sum, part) => sum + utf8(part), 0);
  return { root, lastPartId: last, bytes, parts, gone: 'others' };
}
