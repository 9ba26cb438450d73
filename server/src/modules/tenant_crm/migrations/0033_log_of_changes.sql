-- The log of who changed what: all of it, and one person's.
create index tenant_crm_stage_change_at on tenant_crm_stage_change (tenant_id, at desc, id desc);
create index tenant_crm_stage_change_by on tenant_crm_stage_change (tenant_id, by_id, at desc, id desc);
