-- What the lists show and count, without reading the rows.
create index tenant_crm_contact_listed on tenant_crm_contact (tenant_id, sort_name, id) where deleted_at is null and merged_into_id is null and archived_at is null;
create index tenant_crm_lead_listed on tenant_crm_lead (tenant_id, id) where deleted_at is null;
create index tenant_crm_project_listed on tenant_crm_project (tenant_id, id) where archived_at is null;
