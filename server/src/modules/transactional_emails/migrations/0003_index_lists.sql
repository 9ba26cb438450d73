-- Mails of one status, and who gets none, the newest first.
create index transactional_emails_send_status on transactional_emails_send (tenant_id, status, created_at desc, id desc);
create index transactional_emails_suppression_listed on transactional_emails_suppression (tenant_id, at desc, id desc);
