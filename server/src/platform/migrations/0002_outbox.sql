-- Domain events, written in the transaction that caused them. The dispatcher of the platform sees all tenants' rows.
create table platform_outbox (
  id bigint generated always as identity,
  tenant_id int not null default platform_tenant(),
  name text not null,
  actor_id int,
  payload jsonb not null,
  at timestamptz not null default now(),
  attempts int not null default 0,
  claimed_until timestamptz,
  delivered_at timestamptz,
  failure text,
  primary key (tenant_id, id)
);
create index platform_outbox_waiting on platform_outbox (id) where delivered_at is null;
create index platform_outbox_delivered on platform_outbox (delivered_at) where delivered_at is not null;
alter table platform_outbox enable row level security;
alter table platform_outbox force row level security;
create policy tenant on platform_outbox
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int) or (select current_setting('app.dispatcher', true)) = 'on')
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int) or (select current_setting('app.dispatcher', true)) = 'on');

-- Mail: kept here for the administrator to read where no mail server is configured, otherwise until it is sent.
create table platform_mail (
  id int generated always as identity,
  tenant_id int not null default platform_tenant(),
  recipient text not null,
  subject text not null,
  body text not null,
  state text not null check (state in ('kept', 'queued', 'sent', 'failed')),
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text,
  primary key (tenant_id, id)
);
create index platform_mail_queued on platform_mail (id) where state = 'queued';
create index platform_mail_newest on platform_mail (tenant_id, created_at desc);
alter table platform_mail enable row level security;
alter table platform_mail force row level security;
create policy tenant on platform_mail
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int) or (select current_setting('app.dispatcher', true)) = 'on')
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int) or (select current_setting('app.dispatcher', true)) = 'on');

-- Bodies too large for a notification (PostgreSQL: 8000 bytes); the notification carries the id. Lives for a minute.
create table platform_bus_body (
  id bigint generated always as identity primary key,
  body text not null,
  at timestamptz not null default now()
);
