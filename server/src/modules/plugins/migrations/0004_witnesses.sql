-- Who has told what of a release while it was watched: one line per member and kind, however often it was told. A rollout is
-- ended by people of several businesses, not by how often one of them says so.
create table plugins_witness (
  release_id int not null references plugins_release (id),
  for_tenant_id int not null,
  member_id int not null,
  outcome text not null check (outcome in ('ok', 'load', 'timeout', 'integrity', 'crash')),
  is_admin boolean not null,
  slowest_ms int not null,
  at timestamptz not null,
  primary key (release_id, for_tenant_id, member_id, outcome)
);
create index plugins_witness_at on plugins_witness (at);
