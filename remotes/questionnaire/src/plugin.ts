import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './questionnaire.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    questionnaires_page: () => import('./list/questionnaires.page'),
    templates_page: () => import('./templates/templates.page'),
    template_page: () => import('./templates/template.page'),
    project_page: () => import('./project/project.page'),
    questionnaire_page: () => import('./project/questionnaire.page'),
    responses_page: () => import('./responses/responses.page'),
    answer_page: () => import('./answer/answer.page'),
    project_questionnaires_panel: () => import('./project/project-questionnaires.panel'),
  },
  { live: { 'questionnaire.template': [keys.templates], 'questionnaire.questionnaire': [keys.questionnaires] } },
);
