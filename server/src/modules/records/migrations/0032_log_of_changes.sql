-- The log of who changed what: all of it, one person's, one kind of record's.
create index records_activity_at on records_activity (tenant_id, at desc, id desc);
create index records_activity_by on records_activity (tenant_id, by_id, at desc, id desc);
create index records_activity_of_kind on records_activity (tenant_id, subject_type, at desc, id desc);
