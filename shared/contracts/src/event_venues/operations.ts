import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { idParam, pageOf } from '../core/primitives';
import { paths } from './paths';
import { driving, drivingPatch } from './driving.schema';
import {
  addedEntries,
  mergeVenues,
  nearbyQuery,
  nearbyVenue,
  newVenue,
  placingChanges,
  projectParam,
  projectVenue,
  venue,
  venuePatch,
  venueProject,
  venueQuery,
} from './schema';

const byId = z.object({ id: idParam });
const bodyLimit = 64 * 1024;

export const operations = defineRoutes(paths, {
  listVenues: { summary: 'Venues, page by page', access: 'plugin', query: venueQuery, ok: pageOf(venue) },
  createVenue: { summary: 'Add a venue', access: 'plugin', idempotent: true, body: newVenue, bodyLimit, ok: venue, status: 201 },
  exportVenues: {
    summary: 'Venues as CSV, with the filters of the list',
    access: 'plugin',
    feature: 'export_data',
    ratePerMember: 20,
    query: venueQuery,
    ok: z.string(),
    answer: 'handler',
  },
  nearbyVenues: {
    summary: 'The ten venues nearest to a point, the nearest first',
    access: 'plugin',
    query: nearbyQuery,
    ok: z.array(nearbyVenue),
  },
  getDriving: { summary: 'Where the vans start, and what driving costs', access: 'plugin', ok: driving },
  updateDriving: {
    summary: 'Change where the vans start, or what driving costs; needs If-Match',
    access: 'plugin',
    feature: 'manage_templates',
    body: drivingPatch,
    ok: driving,
    errors: ['precondition_required', 'version_conflict'],
  },
  mergeVenues: {
    summary: 'Make one venue of two: events, rules and people of the second go to the first, the second goes to the archive',
    access: 'plugin',
    feature: 'delete_records',
    body: mergeVenues,
    ok: venue,
    errors: ['not_found', 'event_venues.venue_archived'],
  },
  getVenue: { summary: 'Read a venue; the answer has an ETag', access: 'plugin', params: byId, ok: venue },
  updateVenue: {
    summary: 'Change a venue; needs If-Match. A 412 carries the saved venue as `current`',
    access: 'plugin',
    params: byId,
    body: venuePatch,
    bodyLimit,
    ok: venue,
    errors: ['precondition_required', 'version_conflict', 'event_venues.venue_archived'],
  },
  archiveVenue: {
    summary: 'Put a venue into the archive; again is no error',
    access: 'plugin',
    feature: 'delete_records',
    params: byId,
    ok: venue,
  },
  restoreVenue: { summary: 'Take a venue out of the archive; again is no error', access: 'plugin', params: byId, ok: venue },
  listVenueProjects: {
    summary: 'Events at a venue, the next and the last first',
    access: 'plugin',
    params: byId,
    ok: z.array(venueProject),
  },
  getProjectVenue: { summary: 'Where the event of a project is held', access: 'plugin', params: projectParam, ok: projectVenue },
  placeProject: {
    summary: 'Say where the event of a project is held, how long setting up takes and what was learnt; what is left out stays',
    access: 'plugin',
    params: projectParam,
    body: placingChanges,
    bodyLimit,
    ok: projectVenue,
    errors: ['event_venues.venue_archived', 'event_venues.no_venue'],
  },
  displaceProject: {
    summary: 'The event of a project is held nowhere known; again is no error',
    access: 'plugin',
    params: projectParam,
    ok: projectVenue,
  },
  addChecklist: {
    summary: 'Put the rules and the doors of the venue on the timeline of a project; what is there already is not added again',
    access: 'plugin',
    alsoPlugins: ['project_view'],
    params: projectParam,
    ok: addedEntries,
    errors: ['project_view.timeline_full', 'event_venues.no_venue', 'event_venues.no_timeline'],
  },
});
