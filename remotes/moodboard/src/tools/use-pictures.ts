import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useCallback, useEffect } from 'react';
import { pagesOf } from '../model/board-document';
import { textProp } from '../model/item-traits';
import { newItem } from '../model/new-item';
import type { BoardSession } from '../sync/board-session';
import type { Point } from '../canvas/geometry';
import type { PictureSource } from './kept-pictures';
import { keptPictures } from './kept-pictures';
import { pendingPictures } from './pending-pictures';
import { naturalSize } from './natural-size';

const MOST_BYTES = 20 * 1024 * 1024;
const LARGEST = 420;
const STEP = 28;

/** Puts pictures on the board: there at once, sent in the background, resumed after a reload. */
export function usePictures({ store, actions }: Pick<BoardSession, 'store' | 'actions'>, board: string) {
  const { ui } = usePlugin();
  const arrived = actions.pictureArrived;

  useEffect(() => {
    let live = true;
    void keptPictures.of(board).then((kept) => {
      const items = new Map(pagesOf(store.getState().data).flatMap(({ elements }) => elements.map((item) => [item.id, item] as const)));
      for (const picture of live ? kept : []) {
        const item = items.get(picture.item);
        if (item && textProp(item, 'url') === '') pendingPictures.add(picture, arrived);
        else void keptPictures.forget(picture.item);
      }
    });
    return () => void (live = false);
  }, [arrived, board, store]);

  const add = useCallback(async (sources: readonly PictureSource[], at: Point) => {
    const fit = sources.filter((source) => isFit(source, (text) => ui.toast('error', text)));
    const items = await Promise.all(fit.map(async (source, index) => {
      const { w, h } = await naturalSize(source, LARGEST);
      const place = { x: at.x - w / 2 + index * STEP, y: at.y - h / 2 + index * STEP, w, h };
      return { source, item: newItem('image', place, { name: 'file' in source ? source.file.name.slice(0, 120) : 'Picture from the web' }) };
    }));
    if (items.length > 0) actions.itemsAdded(items.map(({ item }) => item));
    for (const { item, source } of items) pendingPictures.add({ item: item.id, board, source }, arrived);
  }, [actions, arrived, board, ui]);

  const replace = useCallback((id: string, file: File) => {
    if (!isFit({ file }, (text) => ui.toast('error', text))) return;
    pendingPictures.drop(id);
    actions.itemEdited(id, { name: file.name.slice(0, 120), url: '', thumb_url: '', crop: null });
    pendingPictures.add({ item: id, board, source: { file } }, arrived);
  }, [actions, arrived, board, ui]);

  return { add, replace };
}

function isFit(source: PictureSource, say: (text: string) => void): boolean {
  if ('url' in source) return true;
  const { name, type, size } = source.file;
  if (!type.startsWith('image/')) say(`“${name}” is not a picture.`);
  else if (size > MOST_BYTES) say(`“${name}” is larger than 20 MB. Make it smaller and add it again.`);
  else return true;
  return false;
}
