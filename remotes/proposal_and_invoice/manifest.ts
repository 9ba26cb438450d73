import { assistantTools } from '@butterfly/contracts/proposal_and_invoice/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'proposal_and_invoice',
  title: 'Proposal',
  description: 'Proposals that clients like to read, with figures that are right to the cent.',
  icon: 'text',
  category: 'project',
  owner: { team: 'sales', contact: '#sales' },
  requires: { shell: '^1.0.0' },
  permissions: {
    plugin: 'proposal_and_invoice',
    features: [{ id: 'access_proposal_and_invoice', title: 'Use proposals', risk: 'write' }],
  },
  contributes: {
    assistantTools,
    routes: [
      {
        id: 'proposal',
        path: '/proposal_and_invoice/proposal/:projectId',
        area: 'app',
        page: 'project_page',
        title: 'Proposal',
        project: 'projectId',
        skeleton: 'form',
      },
      {
        id: 'version',
        path: '/proposal_and_invoice/version/:proposalId',
        area: 'app',
        page: 'version_page',
        title: 'Proposal',
        skeleton: 'form',
      },
      {
        id: 'shared',
        path: '/proposal_and_invoice/shared/:token',
        area: 'public',
        page: 'shared_page',
        title: 'Proposal',
        skeleton: 'form',
      },
      {
        id: 'invoice',
        path: '/proposal_and_invoice/invoice/:invoiceId',
        area: 'app',
        page: 'invoice_page',
        title: 'Invoice',
        skeleton: 'form',
      },
    ],
    cards: [{ id: 'proposal', label: 'Proposal', icon: 'scroll', basePath: '/proposal_and_invoice/proposal', order: 30 }],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;
