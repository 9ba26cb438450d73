-- What the list shows and counts, without reading the rows.
create index tenant_crm_organization_listed on tenant_crm_organization (tenant_id, sort_name, id) where deleted_at is null and archived_at is null;
