import { KeptCounts } from './kept-counts';

const LIST = { table: 'shop_order', where: 'deleted_at is null and kind = $1::text', values: ['wedding'] };

function keptCounts() {
  let now = 0;
  const counts = new KeptCounts(['shop_order', 'shop_line'], () => now);
  return { counts, later: (ms: number) => (now += ms), known: (tenantId = 1, list = LIST) => counts.business(tenantId).of(list)?.count };
}

describe('counts of lists', () => {
  it('are kept by business, list and values until something changes', () => {
    const { counts, known } = keptCounts();
    counts.business(1).of(LIST)?.keep(12);
    expect(known()).toBe(12);
    expect(known(2)).toBeUndefined();
    expect(known(1, { ...LIST, values: ['birthday'] })).toBeUndefined();
    counts.forget(1);
    expect(known()).toBeUndefined();
  });

  it('are not kept when something changed while they were counted', () => {
    const { counts, known } = keptCounts();
    const before = counts.business(1);
    counts.forget(1);
    before.of(LIST)?.keep(12);
    expect(known()).toBeUndefined();
  });

  it('are believed for ten seconds, should another process not have been heard', () => {
    const { counts, known, later } = keptCounts();
    counts.business(1).of(LIST)?.keep(12);
    later(9_999);
    expect(known()).toBe(12);
    later(1);
    expect(known()).toBeUndefined();
  });

  it.each([
    ['a table that nobody watches', { ...LIST, table: 'shop_mail' }],
    ['another table in its condition', { ...LIST, where: 'exists (select 1 from shop_mail where shop_mail.id = shop_order.mail_id)' }],
    ['the time', { ...LIST, where: 'due_at < now()' }],
    ['the day', { ...LIST, where: 'due_on < current_date' }],
  ])('are never kept of a list that reads %s', (_what, list) => {
    expect(keptCounts().counts.business(1).of(list)).toBeNull();
  });

  it('are kept of a list that reads another watched table', () => {
    const list = { ...LIST, where: 'exists (select 1 from shop_line line where line.order_id = shop_order.id)' };
    expect(keptCounts().counts.business(1).of(list)).not.toBeNull();
  });
});
