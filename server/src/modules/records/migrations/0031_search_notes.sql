-- Notes are looked through by the thousand: what is compared is kept beside them.
alter table records_note add column search text generated always as (platform_plain(body)) stored;
