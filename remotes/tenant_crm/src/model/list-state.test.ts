import { changeListState, readListState, sortBy, writeListState } from './list-state';

const read = (address: string) => readListState(new URLSearchParams(address));

describe('state of the project list in the address', () => {
  it('survives the way into the address and back', () => {
    const state = read('page=3&search=oak&ordering=-event_date&stage=4&event_type=wedding&archived=true');
    expect(readListState(writeListState(state))).toEqual(state);
  });

  it('leaves out what is as usual', () => {
    expect(writeListState(read('')).toString()).toBe('');
  });

  it('falls back to the usual for values that make no sense', () => {
    expect(read('page=-2&ordering=password&stage=x')).toEqual(read(''));
  });

  it('begins on the first page after a change of filter or order', () => {
    expect(changeListState(read('page=4'), { search: 'oak' }).page).toBe(1);
    expect(sortBy(read('page=4'), 'name')).toMatchObject({ page: 1, ordering: 'name' });
    expect(sortBy(read('ordering=name'), 'name').ordering).toBe('-name');
  });
});
