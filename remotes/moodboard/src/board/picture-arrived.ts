import type { Json } from '@butterfly/contracts/core';
import type { Asset } from '@butterfly/contracts/moodboard';
import { produce } from 'immer';
import type { JsonObject } from '../model/board-document';
import { pagesOf } from '../model/board-document';
import { isObject } from '../model/same-json';
import { itemsNamed } from './change-board';
import type { BoardStore } from './board.store';

/**
 * Fills an item with its picture. No step of undo: it is not the person who did it. It arrives in the past as well, so that
 * going back to a board with this item shows the picture.
 */
export function pictureArrived(store: BoardStore, id: string, asset: Asset): void {
  const { data, past, future } = store.getState();
  const done = new Map<Json | null, Json | null>();
  const fill = (document: Json | null): Json | null => {
    if (!done.has(document)) done.set(document, filled(document, id, asset));
    return done.get(document) ?? null;
  };
  const step = <T extends { before: Json | null; after: Json | null }>(one: T): T => ({
    ...one,
    before: fill(one.before),
    after: fill(one.after),
  });
  store.setState({ data: fill(data), past: past.map(step), future: future.map(step) });
}

function filled(document: Json | null, id: string, { asset, url, thumb_url, w, h, palette }: Asset): Json | null {
  if (!isObject(document ?? undefined) || !pagesOf(document).some(({ elements }) => elements.some((item) => item.id === id)))
    return document;
  return produce(document as JsonObject, (draft) => {
    for (const page of Array.isArray(draft['pages']) ? draft['pages'] : []) {
      const elements = isObject(page) && Array.isArray(page['elements']) ? page['elements'] : [];
      for (const item of itemsNamed(elements, [id])) fit(item, { asset, url, thumb_url, natural_w: w, natural_h: h, palette });
    }
  });
}

function fit(item: JsonObject, picture: { natural_w: number; natural_h: number } & JsonObject): void {
  Object.assign(item['props'] as JsonObject, picture);
  // The place was kept in the shape that was guessed: what the server measured (a turned photograph, say) counts.
  if (typeof item['w'] === 'number') item['h'] = Math.round((item['w'] * picture.natural_h) / picture.natural_w);
}
