-- The page that a notification is about.
alter table notifications_notification add column link text check (link like '/%' and link not like '//%');
create index notifications_notification_latest on notifications_notification (tenant_id, member_id, id desc);
