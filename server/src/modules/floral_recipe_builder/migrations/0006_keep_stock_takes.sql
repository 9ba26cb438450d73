-- Which lots of the business's own a line was made smaller by, so that a cancelled order lets them go again.
alter table floral_recipe_builder_order_line add column stock_takes jsonb not null default '[]';
