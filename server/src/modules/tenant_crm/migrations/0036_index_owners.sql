-- How many open projects each member takes care of is counted from this alone; a rule asks for it with every project that comes in.
create index tenant_crm_project_owned on tenant_crm_project (tenant_id, owner_id, stage_id) where archived_at is null and owner_id is not null;
