import { flatten, inverseOf, mergeFields, unflatten } from './merge';

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
