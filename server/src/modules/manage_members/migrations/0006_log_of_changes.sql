-- The log of who changed what: all of it, and one person's.
create index manage_members_audit_at on manage_members_audit (tenant_id, at desc, id desc);
create index manage_members_audit_by on manage_members_audit (tenant_id, actor_id, at desc, id desc);
