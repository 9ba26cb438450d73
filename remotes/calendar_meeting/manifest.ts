import { assistantTools } from '@butterfly/contracts/calendar_meeting/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'calendar_meeting',
  title: 'Calendar',
  description: 'What the studio has on: meetings, events, holds of dates, payments due and rentals, on one calendar.',
  icon: 'calendar',
  category: 'project',
  owner: { team: 'clients', contact: '#clients' },
  requires: { shell: '^1.0.0' },
  permissions: {
    plugin: 'calendar_meeting',
    features: [{ id: 'access_calendar_meeting', title: 'Use the calendar', risk: 'write' }],
  },
  contributes: {
    assistantTools,
    routes: [
      { id: 'calendar', path: '/calendar_meeting', area: 'app', page: 'calendar_page', title: 'Calendar', skeleton: 'board' },
      {
        id: 'settings',
        path: '/calendar_meeting/settings',
        area: 'app',
        page: 'settings_page',
        title: 'Calendar programs',
        skeleton: 'form',
      },
      {
        id: 'event',
        path: '/calendar_meeting/events/:eventId',
        area: 'app',
        page: 'event_page',
        title: 'On the calendar',
        skeleton: 'form',
      },
      { id: 'day', path: '/calendar_meeting/days/:day', area: 'app', page: 'day_page', title: 'A day', skeleton: 'cards' },
      {
        id: 'project',
        path: '/calendar_meeting/:projectId',
        area: 'app',
        page: 'calendar_page',
        title: 'Calendar of a project',
        project: 'projectId',
        skeleton: 'board',
      },
      {
        id: 'invitation',
        path: '/calendar_meeting/invitation/:token',
        area: 'public',
        page: 'invitation_page',
        title: 'Your invitation',
        skeleton: 'form',
      },
    ],
    nav: [{ id: 'calendar', route: '/calendar_meeting', section: 'sell', order: 15, label: 'Calendar', icon: 'calendar' }],
    commands: [
      { id: 'calendar_meeting.open', title: 'Open the calendar', run: 'open_calendar' },
      { id: 'calendar_meeting.new_event', title: 'Put something on the calendar', run: 'new_event' },
    ],
    fills: [
      { slot: 'home_view.cards/v1', id: 'today', render: 'today_card', order: 4 },
      { slot: 'tenant_crm.project_panels/v1', id: 'calendar', render: 'project_panel', order: 25 },
    ],
    events: {
      publishes: [
        'calendar_meeting.event.created@1',
        'calendar_meeting.event.moved@1',
        'calendar_meeting.event.cancelled@1',
        'calendar_meeting.hold.placed@1',
        'calendar_meeting.hold.moved_up@1',
        'calendar_meeting.hold.lapsed@1',
        'calendar_meeting.hold.confirmed@1',
        'calendar_meeting.hold.line_changed@1',
      ],
    },
  },
  state: 'beta',
} as const satisfies PluginManifestInput;
