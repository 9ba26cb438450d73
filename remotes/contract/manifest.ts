import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'contract',
  title: 'Contract',
  description: 'Contracts of the studio.',
  icon: 'note',
  category: 'admin',
  owner: { team: 'unassigned', contact: 'unassigned' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: 'contract' },
  contributes: {
    routes: [
      { id: 'contracts', path: '/contract', area: 'app', page: 'contracts_page', title: 'Contract', skeleton: 'table' },
      { id: 'new_contract', path: '/contract/new', area: 'app', page: 'new_contract_page', title: 'New contract', skeleton: 'form' },
      { id: 'import', path: '/contract/import', area: 'app', page: 'import_page', title: 'Import', skeleton: 'form' },
      { id: 'import_run', path: '/contract/import/:id', area: 'app', page: 'import_page', title: 'Import', skeleton: 'table' },
      { id: 'contract', path: '/contract/:contractId', area: 'app', page: 'contract_page', title: 'Contract', skeleton: 'form' },
    ],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;
