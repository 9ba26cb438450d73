import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './client_portal.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    portals_page: () => import('./overview/portals.page'),
    settings_page: () => import('./settings/settings.page'),
    portal_page: () => import('./portal/portal.page'),
    wizard_page: () => import('./portal/wizard.page'),
    section_page: () => import('./portal/section.page'),
    requests_page: () => import('./portal/requests.page'),
    messages_page: () => import('./portal/messages.page'),
    files_page: () => import('./portal/files.page'),
    timeline_page: () => import('./portal/timeline.page'),
    questionnaire_page: () => import('./portal/questionnaire.page'),
    password_page: () => import('./portal/password.page'),
  },
  {
    live: {
      'client_portal.portal': [keys.portals],
      'client_portal.message': [keys.portals],
      'client_portal.file': [keys.portals],
    },
  },
);
