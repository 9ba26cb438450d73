-- No list and no calendar shows what was moved to another time. With the end, past bookings are counted without reading them.
drop index event_meetings_booking_start;
create index event_meetings_booking_shown on event_meetings_booking (tenant_id, start_at desc, id desc) include (end_at) where status <> 'rescheduled';
