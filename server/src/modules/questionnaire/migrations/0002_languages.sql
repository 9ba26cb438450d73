-- What the page and the mails of a person are written in.
alter table questionnaire_recipient add column language text not null default 'en' check (language in ('en', 'nl', 'de', 'es', 'fr'));
