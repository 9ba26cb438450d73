import { isView } from './list-memory';
import { changeListState, isNarrowed, readListState, sortBy, withFilter, writeListState, type ListShape } from './list-state';

const shape: ListShape = { orderings: ['id', 'name', 'event_date'], ordering: '-id', filters: ['stage', 'archived'] };
const read = (address: string) => readListState(shape, new URLSearchParams(address));

describe('state of a list in the address', () => {
  it('survives the way into the address and back', () => {
    const state = read('page=3&search=oak&ordering=-event_date&stage=4&archived=true');
    expect(state).toEqual({ page: 3, search: 'oak', ordering: '-event_date', filters: { stage: '4', archived: 'true' } });
    expect(readListState(shape, writeListState(shape, state))).toEqual(state);
  });

  it('leaves out what is as usual', () => expect(writeListState(shape, read('')).toString()).toBe(''));

  it('falls back to the usual for values that make no sense', () => {
    expect(read('page=-2&ordering=password&other=1')).toEqual(read(''));
  });

  it('begins on the first page after a change of search, filter or order', () => {
    expect(changeListState(read('page=4'), { search: 'oak' }).page).toBe(1);
    expect(withFilter(read('page=4&stage=1'), 'stage', '')).toEqual(read(''));
    expect(sortBy(read('page=4'), 'name')).toMatchObject({ page: 1, ordering: 'name' });
    expect(sortBy(read('ordering=name'), 'name').ordering).toBe('-name');
  });

  it('knows whether it is narrowed, and which saved view it is', () => {
    expect([isNarrowed(read('ordering=name')), isNarrowed(read('stage=1'))]).toEqual([false, true]);
    const view = { name: 'Oak', search: 'oak', ordering: '-id', filters: { stage: '4' } };
    expect([
      isView(view, read('search=oak&stage=4&page=2')),
      isView(view, read('search=oak')),
      isView(view, read('search=oak&stage=4&archived=true')),
    ]).toEqual([true, false, false]);
  });
});
