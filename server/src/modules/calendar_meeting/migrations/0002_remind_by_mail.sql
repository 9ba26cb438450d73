-- A reminder rings, or is a mail: { minutes, channel }. Those that there are ring.
create function calendar_meeting_ringing(minutes int[]) returns jsonb language sql immutable as
  $$ select coalesce(jsonb_agg(jsonb_build_object('minutes', one, 'channel', 'bell') order by at), '[]') from unnest(minutes) with ordinality as each (one, at) $$;
drop index calendar_meeting_event_reminders;
alter table calendar_meeting_event alter column reminders type jsonb using calendar_meeting_ringing(reminders);
drop function calendar_meeting_ringing(int[]);
create index calendar_meeting_event_reminders on calendar_meeting_event (tenant_id, start_day) where reminders <> '[]'::jsonb and status <> 'cancelled';

-- What was reminded of, by the moment at which it begins: of something that was moved people are reminded anew. Of guests a hash of the address is kept.
drop table calendar_meeting_reminded;
create table calendar_meeting_reminded (
  tenant_id int not null, event_id int not null, begins_at timestamptz not null, minutes int not null,
  channel text not null check (channel in ('bell', 'mail')), person text not null,
  primary key (tenant_id, event_id, begins_at, minutes, channel, person),
  foreign key (tenant_id, event_id) references calendar_meeting_event (tenant_id, id) on delete cascade
);
select platform_protect('calendar_meeting_reminded');
select platform_scope_by_parent('calendar_meeting_reminded', 'event_id', 'calendar_meeting_event');
