-- From where a partner signed in: keyed, so that it says only whether it is the address of another.
alter table referral_portal_session add column network_hash text;
create index referral_portal_session_network on referral_portal_session (tenant_id, partner_id, network_hash, created_at) where network_hash is not null;
