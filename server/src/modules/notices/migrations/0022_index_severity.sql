-- Those of one severity in the order of the list; with what says who may see them, so that they are counted without reading them.
create index notices_notice_severity on notices_notice (tenant_id, severity, pinned desc, (coalesce(published_at, created_at)) desc, id desc)
  include (created_by_id, scope, published_at) where archived_at is null;
