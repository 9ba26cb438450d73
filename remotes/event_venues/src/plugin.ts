import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './event_venues.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    venues_page: () => import('./venues/venues.page'),
    new_venue_page: () => import('./venue/new-venue.page'),
    import_page: () => import('./import/import.page'),
    venue_page: () => import('./venue/venue.page'),
    venue_events_page: () => import('./events/venue-events.page'),
    driving_page: () => import('./driving/driving.page'),
    project_venue_panel: () => import('./project/project-venue.panel'),
  },
  {
    live: {
      'event_venues.venue': [keys.venues, keys.projects],
      'event_venues.placing': [keys.venues, keys.projects],
      'event_venues.driving': [keys.driving],
      'tenant_crm.project': [keys.projects],
    },
  },
);
