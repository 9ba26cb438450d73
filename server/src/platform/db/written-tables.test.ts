import { writtenTables } from './written-tables';

describe('the tables that a statement writes to', () => {
  it.each([
    ['select id, updated_at from shop_order where deleted_at is null', []],
    ['select id from shop_order where id = $1 for update', []],
    ['select id from shop_order where id = $1 for no key update of shop_order', []],
    ['insert into shop_order (title) values ($1)', ['shop_order']],
    ['update shop_order o set title = $2 from shop_line where o.id = $1', ['shop_order']],
    ['with new as (insert into shop_line (id) values (1)) update only Shop_Order set lines = 1', ['shop_line', 'shop_order']],
    ['insert into shop_order (id) values ($1) on conflict (id) do update set title = excluded.title', ['shop_order']],
  ])('%s: %j', (text, tables) => expect(writtenTables(text)).toEqual(tables));

  it.each([['truncate shop_order'], ['delete from shop_order where id = $1'], ['update "order" set id = 1']])(
    'are not all known of %s',
    (text) => expect(writtenTables(text)).toBeNull(),
  );
});
