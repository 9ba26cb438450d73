-- What requests with an Idempotency-Key came to, by transaction of the request, so that one that is repeated is answered and not done again.
create table platform_idempotency (
  tenant_id int not null default platform_tenant(),
  member_id int not null,
  key text not null,
  step int not null,
  -- Of the operation and its body: the same key with another request is a mistake.
  request_hash text not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, member_id, key, step)
);
create index platform_idempotency_old on platform_idempotency (created_at);
alter table platform_idempotency enable row level security;
alter table platform_idempotency force row level security;
create policy tenant on platform_idempotency
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int) or (select current_setting('app.dispatcher', true)) = 'on')
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
