import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './proposal_and_invoice.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    proposals_page: () => import('./proposals/proposals.page'),
    new_proposal_page: () => import('./proposal/new-proposal.page'),
    import_page: () => import('./import/import.page'),
    proposal_page: () => import('./proposal/proposal.page'),
  },
  { live: { 'proposal_and_invoice.proposal': [keys.proposals] } },
);
