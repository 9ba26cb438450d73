-- Rises with every change, so that two administrators do not overwrite each other.
alter table twilio_communications_settings add column version int not null default 0;
