import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'referral_portal',
  title: 'Referral portal',
  description: 'Partners of the studio.',
  icon: 'note',
  category: 'admin',
  owner: { team: 'unassigned', contact: 'unassigned' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: 'referral_portal' },
  contributes: {
    routes: [
      { id: 'partners', path: '/referral_portal', area: 'app', page: 'partners_page', title: 'Referral portal', skeleton: 'table' },
      { id: 'new_partner', path: '/referral_portal/new', area: 'app', page: 'new_partner_page', title: 'New partner', skeleton: 'form' },
      { id: 'import', path: '/referral_portal/import', area: 'app', page: 'import_page', title: 'Import', skeleton: 'form' },
      { id: 'import_run', path: '/referral_portal/import/:id', area: 'app', page: 'import_page', title: 'Import', skeleton: 'table' },
      { id: 'partner', path: '/referral_portal/:partnerId', area: 'app', page: 'partner_page', title: 'Partner', skeleton: 'form' },
    ],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;
