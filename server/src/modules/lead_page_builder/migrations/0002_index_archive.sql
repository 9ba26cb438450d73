-- The archive has an order of its own; the index holds what is archived alone.
create index lead_page_builder_page_archived on lead_page_builder_page (tenant_id, updated_at desc, id desc) where archived_at is not null;
