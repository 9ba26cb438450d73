-- Notes, files, activity and liked lists now lie with those of every other plugin. Rows keep their ids; links to them stay good.
select platform_scope_subject('tenant_crm.project', 'tenant_crm_project');
select platform_scope_subject('tenant_crm.lead', 'tenant_crm_lead');
select platform_scope_subject('tenant_crm.contact', 'tenant_crm_contact');
select platform_scope_subject('tenant_crm.organization', 'tenant_crm_organization');

-- Of all tenants: the owner of a table is not bound by policies that are not forced.
alter table tenant_crm_note no force row level security;
alter table tenant_crm_file no force row level security;
alter table tenant_crm_activity no force row level security;
alter table tenant_crm_list_view no force row level security;
alter table tenant_crm_contact_merge no force row level security;
alter table records_note no force row level security;
alter table records_file no force row level security;
alter table records_activity no force row level security;
alter table records_list_view no force row level security;

insert into records_note (tenant_id, id, subject_type, subject_id, body, pinned, visibility, mentions, deleted_at, version, created_at, updated_at, created_by_id, updated_by_id)
  select tenant_id, id, 'tenant_crm.' || subject_type, subject_id, body, pinned, visibility, mentions, deleted_at, version, created_at, updated_at, created_by_id, updated_by_id
  from tenant_crm_note;
insert into records_file (tenant_id, id, subject_type, subject_id, file_id, removed_at, created_at, created_by_id)
  select tenant_id, id, 'tenant_crm.' || subject_type, subject_id, file_id, removed_at, created_at, created_by_id from tenant_crm_file;
insert into records_activity (tenant_id, id, subject_type, subject_id, kind, at, by_id, details)
  select tenant_id, id, 'tenant_crm.' || subject_type, subject_id, kind, at, by_id, details from tenant_crm_activity;
insert into records_list_view (tenant_id, member_id, list, data) select tenant_id, member_id, 'tenant_crm.' || list, data from tenant_crm_list_view;
-- Merges that can still be undone name the rows that moved by their table.
update tenant_crm_contact_merge set moved = (moved - 'tenant_crm_note' - 'tenant_crm_file')
  || jsonb_build_object('records_note', coalesce(moved -> 'tenant_crm_note', '[]'), 'records_file', coalesce(moved -> 'tenant_crm_file', '[]'));

select setval(pg_get_serial_sequence('records_note', 'id'), (select coalesce(max(id), 0) + 1 from records_note), false);
select setval(pg_get_serial_sequence('records_file', 'id'), (select coalesce(max(id), 0) + 1 from records_file), false);
select setval(pg_get_serial_sequence('records_activity', 'id'), (select coalesce(max(id), 0) + 1 from records_activity), false);

alter table records_note force row level security;
alter table records_file force row level security;
alter table records_activity force row level security;
alter table records_list_view force row level security;
alter table tenant_crm_contact_merge force row level security;

drop table tenant_crm_note, tenant_crm_file, tenant_crm_activity, tenant_crm_list_view;
drop function tenant_crm_refuse_activity_change();
