import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './calendar_meeting.client';
import './styles.css';
import './hours/hours.css';

export const plugin = definePlugin(
  manifest,
  {
    calendar_page: () => import('./calendar/calendar.page'),
    event_page: () => import('./event/event.page'),
    day_page: () => import('./day/day.page'),
    settings_page: () => import('./settings/settings.page'),
    invitation_page: () => import('./public/invitation.page'),
    today_card: () => import('./calendar/today.card'),
    project_panel: () => import('./calendar/project.panel'),
    open_calendar: async () => ({ run: ({ nav }) => nav.go(nav.href('calendar')) }),
    new_event: async () => ({ run: ({ nav }) => nav.go(`${nav.href('calendar')}?new=true`) }),
  },
  {
    live: {
      'calendar_meeting.event': [keys.entries],
      'calendar_meeting.hold': [keys.entries],
      'event_meetings.booking': [keys.entries],
      'tenant_crm.project': [keys.entries],
      'inventory.reservation': [keys.entries],
      'proposal_and_invoice.invoice': [keys.entries],
    },
  },
);
