import type { Json } from '@butterfly/contracts/core';
import type { BoardItem, JsonObject } from '../model/board-document';
import { PAGE_HEIGHT, PAGE_WIDTH, pageOfDraft, pagesOf } from '../model/board-document';
import { isObject } from '../model/same-json';
import { newId } from '../model/new-id';
import type { BoardStore } from './board.store';
import { changeBoard, changePage } from './change-board';

interface PageLook {
  readonly name?: string;
  readonly bg?: string;
  readonly w?: number;
  readonly h?: number;
}

/** What can be done with the pages of a board and with its palette. */
export function pageActions(store: BoardStore) {
  return {
    pageShown: (page: string) => store.setState({ page, selection: [] }),
    pageEdited: (look: PageLook) =>
      changePage(store, (page) => void Object.assign(page, look), { streak: `page ${Object.keys(look).join()}` }),
    pageAdded(name: string) {
      const id = newId();
      const { w, h, bg } = pagesOf(store.getState().data).at(-1) ?? { w: PAGE_WIDTH, h: PAGE_HEIGHT, bg: undefined };
      changeBoard(store, (draft) => {
        pageOfDraft(draft);
        (draft['pages'] as Json[]).push({ id, name, w, h, ...(bg !== undefined && { bg }), elements: [] });
      });
      store.setState({ page: id, selection: [] });
    },
    pageRemoved(id: string) {
      const pages = pagesOf(store.getState().data);
      if (pages.length < 2) return;
      const at = pages.findIndex((page) => page.id === id);
      changeBoard(
        store,
        (draft) => void (draft['pages'] = (draft['pages'] as Json[]).filter((page) => !isObject(page) || page['id'] !== id)),
      );
      store.setState({ page: pages[at === 0 ? 1 : at - 1]?.id ?? null, selection: [] });
    },
    pageReordered(id: string, by: -1 | 1) {
      changeBoard(store, (draft) => {
        const pages = draft['pages'] as JsonObject[];
        const at = pages.findIndex((page) => page['id'] === id);
        const to = at + by;
        if (at < 0 || to < 0 || to >= pages.length) return;
        pages.splice(to, 0, ...pages.splice(at, 1));
      });
    },
    /** Begins from a layout: its items on the page that is shown, its colours in the palette. */
    layoutUsed({ items, bg, palette }: { items: readonly BoardItem[]; bg: string; palette: readonly string[] }) {
      const { page } = store.getState();
      changeBoard(
        store,
        (draft) => {
          const shown = pageOfDraft(draft, page);
          shown['bg'] = bg;
          shown.elements.push(...items);
          draft['palette'] = [...palette];
        },
        { selection: [] },
      );
    },
    paletteChosen: (palette: readonly string[]) => changeBoard(store, (draft) => void (draft['palette'] = [...palette])),
  };
}

/** The colours of a board. */
export function paletteOf(document: Json): readonly string[] {
  const palette = isObject(document) ? document['palette'] : undefined;
  return Array.isArray(palette)
    ? palette.filter((color): color is string => typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color))
    : [];
}
