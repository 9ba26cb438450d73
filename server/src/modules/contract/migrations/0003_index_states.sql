-- Contracts of one state, the last that was touched first.
create index contract_contract_state on contract_contract (tenant_id, state, updated_at desc, id desc);
