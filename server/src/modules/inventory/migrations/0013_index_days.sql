-- The same order in words that leak nothing: below row-level security a coalesce() is no bound of an index, so "fresh" read all that is older.
drop index inventory_lot_listed;
create index inventory_lot_listed on inventory_lot (tenant_id, (case when use_by is null then 'infinity'::date else use_by end), id)
  where stems_left <> 0 or received_on is null;
-- What is fresh, to be used soon or expired is there: a page of it reads nothing of what is still expected.
create index inventory_lot_here on inventory_lot (tenant_id, (case when use_by is null then 'infinity'::date else use_by end), id)
  where received_on is not null and stems_left <> 0;
