-- What clients have done, for the one mail a day; the event that told of it counts once.
create table transactional_emails_doing (
  tenant_id int not null,
  event_id bigint not null,
  project_id int not null,
  kind text not null,
  at timestamptz not null,
  primary key (tenant_id, event_id)
);
create index transactional_emails_doing_at on transactional_emails_doing (tenant_id, at);
select platform_protect('transactional_emails_doing');
select platform_scope_by_project('transactional_emails_doing');

-- Who wants that mail, and up to which day they were told.
create table transactional_emails_digest (
  tenant_id int not null,
  member_id int not null,
  wants boolean not null,
  told_until date not null,
  primary key (tenant_id, member_id)
);
select platform_protect('transactional_emails_digest');
