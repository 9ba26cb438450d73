import type { Comment } from '@butterfly/contracts/moodboard';
import { placeOf, placeOn, threadsOf } from './threads';

const comment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id,
  parent_id: null,
  page_id: '',
  element_id: null,
  x: 0,
  y: 0,
  body: `#${id}`,
  with_client: false,
  author: 'Mia',
  by_client: false,
  mine: true,
  resolved_at: null,
  created_at: '2027-05-01T10:00:00Z',
  updated_at: '2027-05-01T10:00:00Z',
  ...more,
});
const item = { id: 'a', type: 'note', x: 100, y: 50, w: 200, h: 80, props: {} };
const page = { id: 'p1', elements: [item] };

describe('threads', () => {
  it('are first comments with their answers, numbered as they began; answers without a first one are gone', () => {
    const threads = threadsOf([comment(1), comment(2), comment(3, { parent_id: 1 }), comment(4, { parent_id: 9 })]);
    expect(threads.map(({ first, answers, number }) => [number, first.id, answers.map(({ id }) => id)])).toEqual([
      [1, 1, [3]],
      [2, 2, []],
    ]);
  });
});

describe('a pin', () => {
  it('stays where it was put on an item, wherever the item goes and however large it gets', () => {
    const on = placeOn(item, { x: 250, y: 70 });
    expect(on).toEqual({ element_id: 'a', x: 0.75, y: 0.25 });
    const moved = { ...item, x: 0, y: 0, w: 400, h: 400 };
    expect(placeOf(comment(1, on), { ...page, elements: [moved] })).toEqual({ x: 300, y: 100 });
  });
  it('stands on its spot of its own page alone', () => {
    const spot = comment(1, { page_id: 'p1', x: -5, y: 7 });
    expect(placeOf(spot, page)).toEqual({ x: -5, y: 7 });
    expect(placeOf(spot, { ...page, id: 'p2' })).toBeNull();
  });
  it('is not there when its item is gone', () => expect(placeOf(comment(1, { element_id: 'gone' }), page)).toBeNull());
});
