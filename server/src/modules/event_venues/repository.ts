import { distanceMeters, type Driving, type NearbyVenue, type Point } from '@butterfly/contracts/event_venues';
import type { Placing, PlacingChanges, Venue, VenueProject, VenueQuery } from '@butterfly/contracts/event_venues';
import type { Db } from '../../platform/db/db';
import { likePattern } from '../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../platform/records/filter';
import { RecordTable } from '../../platform/records/record-table';

const list = { type: 'jsonb', initial: [] } as const;

export const venues = new RecordTable<Venue>({
  name: 'event_venues_venue',
  reads: {
    id: true,
    name: true,
    kind: true,
    address: true,
    lat: true,
    lng: true,
    way_m: true,
    way_minutes: true,
    website: true,
    capacity_seated: true,
    capacity_standing: true,
    preferred: true,
    tags: true,
    notes: true,
    rules: true,
    windows: true,
    spaces: true,
    certificates: true,
    contacts: true,
    project_count: '(select count(*)::int from event_venues_placing placed where placed.venue_id = id)',
    created_at: true,
    updated_at: true,
    archived_at: true,
    updated_by_id: true,
    version: true,
  },
  writes: {
    name: 'text',
    kind: 'text',
    address: 'text',
    lat: 'double precision',
    lng: 'double precision',
    way_m: 'int',
    way_minutes: 'int',
    website: 'text',
    capacity_seated: 'int',
    capacity_standing: 'int',
    preferred: 'boolean',
    tags: { type: 'text[]', initial: [] },
    notes: 'text',
    rules: list,
    windows: list,
    spaces: list,
    certificates: list,
    contacts: list,
  },
});

/** Where the vans start, and what driving costs: one of each business. */
export const driving = new RecordTable<Driving>({
  name: 'event_venues_driving',
  reads: {
    id: true,
    lat: true,
    lng: true,
    road_bps: true,
    speed_kmh: true,
    base_cents: true,
    included_m: true,
    rate_cents: true,
    step_cents: true,
    updated_at: true,
    version: true,
  },
  writes: {
    lat: 'double precision',
    lng: 'double precision',
    road_bps: 'int',
    speed_kmh: 'int',
    base_cents: 'int',
    included_m: 'int',
    rate_cents: 'int',
    step_cents: 'int',
  },
});

const ORDERS: Readonly<Record<VenueQuery['ordering'], string>> = {
  name: 'lower(name), id',
  '-name': 'lower(name) desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

export function venueFilter(query: Pick<VenueQuery, 'archived' | 'search' | 'kind' | 'restricts'>): Filter {
  return new FilterBuilder([query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add(
      (at) => `(name ilike ${at}::text or address ilike ${at}::text or notes ilike ${at}::text)`,
      query.search && likePattern(query.search),
    )
    .add((at) => `kind = ${at}::text`, query.kind)
    .add(
      (at) =>
        `exists (select from jsonb_array_elements(rules) rule where rule ->> 'topic' = ${at}::text and rule ->> 'severity' <> 'info')`,
      query.restricts,
    )
    .build();
}

export function venuePage(db: Db, query: VenueQuery): Promise<CountedPage<Venue>> {
  const filter = venueFilter(query);
  return countedPage<Venue>(db, { table: venues.name, columns: venues.columns, filter, order: ORDERS[query.ordering], query });
}

const NEAREST = 10;

/** The nearest to a point, the nearest first. A degree of longitude is as short as its latitude makes it. */
export async function venuesNear(db: Db, point: Point): Promise<NearbyVenue[]> {
  const rows = await db.rows<{ id: number; name: string; kind: NearbyVenue['kind']; lat: number; lng: number }>(
    `select id, name, kind, lat, lng from event_venues_venue where archived_at is null and lat is not null and lng is not null
     order by power(lat - $1, 2) + power((lng - $2) * cos(radians($1)), 2), id limit ${NEAREST}`,
    [point.lat, point.lng],
  );
  return rows
    .map(({ id, name, kind, ...at }) => ({ id, name, kind, meters: distanceMeters(point, at) }))
    .sort((a, b) => a.meters - b.meters || a.id - b.id);
}

type Placed = PlacingChanges & Pick<Placing, 'venue_id'> & { readonly project_id: number };

const PLACING = 'venue_id, setup_minutes, crew, note';

export async function findPlacing(db: Db, projectId: number): Promise<Placing | undefined> {
  return (await db.rows<Placing>(`select ${PLACING} from event_venues_placing where project_id = $1`, [projectId]))[0];
}

/** Before a change: of two people who write at once, the second sees what the first has written. */
export async function lockPlacing(db: Db, projectId: number): Promise<Placing | undefined> {
  return (await db.rows<Placing>(`select ${PLACING} from event_venues_placing where project_id = $1 for update`, [projectId]))[0];
}

/** The latest first. */
export function placingsAt(db: Db, venueId: number): Promise<Pick<VenueProject, 'project_id' | 'setup_minutes' | 'crew' | 'note'>[]> {
  return db.rows(
    `select project_id, setup_minutes, crew, note from event_venues_placing where venue_id = $1 order by project_id desc limit 500`,
    [venueId],
  );
}

/** What is not said stays as it was; at first nothing is known, and two people come. */
export async function savePlacing(db: Db, { project_id, venue_id, setup_minutes, crew, note }: Placed): Promise<void> {
  await db.rows(
    `insert into event_venues_placing as placed (project_id, venue_id, setup_minutes, crew, note, updated_by_id) values ($1, $2, coalesce($3, 0), coalesce($4, 2), coalesce($5, ''), $6)
     on conflict (tenant_id, project_id) do update set venue_id = $2, setup_minutes = coalesce($3, placed.setup_minutes), crew = coalesce($4, placed.crew),
       note = coalesce($5, placed.note), updated_at = now(), updated_by_id = excluded.updated_by_id`,
    [project_id, venue_id, setup_minutes ?? null, crew ?? null, note ?? null, db.memberId],
  );
}

/** Whether there was one. */
export async function removePlacing(db: Db, projectId: number): Promise<boolean> {
  return (await db.rows('delete from event_venues_placing where project_id = $1 returning project_id', [projectId])).length > 0;
}

export async function movePlacings(db: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await db.rows('update event_venues_placing set venue_id = $2, updated_at = now() where venue_id = $1', [from, to]);
}

/** Places whose name stands in a text, or the other way round; the longest name first. */
export function venuesNamedIn(db: Db, text: string): Promise<{ id: number; name: string }[]> {
  return db.rows(
    `select id, name from event_venues_venue where archived_at is null
       and (strpos(platform_plain($1), platform_plain(name)) > 0 or strpos(platform_plain(name), platform_plain($1)) > 0)
     order by length(name) desc, id limit 3`,
    [text],
  );
}
