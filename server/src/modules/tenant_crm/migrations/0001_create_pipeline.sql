-- Stages of the pipeline, projects, and the append-only history of their stages.

create table tenant_crm_project_stage (
  tenant_id int not null default nullif(current_setting('app.tenant_id', true), '')::int,
  id int generated always as identity,
  name text not null,
  position int not null,
  color text not null,
  kind text not null check (kind in ('open', 'booked', 'done', 'lost')),
  probability_bps int not null check (probability_bps between 0 and 10000),
  rotting_days int check (rotting_days > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  primary key (tenant_id, id),
  unique (tenant_id, name)
);
alter table tenant_crm_project_stage enable row level security;
alter table tenant_crm_project_stage force row level security;
create policy tenant on tenant_crm_project_stage
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

create table tenant_crm_project (
  tenant_id int not null default nullif(current_setting('app.tenant_id', true), '')::int,
  id int generated always as identity,
  number int not null,
  name text not null,
  event_type text not null,
  stage_id int not null,
  stage_since timestamptz not null default now(),
  -- Place in the board column, ascending. Written with wide gaps, so that a move seldom touches another row.
  board_rank bigint not null,
  event_date date,
  event_end_date date,
  start_time time,
  end_time time,
  venue_text text not null default '',
  guest_count int,
  budget_cents bigint check (budget_cents >= 0),
  currency char(3) not null,
  probability_bps int check (probability_bps between 0 and 10000),
  tags text[] not null default '{}',
  owner_id int,
  lost_reason text,
  lost_note text not null default '',
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, stage_id) references tenant_crm_project_stage (tenant_id, id),
  check (event_end_date is null or event_date is null or event_end_date >= event_date)
);
alter table tenant_crm_project enable row level security;
alter table tenant_crm_project force row level security;
create policy tenant on tenant_crm_project
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

-- Newest first is the primary key read backwards. The next events and the last changes:
create index tenant_crm_project_by_date on tenant_crm_project (tenant_id, event_date, id);
create index tenant_crm_project_by_change on tenant_crm_project (tenant_id, updated_at desc);
-- A board column in its order.
create index tenant_crm_project_by_board on tenant_crm_project (tenant_id, stage_id, board_rank) where archived_at is null;

create table tenant_crm_stage_change (
  tenant_id int not null default nullif(current_setting('app.tenant_id', true), '')::int,
  id int generated always as identity,
  project_id int not null,
  from_stage_id int not null,
  to_stage_id int not null,
  at timestamptz not null default now(),
  by_id int,
  days_in_previous int not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references tenant_crm_project (tenant_id, id),
  foreign key (tenant_id, from_stage_id) references tenant_crm_project_stage (tenant_id, id),
  foreign key (tenant_id, to_stage_id) references tenant_crm_project_stage (tenant_id, id)
);
alter table tenant_crm_stage_change enable row level security;
alter table tenant_crm_stage_change force row level security;
create policy tenant on tenant_crm_stage_change
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create index tenant_crm_stage_change_by_project on tenant_crm_stage_change (tenant_id, project_id, id desc);

-- The history is never rewritten.
create function tenant_crm_refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'tenant_crm_stage_change is append-only';
end $$;
create trigger append_only before update or delete on tenant_crm_stage_change
  for each row execute function tenant_crm_refuse_history_change();

-- The last project number handed out, per tenant.
create table tenant_crm_numbering (
  tenant_id int not null default nullif(current_setting('app.tenant_id', true), '')::int,
  last_number int not null,
  primary key (tenant_id)
);
alter table tenant_crm_numbering enable row level security;
alter table tenant_crm_numbering force row level security;
create policy tenant on tenant_crm_numbering
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
