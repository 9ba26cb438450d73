-- "Some time in June": a lead may know the month alone.
alter table tenant_crm_lead add column event_month text check (event_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$');
alter table tenant_crm_lead add constraint tenant_crm_lead_day_or_month check (event_date is null or event_month is null);
