import { flatten, inverseOf, mergeByKey, mergeFields, unflatten, type FieldSides } from './merge';

const before = { name: 'Oak wedding', guest_count: 80, tags: ['a'], custom: { size: 3, colour: 'red' } };
const known = ['name', 'guest_count', 'tags', 'venue_text'];
const merge = (mine: object, theirs: object) => mergeFields({ before, mine, theirs: { ...before, ...theirs }, known });

describe('merging two changes of one record', () => {
  it('keeps both when each side changed another field, and names what the others changed', () => {
    expect(merge({ guest_count: 95 }, { name: 'Elm wedding' })).toEqual({ free: { guest_count: 95 }, conflicts: [], others: ['name'] });
  });

  it('asks when both changed one field differently', () => {
    expect(merge({ guest_count: 95, name: 'Ash wedding' }, { guest_count: 60 })).toEqual({
      free: { name: 'Ash wedding' },
      conflicts: [{ name: 'guest_count', before: 80, mine: 95, theirs: 60 }],
      others: [],
    });
  });

  it('asks nothing when both made the same change', () => {
    expect(merge({ guest_count: 95 }, { guest_count: 95 }).conflicts).toEqual([]);
  });

  it('merges custom fields one by one', () => {
    expect(merge({ custom: { size: 4 } }, { custom: { size: 3, colour: 'blue' } })).toEqual({
      free: { 'custom.size': 4 },
      conflicts: [],
      others: ['custom.colour'],
    });
    expect(merge({ custom: { size: 4 } }, { custom: { size: 5, colour: 'red' } }).conflicts).toEqual([
      { name: 'custom.size', before: 3, mine: 4, theirs: 5 },
    ]);
  });

  it('compares lists by what is in them, and nothing with null', () => {
    expect(merge({ tags: ['b'] }, { tags: ['a'], venue_text: null }).others).toEqual([]);
    expect(merge({ tags: ['b'] }, { tags: ['c'] }).conflicts).toHaveLength(1);
  });
});

describe('lists of things with a key', () => {
  interface Line {
    readonly key: string;
    readonly qty: number;
  }
  const lines = (words: string): Line[] => words.split(' ').map((word) => ({ key: word[0] ?? '', qty: Number(word.slice(1)) }));
  const written = (list: readonly Line[] | undefined) => list?.map(({ key, qty }) => `${key}${qty}`).join(' ');
  const merged = (before: string, mine: string, theirs: string) =>
    written(mergeByKey({ before: lines(before), mine: lines(mine), theirs: lines(theirs) }));

  it.each([
    ['a change of mine and one of theirs', 'a1 b1', 'a2 b1', 'a1 b3', 'a2 b3'],
    ['what both added', 'a1', 'a1 m1', 'a1 t1', 'a1 m1 t1'],
    ['what they took out and I left alone', 'a1 b1', 'a2 b1', 'a1', 'a2'],
    ['what I took out and they left alone', 'a1 b1', 'a1', 'a2 b1', 'a2'],
    ['my order', 'a1 b1', 'b1 a1', 'a1 b2', 'b2 a1'],
    ['the same change of both', 'a1', 'a2', 'a2', 'a2'],
  ])('keeps %s', (_what, before, mine, theirs, together) => expect(merged(before, mine, theirs)).toBe(together));

  it.each([
    ['both changed one differently', 'a1', 'a2', 'a3'],
    ['one changed what the other took out', 'a1 b1', 'a2 b1', 'b1'],
  ])('clashes where %s', (_what, before, mine, theirs) => expect(merged(before, mine, theirs)).toBeUndefined());

  it('are merged as a field of a record, named as changed by the others, and asked about where they clash', () => {
    const of = (mine: string, theirs: string) =>
      mergeFields({
        before: { lines: lines('a1 b1') },
        mine: { lines: lines(mine) },
        theirs: { lines: lines(theirs) },
        known: ['lines'],
        within: { lines: (sides: FieldSides<readonly Line[]>) => mergeByKey(sides) },
      });
    expect(of('a2 b1', 'a1 b3')).toEqual({ free: { lines: lines('a2 b3') }, conflicts: [], others: ['lines'] });
    expect(of('a2 b1', 'a3 b1').conflicts).toMatchObject([{ name: 'lines' }]);
  });
});

describe('taking a change back', () => {
  it('writes what was there before, in custom fields too', () => {
    expect(inverseOf(before, { guest_count: 95, custom: { size: 4, fresh: true } })).toEqual({
      guest_count: 80,
      custom: { size: 3, fresh: null },
    });
  });

  it('flattens and back', () => {
    expect(unflatten(flatten(before))).toEqual(before);
  });
});
