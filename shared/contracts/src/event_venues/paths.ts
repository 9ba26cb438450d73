import type { Paths } from '../core/define-routes';

export const paths = {
  listVenues: 'GET /api/event_venues/venues/',
  createVenue: 'POST /api/event_venues/venues/',
  exportVenues: 'GET /api/event_venues/venues/export.csv/',
  nearbyVenues: 'GET /api/event_venues/venues/nearby/',
  getDriving: 'GET /api/event_venues/driving/',
  updateDriving: 'PATCH /api/event_venues/driving/',
  mergeVenues: 'POST /api/event_venues/venues/merge/',
  getVenue: 'GET /api/event_venues/venues/:id/',
  updateVenue: 'PATCH /api/event_venues/venues/:id/',
  archiveVenue: 'POST /api/event_venues/venues/:id/archive/',
  restoreVenue: 'POST /api/event_venues/venues/:id/restore/',
  listVenueProjects: 'GET /api/event_venues/venues/:id/projects/',
  getProjectVenue: 'GET /api/event_venues/projects/:projectId/venue/',
  placeProject: 'PUT /api/event_venues/projects/:projectId/venue/',
  displaceProject: 'DELETE /api/event_venues/projects/:projectId/venue/',
  addChecklist: 'POST /api/event_venues/projects/:projectId/venue/checklist/',
} as const satisfies Paths;
