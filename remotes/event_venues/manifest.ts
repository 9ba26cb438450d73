import { assistantTools } from '@butterfly/contracts/event_venues/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'event_venues',
  title: 'Venues',
  description: 'Places where events happen, and what to know about them.',
  icon: 'pin',
  category: 'project',
  owner: { team: 'operations', contact: 'operations@butterfly.example' },
  requires: { shell: '^1.0.0' },
  uses: ['records'],
  permissions: { plugin: 'event_venues' },
  contributes: {
    assistantTools,
    routes: [
      { id: 'list', path: '/event_venues', area: 'app', page: 'venues_page', title: 'Venues', skeleton: 'table' },
      { id: 'new_venue', path: '/event_venues/new', area: 'app', page: 'new_venue_page', title: 'New venue', skeleton: 'form' },
      { id: 'import', path: '/event_venues/import', area: 'app', page: 'import_page', title: 'Import venues', skeleton: 'form' },
      { id: 'import_run', path: '/event_venues/import/:id', area: 'app', page: 'import_page', title: 'Import venues', skeleton: 'table' },
      {
        id: 'driving',
        path: '/event_venues/driving',
        area: 'app',
        page: 'driving_page',
        title: 'What driving costs',
        skeleton: 'form',
      },
      { id: 'venue', path: '/event_venues/:venueId', area: 'app', page: 'venue_page', title: 'Venue', skeleton: 'form' },
      {
        id: 'venue_events',
        path: '/venue-projects/:id',
        area: 'app',
        page: 'venue_events_page',
        title: 'Events at a venue',
        skeleton: 'table',
      },
    ],
    fills: [{ slot: 'tenant_crm.project_panels/v1', id: 'venue', render: 'project_venue_panel', order: 5 }],
  },
  state: 'beta',
} as const satisfies PluginManifestInput;
