alter table contract_template add column is_default boolean not null default false;
-- The version of the proposal that a contract is about: number, total, payments and the hash of what was accepted.
alter table contract_contract add column proposal jsonb;
-- That its last day has passed was told to the team and written into the evidence.
alter table contract_contract add column expiry_told_at timestamptz;
create index contract_contract_open on contract_contract (tenant_id, sent_at) where state in ('sent', 'viewed', 'partially_signed');
alter table contract_signer add column asked_at timestamptz, add column reminders int not null default 0;
