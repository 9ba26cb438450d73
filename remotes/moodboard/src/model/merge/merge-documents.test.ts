import type { Json } from '@butterfly/contracts/core';
import type { Choice } from './conflict';
import { mergeDocuments } from './merge-documents';

const item = (id: string, more: { [key: string]: Json } = {}): Json => ({ id, type: 'note', x: 0, y: 0, props: { text: id }, ...more });
const board = (...elements: Json[]): Json => ({ pages: [{ id: 'p', name: 'Board', elements }], palette: ['#fff', '#000'] });
const merge = (input: { base: Json | null; mine: Json; theirs: Json; echoes?: Json[]; choices?: Map<string, Choice> }) =>
  mergeDocuments({ newId: () => 'copy', ...input });
const [a, b, c] = [item('a'), item('b'), item('c')] as [Json, Json, Json];

describe('merging two boards', () => {
  it('keeps what each added, moved, removed and wrote, when the items differ', () => {
    const merged = merge({
      base: board(a, b, c),
      mine: board(item('a', { x: 5 }), b, c, item('mine')),
      theirs: board(item('theirs'), a, item('c', { props: { text: 'hello' } })),
    });
    expect(merged).toEqual({
      conflicts: [],
      data: board(item('theirs'), item('a', { x: 5 }), item('c', { props: { text: 'hello' } }), item('mine')),
    });
  });
  it('keeps different fields of one item from both', () => {
    expect(merge({ base: board(a), mine: board(item('a', { x: 9 })), theirs: board(item('a', { props: { text: 'b' } })) })).toEqual({
      conflicts: [],
      data: board(item('a', { x: 9, props: { text: 'b' } })),
    });
  });
  it('merges how items are stacked', () => {
    expect(merge({ base: board(a, b, c), mine: board(b, c, a), theirs: board(a, c, b) }).data).toEqual(board(c, b, a));
  });
  it('merges a palette colour by colour', () => {
    const palette = (...colours: string[]): Json => ({ palette: colours });
    expect(merge({ base: palette('#1', '#2'), mine: palette('#1', '#2', '#3'), theirs: palette('#2') }).data).toEqual(palette('#2', '#3'));
    expect(merge({ base: palette('#1', '#2'), mine: palette('#1', '#8'), theirs: palette('#9', '#2') }).data).toEqual(palette('#9', '#8'));
  });
  it('says nothing is left to save by handing out theirs itself', () => {
    const theirs = board(item('a', { x: 1 }), b);
    expect(merge({ base: board(a, b), mine: board(item('a', { x: 1 }), b), theirs }).data).toBe(theirs);
  });
});

describe('a conflict', () => {
  const base = board(a, b);
  const mine = board(item('a', { x: 5, props: { text: 'mine' } }), b);
  const theirs = board(item('a', { y: 7, props: { text: 'theirs' } }), b);
  const key = '/pages/#p/elements/#a';
  it('is asked once per item, with both as they are', () => {
    expect(merge({ base, mine, theirs }).conflicts).toEqual([
      {
        key,
        mine: item('a', { x: 5, props: { text: 'mine' } }),
        theirs: item('a', { y: 7, props: { text: 'theirs' } }),
        canKeepBoth: true,
      },
    ]);
  });
  it.each<[Choice, Json]>([
    ['mine', board(item('a', { x: 5, y: 7, props: { text: 'mine' } }), b)],
    ['theirs', board(item('a', { x: 5, y: 7, props: { text: 'theirs' } }), b)],
    ['both', board(item('a', { y: 7, props: { text: 'theirs' } }), item('copy', { x: 29, y: 24, props: { text: 'mine' } }), b)],
  ])('is settled by "%s", what does not conflict is kept from both', (choice, data) => {
    expect(merge({ base, mine, theirs, choices: new Map([[key, choice]]) })).toEqual({ conflicts: [], data });
  });
  it('is also an item that one removed and the other changed; there is nothing to keep both of', () => {
    const removed = board(b);
    expect(merge({ base, mine: removed, theirs }).conflicts).toEqual([
      expect.objectContaining({ key, mine: undefined, canKeepBoth: false }),
    ]);
    expect(merge({ base, mine: removed, theirs, choices: new Map([[key, 'theirs']]) }).data).toEqual(theirs);
    expect(merge({ base, mine: removed, theirs, choices: new Map([[key, 'mine']]) }).data).toEqual(removed);
    expect(merge({ base, mine: removed, theirs, choices: new Map([[key, 'both']]) }).data).toEqual(theirs);
  });
});

describe('a save whose answer was lost', () => {
  const sent = board(a, item('new', { x: 1 }));
  it('is not a conflict, and what I did since is kept', () => {
    expect(merge({ base: board(a), mine: board(a, item('new', { x: 2 })), theirs: sent, echoes: [sent] })).toEqual({
      conflicts: [],
      data: board(a, item('new', { x: 2 })),
    });
  });
  it('does not bring back what I have removed or taken back since', () => {
    expect(merge({ base: board(a), mine: board(a), theirs: sent, echoes: [sent] })).toEqual({ conflicts: [], data: board(a) });
  });
  it('is told from what somebody else saved on top', () => {
    const theirs = board(item('a', { y: 8 }), item('new', { x: 1 }), item('other'));
    const merged = merge({ base: board(a), mine: board(a, item('new', { x: 2 })), theirs, echoes: [sent] });
    expect(merged).toEqual({ conflicts: [], data: board(item('a', { y: 8 }), item('new', { x: 2 }), item('other')) });
  });
  it('is recognised when it created the board', () => {
    expect(merge({ base: null, mine: sent, theirs: sent, echoes: [sent] }).data).toBe(sent);
  });
});
