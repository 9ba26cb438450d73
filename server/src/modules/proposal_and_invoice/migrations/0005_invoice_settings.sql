-- Who writes the invoices of a business; one row, written when somebody first says something.
create table proposal_and_invoice_settings (
  tenant_id int not null,
  id int not null default 1 check (id = 1),
  seller jsonb not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by_id int,
  primary key (tenant_id, id)
);
select platform_protect('proposal_and_invoice_settings');
