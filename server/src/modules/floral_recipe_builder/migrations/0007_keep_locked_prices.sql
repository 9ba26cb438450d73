-- What the price of a piece stays at while it is locked. Until now a lock held nothing.
alter table floral_recipe_builder_recipe add column locked_price_cents bigint check (locked_price_cents >= 0);
update floral_recipe_builder_recipe set price_locked = false where price_locked;
alter table floral_recipe_builder_recipe
  add constraint floral_recipe_builder_recipe_locked_price check (price_locked = (locked_price_cents is not null));
