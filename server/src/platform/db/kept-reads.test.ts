import { KeptReads } from './kept-reads';

const WATCHED = new Map([
  ['shop_order', ['shop.order']],
  ['shop_line', ['shop.order']],
  ['shop_setting', ['shop.setting']],
]);
const ORDERS = { key: 'orders', tables: ['shop_order'] };

function keptReads() {
  let now = 0;
  const reads = new KeptReads(WATCHED, () => now);
  const known = (question = ORDERS, tenantId = 1) => reads.business(tenantId).of<number>(question)?.answer;
  const keep = (question = ORDERS, answer = 12) => reads.business(1).of<number>(question)?.keep(answer);
  return { reads, known, keep, later: (ms: number) => (now += ms) };
}

describe('answers of the database', () => {
  it('are kept by business and question until what they come from changes', () => {
    const { reads, known, keep } = keptReads();
    keep();
    expect([known(), known(ORDERS, 2), known({ ...ORDERS, key: 'birthdays' })]).toEqual([12, undefined, undefined]);
    reads.changed(2, ['shop.order']);
    reads.changed(1, ['shop.setting']);
    expect(known()).toBe(12);
    reads.changed(1, ['shop.order']);
    expect(known()).toBeUndefined();
  });

  it('are gone when another of their tables has changed', () => {
    const { reads, known, keep } = keptReads();
    const both = { key: 'both', tables: ['shop_setting', 'shop_line'] };
    keep(both);
    expect(known(both)).toBe(12);
    reads.changed(1, ['shop.order']);
    expect(known(both)).toBeUndefined();
  });

  it('are worthless when something changed while they were read', () => {
    const { reads, known, keep } = keptReads();
    const before = reads.business(1);
    reads.changed(1, ['shop.order']);
    before.of<number>(ORDERS)?.keep(12);
    expect(known()).toBeUndefined();
    keep(ORDERS, 13);
    expect(known()).toBe(13);
  });

  it('are believed for ten seconds, should another process not have been heard', () => {
    const { known, keep, later } = keptReads();
    keep();
    later(9_999);
    expect(known()).toBe(12);
    later(1);
    expect(known()).toBeUndefined();
  });

  it('are never kept where a table is not watched', () => {
    expect(
      keptReads()
        .reads.business(1)
        .of({ key: 'mail', tables: ['shop_order', 'shop_mail'] }),
    ).toBeNull();
  });

  it('are two hundred of a business at most', () => {
    const { known, keep } = keptReads();
    for (let at = 0; at < 201; at += 1) keep({ key: `list ${at}`, tables: ['shop_order'] }, at);
    expect([known({ key: 'list 0', tables: ['shop_order'] }), known({ key: 'list 200', tables: ['shop_order'] })]).toEqual([
      undefined,
      200,
    ]);
  });
});
