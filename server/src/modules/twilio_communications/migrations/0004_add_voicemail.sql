alter table twilio_communications_settings add column voicemail boolean not null default false;
alter table twilio_communications_settings add column voicemail_greeting text not null default '';
alter table twilio_communications_call add column voicemail boolean not null default false;
