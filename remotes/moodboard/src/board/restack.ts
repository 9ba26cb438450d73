import type { Json } from '@butterfly/contracts/core';
import { isObject } from '../model/same-json';

export type Restack = 'front' | 'back' | 'forward' | 'backward';

/** The list with the chosen items moved; they keep their order among each other. What is last lies on top. */
export function restacked(items: readonly Json[], ids: ReadonlySet<string>, to: Restack): Json[] {
  const isChosen = (item: Json) => isObject(item) && ids.has(String(item['id']));
  if (to === 'front' || to === 'back') {
    const [chosen, others] = [items.filter(isChosen), items.filter((item) => !isChosen(item))];
    return to === 'front' ? [...others, ...chosen] : [...chosen, ...others];
  }
  const list = to === 'forward' ? [...items].reverse() : [...items];
  for (let at = 1; at < list.length; at += 1) {
    const [before, item] = [list[at - 1] as Json, list[at] as Json];
    if (isChosen(item) && !isChosen(before)) [list[at - 1], list[at]] = [item, before];
  }
  return to === 'forward' ? list.reverse() : list;
}
