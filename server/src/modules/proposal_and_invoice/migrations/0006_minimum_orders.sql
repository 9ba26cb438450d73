-- The least that orders of some days have to come to; those who write a proposal are told.
alter table proposal_and_invoice_settings add column minimums jsonb not null default '[]';
