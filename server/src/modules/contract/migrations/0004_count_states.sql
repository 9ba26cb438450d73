-- How many are of a state, and not expired, is counted without a look at the contracts themselves.
create index contract_contract_lasting on contract_contract (tenant_id, state, expires_at);
