-- From where a form was sent: keyed, so that it says only whether it is the address of another.
alter table tenant_crm_lead add column network_hash text;
