import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'proposal_and_invoice',
  title: 'Proposal and invoice',
  description: 'Proposals of the studio.',
  icon: 'note',
  category: 'admin',
  owner: { team: 'unassigned', contact: 'unassigned' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: 'proposal_and_invoice' },
  contributes: {
    routes: [
      {
        id: 'proposals',
        path: '/proposal_and_invoice',
        area: 'app',
        page: 'proposals_page',
        title: 'Proposal and invoice',
        skeleton: 'table',
      },
      {
        id: 'new_proposal',
        path: '/proposal_and_invoice/new',
        area: 'app',
        page: 'new_proposal_page',
        title: 'New proposal',
        skeleton: 'form',
      },
      { id: 'import', path: '/proposal_and_invoice/import', area: 'app', page: 'import_page', title: 'Import', skeleton: 'form' },
      { id: 'import_run', path: '/proposal_and_invoice/import/:id', area: 'app', page: 'import_page', title: 'Import', skeleton: 'table' },
      {
        id: 'proposal',
        path: '/proposal_and_invoice/:proposalId',
        area: 'app',
        page: 'proposal_page',
        title: 'Proposal',
        skeleton: 'form',
      },
    ],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;
