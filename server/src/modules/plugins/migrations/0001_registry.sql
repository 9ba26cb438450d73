-- Releases, where channels point, and the history of both. They belong to no tenant.
create table plugins_release (
  id int generated always as identity primary key,
  plugin_id text not null,
  version text not null,
  content_hash text not null,
  bytes int not null,
  git_sha text,
  record jsonb not null,
  created_at timestamptz not null default now(),
  unique (plugin_id, version),
  unique (plugin_id, content_hash)
);

create table plugins_channel (
  plugin_id text not null,
  name text not null,
  release_id int not null references plugins_release (id),
  previous_release_id int references plugins_release (id),
  generation bigint not null,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  reason text not null,
  primary key (plugin_id, name)
);

create table plugins_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null check (action in ('publish', 'promote', 'rollback', 'enable', 'disable')),
  plugin_id text not null,
  channel text,
  for_tenant_id int,
  before text,
  after text,
  reason text not null,
  request_id text
);
create index plugins_event_plugin on plugins_event (plugin_id, id desc);

-- A release is never changed and the history never rewritten.
create function plugins_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows: rows are never changed or removed', tg_table_name;
end $$;
create trigger plugins_release_grows before update or delete on plugins_release for each row execute function plugins_refuse_change();
create trigger plugins_event_grows before update or delete on plugins_event for each row execute function plugins_refuse_change();

-- What an administrator switched off for the business. Without a row a plugin is on.
create table plugins_tenant (
  tenant_id int not null,
  plugin_id text not null,
  enabled boolean not null,
  updated_at timestamptz not null default now(),
  updated_by_id int,
  primary key (tenant_id, plugin_id)
);
select platform_protect('plugins_tenant');
