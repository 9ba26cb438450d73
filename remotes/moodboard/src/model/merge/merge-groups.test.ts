import type { Json } from '@butterfly/contracts/core';
import { mergeDocuments } from './merge-documents';

type Groups = Readonly<Record<string, string>>;
const board = (groups: Groups): Json => ({
  pages: [{ id: 'p', elements: Object.entries(groups).map(([id, group]) => ({ id, type: 'note', ...(group && { group }) })) }],
});
function merge(base: Groups, mine: Groups, theirs: Groups, echoes: Groups[] = []): Groups | 'asked' {
  const { data, conflicts } = mergeDocuments({
    base: board(base),
    mine: board(mine),
    theirs: board(theirs),
    echoes: echoes.map(board),
    newId: () => 'copy',
  });
  const {
    pages: [page],
  } = data as unknown as { pages: [{ elements: { id: string; group?: string }[] }] };
  return conflicts.length > 0 ? 'asked' : Object.fromEntries(page.elements.map(({ id, group = '' }) => [id, group]));
}
const apart = { a: '', b: '', c: '', d: '' };

describe('two people who group the same item', () => {
  it('a group within a larger one: both are kept, whoever made which', () => {
    const [small, large] = [
      { ...apart, a: 's', b: 's' },
      { ...apart, a: 'l', b: 'l', c: 'l' },
    ];
    const both = { a: 'l/s', b: 'l/s', c: 'l', d: '' };
    expect([merge(apart, small, large), merge(apart, large, small)]).toEqual([both, both]);
  });
  it('the very same items: one group', () => {
    expect(merge(apart, { ...apart, a: 'm', b: 'm' }, { ...apart, a: 't', b: 't' })).toEqual({ ...apart, a: 't', b: 't' });
  });
  it('one takes a group apart, the other puts it into another', () => {
    const grouped = { ...apart, a: 'g', b: 'g' };
    const within = { a: 'l/g', b: 'l/g', c: 'l', d: '' };
    expect([merge(grouped, apart, within), merge(grouped, within, apart)]).toEqual([
      { a: 'l', b: 'l', c: 'l', d: '' },
      { a: 'l', b: 'l', c: 'l', d: '' },
    ]);
  });
  it('each takes another of two nested groups away: neither is left', () => {
    const nested = { ...apart, a: 'o/i', b: 'o/i', c: 'o' };
    expect(merge(nested, { ...apart, a: 'i', b: 'i' }, { ...apart, a: 'o', b: 'o', c: 'o' })).toEqual(apart);
  });
  it('groups that overlap are asked about: one of them would be broken up', () => {
    expect(merge(apart, { ...apart, a: 'm', b: 'm' }, { ...apart, b: 't', c: 't' })).toBe('asked');
  });
  it('on a board whose groups lie in each other the wrong way round it is asked: nothing that nobody touched is put right', () => {
    const odd = { a: 'x/y', b: 'y', c: '', d: '' };
    expect(merge(odd, { ...odd, c: 'm' }, { ...odd, c: 't', d: 't' })).toBe('asked');
  });
  it('my own earlier save is no other person', () => {
    const sent = { ...apart, a: 's', b: 's' };
    expect(merge(apart, { ...apart, a: 'n', b: 'n' }, sent, [sent])).toEqual({ ...apart, a: 'n', b: 'n' });
  });
  it('of a later version of the product, which is not text, is asked about', () => {
    const odd = (group: Json): Json => ({ pages: [{ id: 'p', elements: [{ id: 'a', group }] }] });
    expect(mergeDocuments({ base: odd(1), mine: odd(['m']), theirs: odd({ t: 1 }), newId: () => 'copy' }).conflicts).toHaveLength(1);
  });
});
