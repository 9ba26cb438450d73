-- What a lead is found by; the digits of its number as well, however it was written.
alter table tenant_crm_lead add column search text generated always as (
  platform_plain(title || ' ' || first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || venue_text || ' ' || coalesce(phone, '') || ' '
    || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || message)
) stored;
