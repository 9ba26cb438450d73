-- Mail to a person with a link or a code in it. It belongs to no business: no tenant's transaction reads a row, only the platform's own,
-- which sends. The body is encrypted while it waits and is gone as soon as it was sent or given up.
create table platform_personal_mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  sealed_body text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text,
  check ((state = 'queued') = (sealed_body is not null))
);
create index platform_personal_mail_queued on platform_personal_mail (created_at) where state = 'queued';
create index platform_personal_mail_done on platform_personal_mail (created_at) where state <> 'queued';
alter table platform_personal_mail enable row level security;
alter table platform_personal_mail force row level security;
create policy written on platform_personal_mail for insert with check (true);
create policy sent on platform_personal_mail using ((select current_setting('app.dispatcher', true)) = 'on');

-- Mail of a business is shown to its administrators only where it was written as such. What lies here so far, or is still written by a
-- process of the version before, are links that let their reader into an account: never shown, and what does not wait any more is emptied.
alter table platform_mail add column shown boolean not null default false;
set local app.dispatcher = 'on';
update platform_mail set body = '' where state <> 'queued';
