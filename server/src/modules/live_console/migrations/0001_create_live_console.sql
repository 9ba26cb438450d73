create table live_console_user_setting (
  tenant_id int not null,
  member_id int not null,
  preferred_voice text not null,
  enable_audio_output boolean not null,
  enable_text_output boolean not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, member_id)
);
select platform_protect('live_console_user_setting');

-- How a business reaches the live service. The credential is encrypted; its key is derived from SESSION_SECRET.
create table live_console_connection (
  tenant_id int not null,
  project_id text not null,
  system_instructions text not null,
  credential_kind text not null check (credential_kind in ('none', 'service_account', 'bearer_token')),
  credential_name text not null,
  credential_sealed text,
  version int not null,
  updated_at timestamptz not null default now(),
  updated_by_id int,
  primary key (tenant_id)
);
select platform_protect('live_console_connection');
