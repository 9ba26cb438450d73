import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './contract.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    contracts_page: () => import('./contracts/contracts.page'),
    templates_page: () => import('./templates/templates.page'),
    template_page: () => import('./templates/template.page'),
    project_page: () => import('./project/project.page'),
    sign_page: () => import('./sign/sign.page'),
  },
  {
    live: {
      'contract.contract': [keys.contracts],
      'contract.template': [keys.templates],
      'contract.clause': [keys.clauses],
    },
  },
);
