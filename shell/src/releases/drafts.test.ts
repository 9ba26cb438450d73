import { createDrafts } from './drafts';

const begin = (whose = '1/7', version = '1.0.0') => {
  const all = createDrafts();
  const ending = new AbortController();
  return { all, own: all.of({ id: 'sample', version: () => version, whose, signal: ending.signal }), end: () => ending.abort() };
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('drafts over a reload', () => {
  it('are handed back once to the next version, with the version that kept them', () => {
    const before = begin();
    before.own.beforeReload('note', () => ({ text: 'half a sent' }));
    before.own.beforeReload('empty', () => undefined);
    expect(before.all.covers('sample')).toBe(true);
    before.all.keepAll();
    const after = begin('1/7', '1.1.0');
    expect(after.own.take('note')).toEqual({ draft: { text: 'half a sent' }, from: '1.0.0' });
    expect([after.own.take('note'), after.own.take('empty')]).toEqual([null, null]);
  });

  it('are nobody else’s: neither another member’s nor another business’s', () => {
    const before = begin('1/7');
    before.own.beforeReload('note', () => 'mine');
    before.all.keepAll();
    expect(['1/8', '2/7'].map((whose) => begin(whose).own.take('note'))).toEqual([null, null]);
  });

  it('end with the plugin, and one that fails does not cost the others', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { all, own, end } = begin();
    own.beforeReload('broken', () => { throw new Error('boom'); });
    own.beforeReload('note', () => 'kept');
    all.keepAll();
    expect(own.take('note')?.draft).toBe('kept');
    end();
    all.keepAll();
    expect([all.covers('sample'), own.take('note')]).toEqual([false, null]);
  });
});
