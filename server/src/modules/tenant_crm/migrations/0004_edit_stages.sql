-- Stages can be edited, ask for fields, and be deleted. The history names them for ever, so a deleted one is only hidden.

alter table tenant_crm_project_stage
  add column required_fields text[] not null default '{}',
  add column version int not null default 1,
  add column updated_by_id int,
  add column deleted_at timestamptz;
alter table tenant_crm_project_stage drop constraint tenant_crm_project_stage_tenant_id_name_key;
create unique index tenant_crm_project_stage_name on tenant_crm_project_stage (tenant_id, name) where deleted_at is null;
