import type { Asset } from '@butterfly/contracts/moodboard';
import { firstPage, pagesOf } from '../model/board-document';
import { boardActions, createBoardStore } from './board.store';

function setUp() {
  const store = createBoardStore();
  const actions = boardActions(store);
  const items = () => firstPage(store.getState().data).elements;
  return { store, actions, items, ids: () => items().map(({ id }) => id) };
}
const asset: Asset = {
  asset: 1,
  name: 'x',
  type: 'image/png',
  size: 1,
  w: 400,
  h: 200,
  palette: ['#ffffff'],
  url: '/u',
  thumb_url: '/t',
  original_url: '/o',
  source_url: null,
  created_at: '2026-11-21T10:00:00.000Z',
};

describe('what a person does to a board', () => {
  it('makes a word typed letter by letter one step of undo, and the next word after a pause another', () => {
    jest.useFakeTimers();
    const { actions, items } = setUp();
    const id = actions.itemAdded('note', { x: 0, y: 0 });
    for (const text of ['R', 'Ro', 'Ros', 'Rose']) actions.itemEdited(id, { text });
    jest.advanceTimersByTime(1_500);
    actions.itemEdited(id, { text: 'Rose!' });
    actions.undone();
    expect(items()[0]?.props['text']).toBe('Rose');
    actions.undone();
    expect(items()[0]?.props['text']).toBe('');
    actions.redone();
    expect(items()[0]?.props['text']).toBe('Rose');
    jest.useRealTimers();
  });
  it('restacks several and keeps their order among each other', () => {
    const { actions, ids } = setUp();
    const [a, b, c, d] = [0, 1, 2, 3].map((x) => actions.itemAdded('note', { x, y: 0 })) as [string, string, string, string];
    actions.itemsRestacked([a, c], 'front');
    expect(ids()).toEqual([b, d, a, c]);
    actions.itemsRestacked([a, c], 'backward');
    expect(ids()).toEqual([b, a, c, d]);
    actions.itemsRestacked([d], 'forward');
    expect(ids()).toEqual([b, a, c, d]);
    actions.itemsRestacked([b], 'forward');
    expect(ids()).toEqual([a, b, c, d]);
  });
  it('removes what is chosen and takes it out of the selection; the others stay as they were, not copied', () => {
    const { actions, store, items, ids } = setUp();
    const [a, b] = [actions.itemAdded('note', { x: 0, y: 0 }), actions.itemAdded('color', { x: 1, y: 0 })];
    const kept = items()[1];
    actions.selected([a, b]);
    actions.itemsRemoved([a]);
    expect(ids()).toEqual([b]);
    expect(items()[0]).toBe(kept);
    expect(store.getState().selection).toEqual([b]);
  });
  it('fills a picture in when it has arrived without a step of undo; going back removes it, going forth shows it', () => {
    const { actions, store, items } = setUp();
    const id = actions.itemAdded('image', { x: 0, y: 0 });
    actions.pictureArrived(id, asset);
    expect(items()[0]).toMatchObject({ w: 320, h: 160, props: { url: '/u', asset: 1 } });
    expect(store.getState().past).toHaveLength(1);
    actions.undone();
    expect(items()).toHaveLength(0);
    actions.redone();
    expect(items()[0]?.props['url']).toBe('/u');
  });
  it('adds, orders and removes pages; the last one stays', () => {
    const { actions, store } = setUp();
    actions.pageAdded('Reception');
    const names = () => pagesOf(store.getState().data).map(({ name }) => name);
    expect(names()).toEqual(['Board', 'Reception']);
    actions.itemAdded('note', { x: 0, y: 0 });
    expect(firstPage(store.getState().data).elements).toHaveLength(0);
    const page = store.getState().page ?? '';
    actions.pageReordered(page, -1);
    expect(names()).toEqual(['Reception', 'Board']);
    actions.pageRemoved(page);
    expect(names()).toEqual(['Board']);
    actions.pageRemoved('page-1');
    expect(names()).toEqual(['Board']);
  });
});
