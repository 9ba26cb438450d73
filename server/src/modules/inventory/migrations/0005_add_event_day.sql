-- The day of the event for which the days of a reservation were chosen: when the event moves, it says by how many days.
alter table inventory_reservation add column event_on date;
