-- Files that people put somewhere. The bytes lie in the file store by their hash; modules refer to a row by its id.
create table platform_file (
  tenant_id int not null,
  id int generated always as identity,
  name text not null,
  type text not null,
  size int not null check (size >= 0),
  hash text not null,
  created_at timestamptz not null default now(),
  created_by_id int,
  -- Removed, and still restorable until the sweep.
  removed_at timestamptz,
  primary key (tenant_id, id)
);
select platform_protect('platform_file');
create index platform_file_bytes on platform_file (tenant_id, hash);
create index platform_file_removed on platform_file (tenant_id, removed_at) where removed_at is not null;
