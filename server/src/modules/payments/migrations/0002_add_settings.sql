-- How clients of a business pay; one row, written when somebody first says something.
create table payments_settings (
  tenant_id int not null,
  id int not null default 1 check (id = 1),
  transfer_text text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by_id int,
  primary key (tenant_id, id)
);
select platform_protect('payments_settings');
