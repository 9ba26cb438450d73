import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './mails.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    settings_page: () => import('./settings/settings.page'),
    templates_page: () => import('./templates/templates.page'),
    template_page: () => import('./template/template.page'),
    log_page: () => import('./log/log.page'),
    client_reach_note: () => import('./client/client-reach.note'),
    project_mails_panel: () => import('./project/project-mails.panel'),
  },
  { live: { 'transactional_emails.mail': [keys.log], 'transactional_emails.template': [keys.templates] } },
);
