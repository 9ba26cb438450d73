import type { RefObject } from 'react';
import { useEffect, useMemo } from 'react';
import { isEditing } from '../../canvas/is-editing';
import type { Point } from '../../canvas/geometry/geometry';
import { union } from '../../canvas/geometry/geometry';
import { itemBounds } from '../../canvas/geometry/item-box';
import { isLocked } from '../../model/item-traits';
import { newItem } from '../../model/new-item';
import type { BoardSession } from '../../sync/board-session';
import type { Command } from './board-commands';
import { selectedItems } from './board-commands';
import { clipboardOf, copiesOf, itemsOfHtml } from './board-clipboard';
import type { PictureSource } from '../pictures/kept-pictures';

interface Options {
  readonly page: RefObject<HTMLElement | null>;
  readonly board: Pick<BoardSession, 'store' | 'actions'>;
  /** The middle of what is seen. */
  readonly center: () => Point;
  readonly onPictures: (sources: readonly PictureSource[], at: Point) => void;
}

const PICTURE_ADDRESS = /^https?:\/\/\S+$/;
/** What was copied on this page: browsers that keep the clipboard from pages leave this. */
let copied = { html: '', text: '' };

/** Copies and pastes items between boards and tabs, and takes pictures, addresses and words from anywhere. */
export function useClipboard({ page, board, center, onPictures }: Options): readonly Command[] {
  const paste = useMemo(
    () => (data: { html: string; text: string; files: readonly File[] }) => {
      const items = itemsOfHtml(data.html);
      const at = center();
      if (items.length > 0) return board.actions.itemsAdded(copiesOf(items, placeOf(items, at, board)));
      if (data.files.length > 0)
        return onPictures(
          data.files.map((file) => ({ file })),
          at,
        );
      const text = data.text.trim();
      if (PICTURE_ADDRESS.test(text)) return onPictures([{ url: text }], at);
      if (text !== '') board.actions.itemsAdded([newItem('note', { x: at.x - 120, y: at.y - 80 }, { text: text.slice(0, 5_000) })]);
    },
    [board, center, onPictures],
  );

  useEffect(() => {
    const isHere = (target: EventTarget | null) =>
      !isEditing(target) && (target === document.body || (target instanceof Node && page.current?.contains(target) === true));
    const copy = (event: ClipboardEvent) => {
      const items = selectedItems(board);
      if (!isHere(event.target) || items.length === 0 || !event.clipboardData || document.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      copied = clipboardOf(items);
      event.clipboardData.setData('text/html', copied.html);
      event.clipboardData.setData('text/plain', copied.text);
      if (event.type === 'cut') removeFree(board);
    };
    const pasted = (event: ClipboardEvent) => {
      if (!isHere(event.target) || !event.clipboardData) return;
      event.preventDefault();
      const { clipboardData } = event;
      paste({
        html: clipboardData.getData('text/html'),
        text: clipboardData.getData('text/plain'),
        files: [...clipboardData.files].filter(({ type }) => type.startsWith('image/')),
      });
    };
    const ending = new AbortController();
    document.addEventListener('copy', copy, { signal: ending.signal });
    document.addEventListener('cut', copy, { signal: ending.signal });
    document.addEventListener('paste', pasted, { signal: ending.signal });
    return () => ending.abort();
  }, [board, page, paste]);

  const some = board.store.getState().selection.length > 0;
  const write = () => {
    copied = clipboardOf(selectedItems(board));
    void writeSystem(copied);
  };
  return [
    { id: 'copy', label: 'Copy', keys: ['mod+c'], group: 'Edit', enabled: some, run: write },
    { id: 'cut', label: 'Cut', keys: ['mod+x'], group: 'Edit', enabled: some, run: () => (write(), removeFree(board)) },
    { id: 'paste', label: 'Paste', keys: ['mod+v'], group: 'Edit', enabled: true, run: () => void readSystem().then(paste) },
  ];
}

function removeFree(board: Options['board']): void {
  board.actions.itemsRemoved(
    selectedItems(board)
      .filter((item) => !isLocked(item))
      .map(({ id }) => id),
  );
}

/** Onto what was copied, a little aside; on another board in the middle of what is seen. */
function placeOf(items: ReturnType<typeof itemsOfHtml>, at: Point, { store }: Options['board']): Point {
  const known = JSON.stringify(store.getState().data ?? {});
  if (items.some(({ id }) => known.includes(id))) return { x: 24, y: 24 };
  const around = union(items.map(itemBounds)) ?? { x: 0, y: 0, w: 0, h: 0 };
  return { x: at.x - around.x - around.w / 2, y: at.y - around.y - around.h / 2 };
}

async function writeSystem({ html, text }: typeof copied): Promise<void> {
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
  const blob = (data: string, type: string) => new Blob([data], { type });
  await clipboard
    ?.write([new ClipboardItem({ 'text/html': blob(html, 'text/html'), 'text/plain': blob(text, 'text/plain') })])
    .catch(() => undefined);
}

async function readSystem(): Promise<{ html: string; text: string; files: readonly File[] }> {
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard;
  const items = await clipboard?.read().catch(() => null);
  if (!items) return { ...copied, files: [] };
  const textOf = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : '';
  };
  const images = items.flatMap((item) =>
    item.types
      .filter((type) => type.startsWith('image/'))
      .map(async (type) => new File([await item.getType(type)], 'Pasted picture', { type })),
  );
  return { html: await textOf('text/html'), text: await textOf('text/plain'), files: await Promise.all(images) };
}
