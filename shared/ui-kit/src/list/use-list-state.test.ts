import { act, renderHook } from '@testing-library/react';
import { changeListState, type ListShape } from './list-state';
import { useListState } from './use-list-state';

const shape: ListShape = { filters: [], orderings: ['name'], ordering: 'name' };

describe('the state of a list', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is written to the address, but not any more once another page was asked for', () => {
    const written: string[] = [];
    const { result } = renderHook(() => useListState(shape, [new URLSearchParams(), (next) => void written.push(next.toString())]));
    const search = (text: string) => act(() => result.current[1](changeListState(result.current[0], { search: text })));
    search('okafor');
    window.history.pushState(null, '', '/contact_management/client/d.okafor%40mail.example');
    search('okafor and');
    expect(written).toEqual(['search=okafor']);
  });
});
