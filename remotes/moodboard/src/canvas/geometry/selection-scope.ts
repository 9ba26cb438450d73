import type { BoardItem } from '../../model/board-document';
import { groupsOf } from '../../model/groups';
import { isLocked } from '../../model/item-traits';
import { centerOf, holds } from './geometry';

/** The chosen items and all that is grouped with them, in the order of the board. */
export function withGroups(items: readonly BoardItem[], ids: readonly string[]): readonly string[] {
  const wanted = new Set(ids);
  const outermost = (item: BoardItem) => groupsOf(item)[0] ?? '';
  const groups = new Set(
    items
      .filter(({ id }) => wanted.has(id))
      .map(outermost)
      .filter((group) => group !== ''),
  );
  return items.filter((item) => wanted.has(item.id) || groups.has(outermost(item))).map(({ id }) => id);
}

/** What moves when these are moved: not what is locked, but what lies on a section that moves. */
export function movingWith(items: readonly BoardItem[], ids: readonly string[]): readonly string[] {
  const chosen = new Set(ids);
  const frames = items.flatMap((item, at) => (item.type === 'frame' && chosen.has(item.id) && !isLocked(item) ? [{ item, at }] : []));
  const liesOnOne = (item: BoardItem, at: number) =>
    item.type !== 'frame' && frames.some((frame) => at > frame.at && holds(frame.item, centerOf(item)));
  return items.filter((item, at) => !isLocked(item) && (chosen.has(item.id) || liesOnOne(item, at))).map(({ id }) => id);
}
