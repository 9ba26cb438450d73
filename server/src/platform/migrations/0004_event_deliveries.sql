-- One line per event and listening module: each module hears on its own. An event nobody listens to has none.
-- From here on platform_outbox.delivered_at says that every listening module has its line.
alter table platform_outbox add column subject text;

create table platform_event_delivery (
  tenant_id int not null default platform_tenant(),
  event_id bigint not null,
  module text not null,
  -- Whose events wait for each other.
  subject text not null,
  -- held: the plugin is switched off and catches up later. failed: given up, and its subject waits for a person.
  state text not null default 'waiting' check (state in ('waiting', 'held', 'failed', 'delivered', 'skipped', 'discarded')),
  attempts int not null default 0,
  -- Not before; while it is being delivered, when that counts as broken off.
  due_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  failure text,
  -- Who discarded it, and why.
  closed_by_id int,
  reason text,
  primary key (tenant_id, event_id, module),
  foreign key (tenant_id, event_id) references platform_outbox (tenant_id, id) on delete cascade
);
create index platform_event_delivery_waiting on platform_event_delivery (module, event_id) where state = 'waiting';
create index platform_event_delivery_open on platform_event_delivery (tenant_id, module, subject, event_id) where state in ('waiting', 'held', 'failed');
create index platform_event_delivery_held on platform_event_delivery (module, tenant_id) where state = 'held';
alter table platform_event_delivery enable row level security;
alter table platform_event_delivery force row level security;
create policy tenant on platform_event_delivery
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int) or (select current_setting('app.dispatcher', true)) = 'on')
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int) or (select current_setting('app.dispatcher', true)) = 'on');

-- Which module has listened to what since when: a listener that is new here may ask for what was before it.
create table platform_event_listener (
  module text not null,
  name text not null,
  since timestamptz not null default now(),
  primary key (module, name)
);
