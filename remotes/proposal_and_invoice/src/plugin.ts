import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './proposal_and_invoice.client';
import './library/library.css';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    project_page: () => import('./project/project.page'),
    version_page: () => import('./project/version.page'),
    invoice_page: () => import('./invoices/invoice.page'),
    shared_page: () => import('./shared/shared.page'),
  },
  {
    live: {
      'proposal_and_invoice.proposal': [keys.proposals],
      'proposal_and_invoice.invoice': [keys.invoices],
      'proposal_and_invoice.template': [keys.templates],
      'proposal_and_invoice.package': [keys.packages],
    },
  },
);
