-- In the order in which the list shows them: pinned ones first, then by when they were published.
drop index notices_notice_listed;
create index notices_notice_listed on notices_notice (tenant_id, pinned desc, (coalesce(published_at, created_at)) desc, id desc) where archived_at is null;
create index notices_notice_archived on notices_notice (tenant_id, pinned desc, (coalesce(published_at, created_at)) desc, id desc) where archived_at is not null;
