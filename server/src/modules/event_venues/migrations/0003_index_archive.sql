-- The archive has an order of its own; the index holds what is archived alone.
create index event_venues_venue_archived on event_venues_venue (tenant_id, lower(name), id) where archived_at is not null;
