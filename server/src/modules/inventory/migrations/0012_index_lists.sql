-- Every list in the order in which it opens, and its archive beside it: a page reads what it shows, however long the list.
create index inventory_location_listed on inventory_location (tenant_id, lower(name), id) where archived_at is null;
create index inventory_location_archived on inventory_location (tenant_id, lower(name), id) where archived_at is not null;
create index inventory_category_listed on inventory_category (tenant_id, lower(name), id) where archived_at is null;
create index inventory_category_archived on inventory_category (tenant_id, lower(name), id) where archived_at is not null;
create index inventory_subcategory_listed on inventory_subcategory (tenant_id, lower(name), id) where archived_at is null;
create index inventory_subcategory_archived on inventory_subcategory (tenant_id, lower(name), id) where archived_at is not null;
create index inventory_type_listed on inventory_type (tenant_id, lower(name), id) where archived_at is null;
create index inventory_type_archived on inventory_type (tenant_id, lower(name), id) where archived_at is not null;
create index inventory_item_archived on inventory_item (tenant_id, lower(name), id) where archived_at is not null;
create index inventory_kit_listed on inventory_kit (tenant_id, lower(name), id) where archived_at is null;
create index inventory_kit_archived on inventory_kit (tenant_id, lower(name), id) where archived_at is not null;

-- Lots in the order in which they are to be used.
create index inventory_lot_listed on inventory_lot (tenant_id, (coalesce(use_by, 'infinity'::date)), id) where stems_left <> 0 or received_on is null;
create index inventory_farm_move_kind on inventory_farm_move (tenant_id, kind, id desc);
create index inventory_transaction_kind on inventory_transaction (tenant_id, kind, id desc);
create index inventory_restock_state on inventory_restock (tenant_id, state, id desc);
