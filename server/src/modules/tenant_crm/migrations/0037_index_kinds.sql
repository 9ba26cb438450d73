-- Contacts of one kind in the order of the list: of a rare kind a page had read all others.
create index tenant_crm_contact_kind on tenant_crm_contact (tenant_id, kind, sort_name, id) where deleted_at is null and merged_into_id is null and archived_at is null;
