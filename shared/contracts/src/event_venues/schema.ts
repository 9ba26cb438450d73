import * as z from 'zod';
import { cents, clockTime, day, id, idParam, line, pageQuery, timestamp } from '../core/primitives';
import { latitude, longitude } from './driving.schema';
import { ruleSeverities, ruleTopics, venueKinds, type RuleSeverity, type RuleTopic, type VenueKind } from './vocabulary';

const keysOf = <K extends string>(names: Readonly<Record<K, string>>) => Object.keys(names) as [K, ...K[]];
const text = (max: number) => z.string().trim().max(max).default('');

/** What a place asks for, and who said so when: rules that nobody has confirmed for a year are to be asked about again. */
export const venueRule = z.object({
  topic: z.enum(keysOf<RuleTopic>(ruleTopics)),
  severity: z.enum(keysOf<RuleSeverity>(ruleSeverities)),
  text: line(300),
  source: text(120),
  verified_on: day.nullable().default(null),
});
export type VenueRule = z.output<typeof venueRule>;

/** When one may be inside; without a weekday, on every other day. */
export const venueWindow = z.object({
  weekday: z.int().min(1).max(7).nullable().default(null),
  from: clockTime,
  until: clockTime,
  late_fee_cents: cents.min(0).nullable().default(null),
});
export type VenueWindow = z.output<typeof venueWindow>;

/** A room or a lawn; lengths in centimetres. */
export const venueSpace = z.object({
  name: line(80),
  indoor: z.boolean().default(true),
  length_cm: z.int().min(1).max(100_000).nullable().default(null),
  width_cm: z.int().min(1).max(100_000).nullable().default(null),
  ceiling_cm: z.int().min(1).max(10_000).nullable().default(null),
  note: text(300),
  /** The floor plan, a picture or a PDF, and photographs: files of the venue. */
  plan_id: id.nullable().optional(),
  photo_ids: z.array(id).max(12).optional(),
});
export type VenueSpace = z.output<typeof venueSpace>;

/** A certificate of insurance that the place has from us. */
export const venueCertificate = z.object({ name: line(120), valid_until: day, additional_insured: text(160) });
export type VenueCertificate = z.output<typeof venueCertificate>;

export const venueContact = z.object({ name: line(120), role: text(80), phone: text(40), email: text(254) });
export type VenueContact = z.output<typeof venueContact>;

const fields = {
  name: line(120),
  kind: z.enum(keysOf<VenueKind>(venueKinds)),
  address: z.string().trim().max(300),
  lat: latitude.nullable(),
  lng: longitude.nullable(),
  /** One way from where the vans start, by road, as somebody has driven it. */
  way_m: z.int().min(0).max(5_000_000).nullable(),
  way_minutes: z.int().min(0).max(10_000).nullable(),
  website: z.string().trim().max(300),
  capacity_seated: z.int().min(0).max(100_000).nullable(),
  capacity_standing: z.int().min(0).max(100_000).nullable(),
  preferred: z.boolean(),
  tags: z.array(line(40)).max(20),
  notes: z.string().trim().max(5_000),
  rules: z.array(venueRule).max(60),
  windows: z.array(venueWindow).max(14),
  spaces: z.array(venueSpace).max(40),
  certificates: z.array(venueCertificate).max(20),
  contacts: z.array(venueContact).max(20),
};

export const venue = z.object({
  id,
  ...fields,
  project_count: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  archived_at: timestamp.nullable(),
  updated_by_id: id.nullable(),
  version: z.int(),
});
export type Venue = z.output<typeof venue>;

export const newVenue = z.object({
  ...fields,
  kind: fields.kind.default('other'),
  address: fields.address.default(''),
  lat: fields.lat.default(null),
  lng: fields.lng.default(null),
  way_m: fields.way_m.default(null),
  way_minutes: fields.way_minutes.default(null),
  website: fields.website.default(''),
  capacity_seated: fields.capacity_seated.default(null),
  capacity_standing: fields.capacity_standing.default(null),
  preferred: fields.preferred.default(false),
  tags: fields.tags.default([]),
  notes: fields.notes.default(''),
  rules: fields.rules.default([]),
  windows: fields.windows.default([]),
  spaces: fields.spaces.default([]),
  certificates: fields.certificates.default([]),
  contacts: fields.contacts.default([]),
});
export type NewVenue = z.output<typeof newVenue>;

export const venuePatch = z.object(fields).partial();
export type VenuePatch = z.output<typeof venuePatch>;

export const venueQuery = pageQuery.extend({
  ordering: z.enum(['name', '-name', 'updated_at', '-updated_at']).default('name'),
  kind: z.enum(keysOf<VenueKind>(venueKinds)).optional(),
  /** Rules of this topic that are not only good to know. */
  restricts: z.enum(keysOf<RuleTopic>(ruleTopics)).optional(),
  archived: z.enum(['true', 'false']).default('false'),
});
export type VenueQuery = z.output<typeof venueQuery>;

/** An event that is, or was, held at a place. */
export const venueProject = z.object({
  project_id: id,
  name: z.string(),
  event_type: z.string(),
  event_date: day.nullable(),
  setup_minutes: z.int(),
  crew: z.int(),
  note: z.string(),
  /** Pieces that were made for it, by name. */
  pieces: z.array(z.string()),
});
export type VenueProject = z.output<typeof venueProject>;

/** Work of setting up, counted for one person, and how many come; what went wrong is written down for the next time. */
export const placing = z.object({
  venue_id: id,
  setup_minutes: z.int().min(0).max(100_000),
  crew: z.int().min(1).max(200),
  note: z.string().trim().max(2_000),
});
export type Placing = z.output<typeof placing>;

/** What changes of it. What is left out stays as it is, so that of two people who write at once neither takes the other's words back. */
export const placingChanges = placing.partial();
export type PlacingChanges = z.output<typeof placingChanges>;

/** The place of a project; `suggested` are places whose name stands in the text that the CRM has. */
export const projectVenue = z.object({
  project_id: id,
  venue_text: z.string(),
  event_date: day.nullable(),
  start_time: z.string().nullable(),
  placing: placing.nullable(),
  /** What the event uses that a place may forbid, by the topic of a rule: the names of pieces. */
  uses: z.partialRecord(z.enum(keysOf<RuleTopic>(ruleTopics)), z.array(z.string())),
  venue: venue.nullable(),
  suggested: z.array(z.object({ id, name: z.string() })),
});
export type ProjectVenue = z.output<typeof projectVenue>;

export const mergeVenues = z.object({ keep_id: id, merge_id: id }).refine(({ keep_id, merge_id }) => keep_id !== merge_id, {
  path: ['merge_id'],
  message: 'must be another venue',
});

/** Degrees, as an address carries them. */
const degrees = (range: typeof latitude) => z.string().trim().min(1).transform(Number).pipe(range);
export const nearbyQuery = z.object({ lat: degrees(latitude), lng: degrees(longitude) });

/** A place near another, as the crow flies. */
export const nearbyVenue = z.object({ id, name: z.string(), kind: fields.kind, meters: z.int() });
export type NearbyVenue = z.output<typeof nearbyVenue>;

/** What of the checklist of a place was not on the timeline yet. */
export const addedEntries = z.object({ added: z.int() });

export const projectParam = z.object({ projectId: idParam });
