-- Fields of the business's own and imports now lie with those of every other plugin. Rows keep their ids; links to them stay good.

-- Of all tenants: the owner of a table is not bound by policies that are not forced.
alter table tenant_crm_custom_field no force row level security;
alter table tenant_crm_import no force row level security;
alter table tenant_crm_import_line no force row level security;
alter table records_custom_field no force row level security;
alter table records_import no force row level security;
alter table records_import_line no force row level security;

insert into records_custom_field (tenant_id, id, subject_type, key, label, kind, required, options, position, archived_at, created_at, updated_at, created_by_id)
  select tenant_id, id, 'tenant_crm.' || entity, key, label, kind, required, options, position, archived_at, created_at, updated_at, created_by_id
  from tenant_crm_custom_field;
insert into records_import (tenant_id, id, subject_type, file_name, text, columns, mapping, policy, status, total, processed, created, updated, skipped, failed, created_at, updated_at, finished_at, created_by_id)
  select tenant_id, id, 'tenant_crm.' || rtrim(entity, 's'), file_name, text, columns, mapping, policy, status, total, processed, created, updated, skipped, failed, created_at, updated_at, finished_at, created_by_id
  from tenant_crm_import;
insert into records_import_line (tenant_id, import_id, line, outcome, label, reason, entity_id, version, before, undone)
  select tenant_id, import_id, line, outcome, label, reason, entity_id, version, before, undone from tenant_crm_import_line;

select setval(pg_get_serial_sequence('records_custom_field', 'id'), (select coalesce(max(id), 0) + 1 from records_custom_field), false);
select setval(pg_get_serial_sequence('records_import', 'id'), (select coalesce(max(id), 0) + 1 from records_import), false);

alter table records_custom_field force row level security;
alter table records_import force row level security;
alter table records_import_line force row level security;

drop table tenant_crm_import_line, tenant_crm_import, tenant_crm_custom_field;
