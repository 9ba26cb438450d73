import type { operations } from '@butterfly/contracts/event_venues';
import type { Handlers } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import { csvDownload } from '../../platform/records/csv';
import { recordReply } from '../../platform/records/record-reply';
import { driving, venueFilter, venuePage, venues, venuesNear } from './repository';
import type { VenueService } from './service';

const HEADING = ['Name', 'Kind', 'Address', 'Seats', 'Notes'];

export function eventVenuesHandlers(service: VenueService): Handlers<typeof operations> {
  return {
    listVenues: async ({ query, tx }) =>
      pageAnswer({ path: '/api/event_venues/venues/', query, ...(await tx((db) => venuePage(db, query))) }),
    createVenue: async ({ body, tx }) => recordReply(await tx((db) => service.create(db, body)), 201),
    exportVenues: async ({ query, tx }) => {
      const filter = venueFilter(query);
      const rowsAfter = (id: number, limit: number) => tx((db) => venues.after(db, { filter, id, limit }));
      return csvDownload({
        fileName: 'venues.csv',
        heading: HEADING,
        cells: ({ name, kind, address, capacity_seated, notes }) => [name, kind, address, String(capacity_seated ?? ''), notes],
        rowsAfter,
      });
    },
    nearbyVenues: async ({ query, tx }) => tx((db) => venuesNear(db, query)),
    getDriving: async ({ tx }) => recordReply(await tx((db) => driving.theOne(db))),
    updateDriving: async ({ body, headers, tx }) =>
      recordReply(await tx((db) => service.updateDriving(db, { patch: body, ifMatch: headers['if-match'] }))),
    mergeVenues: async ({ body, tx }) => recordReply(await tx((db) => service.merge(db, body))),
    getVenue: async ({ params, tx }) => recordReply(await tx((db) => venues.read(db, params.id))),
    updateVenue: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveVenue: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: true }))),
    restoreVenue: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: false }))),
    listVenueProjects: async ({ params, tx }) => tx((db) => service.projectsAt(db, params.id)),
    getProjectVenue: async ({ params, tx }) => tx((db) => service.venueOf(db, params.projectId)),
    placeProject: async ({ params, body, tx }) => tx((db) => service.place(db, { projectId: params.projectId, changes: body })),
    addChecklist: async ({ params, tx }) => tx((db) => service.addChecklist(db, params.projectId)),
    displaceProject: async ({ params, tx }) => tx((db) => service.displace(db, params.projectId)),
  };
}
