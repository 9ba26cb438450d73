import type { Json } from '@butterfly/contracts/core';
import type { BoardItem } from '../../model/board-document';
import { pageOf } from '../../model/board-document';
import { describeItem } from '../../model/describe-item';
import { groupsOf } from '../../model/groups';
import { newId } from '../../model/new-id';

const ATTRIBUTE = 'data-butterfly-board';

/** Items as other tabs and other boards can take them: HTML that carries the data, and words for everything else. */
export function clipboardOf(items: readonly BoardItem[]): { html: string; text: string } {
  const holder = document.createElement('div');
  holder.setAttribute(ATTRIBUTE, JSON.stringify(items));
  const text = items.map((item) => (typeof item.props['text'] === 'string' ? item.props['text'] : describeItem(item))).join('\n');
  holder.textContent = text;
  return { html: holder.outerHTML, text };
}

/** The items in HTML from a clipboard; it comes from anywhere, so only what is an item is taken. */
export function itemsOfHtml(html: string): readonly BoardItem[] {
  const data = new DOMParser().parseFromString(html, 'text/html').querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE);
  if (!data) return [];
  try {
    return pageOf({ pages: [{ elements: JSON.parse(data) as Json }] }, null).elements.slice(0, 2_000);
  } catch {
    return [];
  }
}

/** Copies with ids of their own; what was grouped is grouped again, apart from the originals. */
export function copiesOf(items: readonly BoardItem[], by: { x: number; y: number }): readonly BoardItem[] {
  const groups = new Map<string, string>();
  const groupFor = (group: string) => groups.get(group) ?? groups.set(group, newId()).get(group) ?? group;
  return items.map((item) => {
    const group = groupsOf(item).map(groupFor).join('/');
    return { ...item, id: newId(), x: Math.round(item.x + by.x), y: Math.round(item.y + by.y), ...(group !== '' && { group }) };
  });
}
