import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './questionnaire.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    templates_page: () => import('./templates/templates.page'),
    new_template_page: () => import('./template/new-template.page'),
    import_page: () => import('./import/import.page'),
    template_page: () => import('./template/template.page'),
  },
  { live: { 'questionnaire.template': [keys.templates] } },
);
