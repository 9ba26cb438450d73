import type { Comment } from '@butterfly/contracts/moodboard';
import type { BoardItem } from '../model/board-document';

/** A first comment with its answers. `number` is what its pin shows: the order in which threads began. */
export interface Thread {
  readonly first: Comment;
  readonly answers: readonly Comment[];
  readonly number: number;
}

/** The oldest thread first; answers to a comment that was taken away are gone with it. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const firsts = comments.filter(({ parent_id: parent }) => parent === null);
  return firsts.map((first, at) => ({ first, answers: comments.filter(({ parent_id: parent }) => parent === first.id), number: at + 1 }));
}

/** Where a pin stands: on its item, wherever that is by now, else on its spot. Null: the item is gone or on another page. */
export function placeOf(
  { element_id: elementId, x, y, page_id: pageId }: Comment,
  page: { readonly id: string; readonly elements: readonly BoardItem[] },
): { x: number; y: number } | null {
  if (elementId === null) return pageId === '' || pageId === page.id ? { x, y } : null;
  const item = page.elements.find(({ id }) => id === elementId);
  return item ? { x: item.x + item.w * clamp(x), y: item.y + item.h * clamp(y) } : null;
}

/** On an item, x and y are shares of its size, so that a pin stays where it was put when the item grows. */
export function placeOn(item: BoardItem, at: { x: number; y: number }): { element_id: string; x: number; y: number } {
  return { element_id: item.id, x: clamp((at.x - item.x) / Math.max(1, item.w)), y: clamp((at.y - item.y) / Math.max(1, item.h)) };
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
