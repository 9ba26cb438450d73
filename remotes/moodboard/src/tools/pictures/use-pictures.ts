import type { Asset } from '@butterfly/contracts/moodboard';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useCallback, useEffect } from 'react';
import { pagesOf } from '../../model/board-document';
import type { BoardItem } from '../../model/board-document';
import { textProp } from '../../model/item-traits';
import { newItem } from '../../model/new-item';
import type { BoardSession } from '../../sync/board-session';
import type { Point } from '../../canvas/geometry/geometry';
import { arranged } from '../commands/arranged';
import type { PictureSource } from './kept-pictures';
import { keptPictures } from './kept-pictures';
import { pendingPictures } from './pending-pictures';
import { naturalSizes } from './natural-size';
import { unfit } from './unfit-files';

const LARGEST = 420;
/** Of many at once none is that large. */
const LARGEST_OF_MANY = 280;
const MANY = 4;

/** Puts pictures on the board: there at once, sent in the background, resumed after a reload. */
export function usePictures({ store, actions, sync }: Pick<BoardSession, 'store' | 'actions' | 'sync'>, board: string) {
  const { ui } = usePlugin();
  const arrived = useCallback(
    (item: string, asset: Asset) => {
      actions.pictureArrived(item, asset);
      return sync.flush();
    },
    [actions, sync],
  );
  const refused = useCallback(
    (files: readonly File[]) => {
      const reason = unfit(files);
      if (reason !== null) ui.toast('error', reason.text);
      return reason?.files ?? [];
    },
    [ui],
  );

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

  const add = useCallback(
    async (sources: readonly PictureSource[], at: Point) => {
      const out = new Set(refused(sources.flatMap((source) => ('file' in source ? [source.file] : []))));
      const fit = sources.filter((source) => !('file' in source) || !out.has(source.file));
      const sizes = await naturalSizes(fit, fit.length < MANY ? LARGEST : LARGEST_OF_MANY);
      const places = arranged(sizes, at);
      const items = fit.map((source, index) =>
        newItem('image', { x: 0, y: 0, ...places[index], ...sizes[index] }, { name: nameOf(source) }),
      );
      if (items.length > 0) actions.itemsAdded(items);
      for (const [index, source] of fit.entries()) pendingPictures.add({ item: (items[index] as BoardItem).id, board, source }, arrived);
    },
    [actions, arrived, board, refused],
  );

  const replace = useCallback(
    (item: BoardItem, file: File) => {
      if (refused([file]).length > 0) return;
      const { name = '', url = '', thumb_url = '', crop = null } = item.props;
      pendingPictures.drop(item.id);
      actions.itemEdited(item.id, { name: file.name.slice(0, 120), url: '', thumb_url: '', crop: null });
      pendingPictures.add(
        { item: item.id, board, source: { file }, ...(url !== '' && { before: { name, url, thumb_url, crop } }) },
        arrived,
      );
    },
    [actions, arrived, board, refused],
  );

  /** Not to be sent after all: what was there before is there again, else nothing is. */
  const callOff = useCallback(
    (ids: readonly string[]) => {
      const alone: string[] = [];
      for (const id of ids) {
        const before = pendingPictures.before(id);
        pendingPictures.drop(id);
        if (before) actions.itemEdited(id, before);
        else alone.push(id);
      }
      if (alone.length > 0) actions.itemsRemoved(alone);
    },
    [actions],
  );

  return { add, replace, callOff };
}

const nameOf = (source: PictureSource): string => ('file' in source ? source.file.name.slice(0, 120) : 'Picture from the web');
