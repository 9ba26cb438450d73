-- What happened beyond publish, promote and the switch.
alter table plugins_event drop constraint plugins_event_action_check;
alter table plugins_event add constraint plugins_event_action_check check (action in (
  'publish', 'promote', 'rollback', 'enable', 'disable', 'rollout_start', 'rollout_step', 'rollout_pause', 'rollout_resume', 'rollout_abort', 'rollout_promote',
  'quarantine', 'lift', 'yank', 'hold', 'end_hold', 'channel', 'business', 'plan', 'consent', 'override', 'override_revoke', 'key', 'key_revoke', 'token', 'token_revoke'));

-- Where a channel pointed, and since when. The release of an event-day freeze and the last known good are found here.
create table plugins_pointer (
  id bigint generated always as identity primary key,
  plugin_id text not null,
  channel text not null,
  release_id int not null references plugins_release (id),
  at timestamptz not null,
  rollback boolean not null default false,
  breaks_freeze boolean not null default false
);
create index plugins_pointer_channel on plugins_pointer (plugin_id, channel, id desc);
insert into plugins_pointer (plugin_id, channel, release_id, at)
  select c.plugin_id, c.name, c.previous_release_id, r.created_at from plugins_channel c join plugins_release r on r.id = c.previous_release_id order by c.plugin_id, c.name;
insert into plugins_pointer (plugin_id, channel, release_id, at)
  select plugin_id, name, release_id, updated_at from plugins_channel order by plugin_id, name;
create trigger plugins_pointer_grows before update or delete on plugins_pointer for each row execute function plugins_refuse_change();

-- A release that some businesses get first, watched.
create table plugins_rollout (
  id int generated always as identity primary key,
  plugin_id text not null,
  channel text not null,
  candidate_id int not null references plugins_release (id),
  baseline_id int not null references plugins_release (id),
  steps jsonb not null,
  step int not null default 0,
  step_since timestamptz not null,
  gate jsonb not null,
  exclude jsonb not null,
  state text not null check (state in ('running', 'paused', 'promoted', 'aborted')),
  generation int not null default 1,
  started_at timestamptz not null,
  started_by text not null,
  ended_at timestamptz,
  reason text not null
);
create unique index plugins_rollout_open on plugins_rollout (plugin_id, channel) where state in ('running', 'paused');
create index plugins_rollout_plugin on plugins_rollout (plugin_id, id desc);

-- How far a rollout had come at a time; a percent of 0 is its end.
create table plugins_rollout_reach (
  id bigint generated always as identity primary key,
  rollout_id int not null references plugins_rollout (id),
  percent numeric(5, 2) not null,
  at timestamptz not null
);
create index plugins_rollout_reach_rollout on plugins_rollout_reach (rollout_id, id);
create trigger plugins_rollout_reach_grows before update or delete on plugins_rollout_reach for each row execute function plugins_refuse_change();

-- Releases that nobody may get: for good, or until somebody lifts it.
create table plugins_withdrawn (
  release_id int primary key references plugins_release (id),
  status text not null check (status in ('quarantined', 'yanked')),
  reason text not null,
  at timestamptz not null,
  by text not null
);

-- Permissions a release asks for beyond the one that was stable when it was published.
create table plugins_growth (
  release_id int primary key references plugins_release (id),
  plugin_id text not null,
  added jsonb not null
);
create trigger plugins_growth_grows before update or delete on plugins_growth for each row execute function plugins_refuse_change();

-- Loads by release, business and minute. `times` counts good loads in buckets of doubling width.
create table plugins_health (
  release_id int not null references plugins_release (id),
  for_tenant_id int not null,
  minute timestamptz not null,
  ok int not null default 0,
  load int not null default 0,
  timeout int not null default 0,
  integrity int not null default 0,
  crash int not null default 0,
  times int[] not null,
  primary key (release_id, minute, for_tenant_id)
);
create index plugins_health_minute on plugins_health (minute);
create table plugins_health_total (
  release_id int primary key references plugins_release (id),
  ok bigint not null default 0,
  failed bigint not null default 0
);

-- Keys and tokens of plugin teams. Of a token only a hash is kept.
create table plugins_team_key (
  id int generated always as identity primary key,
  plugin_id text not null,
  name text not null,
  public_key text not null,
  added_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index plugins_team_key_plugin on plugins_team_key (plugin_id);
create table plugins_deploy_token (
  id int generated always as identity primary key,
  name text not null,
  token_hash text not null unique,
  plugins jsonb not null,
  rights jsonb not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- What a business has decided about the releases of one plugin. Without a row: stable, not held, no consent to anything new.
create table plugins_wish (
  tenant_id int not null,
  plugin_id text not null,
  channel text not null default 'stable' check (channel in ('stable', 'beta')),
  held_release_id int,
  hold_until timestamptz,
  hold_reason text,
  consented jsonb not null default '[]',
  generation int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by_id int,
  primary key (tenant_id, plugin_id)
);
select platform_protect('plugins_wish');

-- And for all plugins. `consent_floor`: what releases up to here ask for came with the product.
create table plugins_business (
  tenant_id int not null primary key,
  freeze_on_event_days boolean not null default true,
  overrides_allowed boolean not null default true,
  plan jsonb,
  consent_floor int not null default 0,
  generation int not null default 1
);
select platform_protect('plugins_business');

create table plugins_override (
  id int generated by default as identity,
  tenant_id int not null,
  plugin_id text not null,
  member_id int not null,
  origin text not null,
  reason text not null,
  issued_by text not null,
  issued_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  seal text not null,
  record jsonb,
  primary key (tenant_id, id)
);
create index plugins_override_member on plugins_override (tenant_id, member_id, ends_at desc);
select platform_protect('plugins_override');
