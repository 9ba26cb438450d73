-- Texts are looked through by the thousand: what is compared is kept beside them.
alter table twilio_communications_message add column search text generated always as (platform_plain(body)) stored;
