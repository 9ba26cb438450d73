-- The archive has an order of its own; the index holds what is archived alone.
create index floral_recipe_builder_ingredient_archived on floral_recipe_builder_ingredient (tenant_id, lower(name), id) where archived_at is not null;
