-- The language in which a visitor has booked, and is written to; null: booked by the team, or before it was kept.
alter table event_meetings_booking add column language text;
