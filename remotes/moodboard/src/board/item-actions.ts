import type { Json } from '@butterfly/contracts/core';
import type { Asset } from '@butterfly/contracts/moodboard';
import type { BoardItem, ItemKind } from '../model/board-document';
import { pageOf } from '../model/board-document';
import { isObject } from '../model/same-json';
import { groupedAs, ungroupedAs } from '../model/groups';
import { newId } from '../model/new-id';
import { newItem } from '../model/new-item';
import type { Placed } from '../model/placed';
import type { BoardStore } from './board.store';
import { changePage, itemsNamed } from './change-board';
import { pictureArrived } from './picture-arrived';
import type { Restack } from './restack';
import { restacked } from './restack';

type Props = Readonly<Record<string, Json>>;
const LEAST = 8;

/** What can be done with the items of the page that is shown. */
export function itemActions(store: BoardStore) {
  const changeItems = (ids: readonly string[], recipe: (item: BoardItem) => void, streak?: string) =>
    changePage(
      store,
      ({ elements }) => itemsNamed(elements, ids).forEach((item) => recipe(item as BoardItem)),
      streak === undefined ? {} : { streak },
    );
  const itemsAdded = (items: readonly BoardItem[]) =>
    changePage(store, ({ elements }) => void elements.push(...items), { selection: items.map(({ id }) => id) });

  return {
    itemsAdded,
    itemAdded(kind: ItemKind, at: { x: number; y: number }): string {
      const item = newItem(kind, at);
      itemsAdded([item]);
      return item.id;
    },
    /** Where things are after a gesture: moved, resized, turned. */
    itemsPlaced(places: ReadonlyMap<string, Placed>, streak?: string) {
      changeItems([...places.keys()], (item) => place(item, places.get(item.id)), streak);
    },
    itemMoved: (id: string, to: { x: number; y: number }) => changeItems([id], (item) => place(item, to)),
    itemEdited: (id: string, props: Props) =>
      changeItems([id], (item) => void Object.assign(item.props, props), `edit ${id} ${Object.keys(props).join()}`),
    /** Words with the height they then need: one streak of writing is one step. */
    itemWritten: (id: string, props: Props, h: number) =>
      changeItems(
        [id],
        (item) => place(Object.assign(item, { props: { ...item.props, ...props } }), { h }),
        `edit ${id} ${Object.keys(props).join()}`,
      ),
    itemsEdited: (ids: readonly string[], props: Props) =>
      changeItems(ids, (item) => void Object.assign(item.props, props), `edit ${ids.join()} ${Object.keys(props).join()}`),
    /** The part of a picture that is shown, and the place it then takes: one step. */
    itemCropped: (id: string, props: Props, to: Placed) =>
      changeItems([id], (item) => place(Object.assign(item, { props: { ...item.props, ...props } }), to)),
    itemRemoved: (id: string) => remove(store, [id]),
    itemsRemoved: (ids: readonly string[]) => remove(store, ids),
    itemsRestacked: (ids: readonly string[], to: Restack) =>
      changePage(store, (page) => void (page.elements = restacked(page.elements, new Set(ids), to))),
    pictureArrived: (id: string, asset: Asset) => pictureArrived(store, id, asset),
    itemsLocked: (ids: readonly string[], locked: boolean) => changeItems(ids, (item) => void (item['locked'] = locked)),
    itemsGrouped(ids: readonly string[]) {
      const name = groupedAs(itemsShown(store, ids), newId());
      changeItems(ids, (item) => void (item['group'] = name(item)));
    },
    itemsUngrouped(ids: readonly string[]) {
      const name = ungroupedAs(itemsShown(store, ids));
      changeItems(ids, (item) => {
        const groups = name(item);
        if (groups === null) delete item['group'];
        else item['group'] = groups;
      });
    },
    selected: (selection: readonly string[]) => store.setState({ selection }),
  };
}

function itemsShown(store: BoardStore, ids: readonly string[]): readonly BoardItem[] {
  const { data, page } = store.getState();
  const wanted = new Set(ids);
  return pageOf(data, page).elements.filter(({ id }) => wanted.has(id));
}

function place(item: BoardItem, to: Placed | undefined): void {
  if (!to) return;
  if (to.x !== undefined) item.x = Math.round(to.x);
  if (to.y !== undefined) item.y = Math.round(to.y);
  if (to.w !== undefined) item.w = Math.max(LEAST, Math.round(to.w));
  if (to.h !== undefined) item.h = Math.max(LEAST, Math.round(to.h));
  if (to.rot !== undefined) item['rot'] = Math.round(to.rot * 10) / 10;
}

function remove(store: BoardStore, ids: readonly string[]): void {
  const gone = new Set(ids);
  const isGone = (item: Json) => isObject(item) && gone.has(String(item['id']));
  changePage(
    store,
    (page) => {
      if (page.elements.some(isGone)) page.elements = page.elements.filter((item) => !isGone(item));
    },
    { selection: store.getState().selection.filter((id) => !gone.has(id)) },
  );
}
