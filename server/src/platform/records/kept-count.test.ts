import { tablesOf } from './kept-count';

describe('the count of a list', () => {
  it('comes from its table and those that its condition reads', () => {
    expect(tablesOf('shop_order', 'deleted_at is null')).toEqual(['shop_order']);
    expect(
      tablesOf('shop_order', 'exists (select 1 from shop_line line join shop_item i on true where line.order_id = shop_order.id)'),
    ).toEqual(['shop_order', 'shop_line', 'shop_item']);
  });

  it.each([['due_at < now()'], ['due_on < current_date'], ['owner_id = platform_me()']])('is never kept where it asks "%s"', (where) => {
    expect(tablesOf('shop_order', where)).toBeNull();
  });
});
