-- Who carries an action out says so again and again; when nobody does any more, nothing is known of its end.
alter table agents_confirmation add column lease_until timestamptz;
alter table agents_confirmation drop constraint agents_confirmation_status_check;
alter table agents_confirmation add constraint agents_confirmation_status_check check (status in ('waiting', 'running', 'done', 'declined', 'failed', 'cut_off'));
create index agents_confirmation_running on agents_confirmation (tenant_id, session_id) where status = 'running';
-- Those whose process died before there was a lease.
update agents_confirmation set lease_until = created_at where status = 'running';
