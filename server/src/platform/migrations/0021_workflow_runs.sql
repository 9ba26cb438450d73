-- What runs of workflows came to, by the key of the work: one that is repeated answers this and does nothing. Written with the work, and kept:
-- a proposal is accepted once, not once a day.
create table platform_workflow_run (
  tenant_id int not null default platform_tenant(),
  workflow text not null,
  key text not null,
  -- Of the input: the same key with another input is a mistake.
  input_hash text not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, workflow, key)
);
select platform_protect('platform_workflow_run');
