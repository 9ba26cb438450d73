import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'home_view',
  title: 'Butterfly Dashboard',
  description: 'Your day at a glance: the next events, the projects you were working on, and short ways to your tools.',
  icon: 'home',
  category: 'project',
  owner: { team: 'home', contact: 'home@butterfly.example' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: null },
  contributes: {
    routes: [
      { id: 'index', path: '/', area: 'app', page: 'home_page', title: 'Butterfly Dashboard', skeleton: 'cards' },
      { id: 'home', path: '/home_view', area: 'app', page: 'home_page', title: 'Butterfly Dashboard', skeleton: 'cards' },
    ],
    nav: [{ id: 'home', route: '/home_view', section: 'start', order: 0, label: 'Butterfly Dashboard', icon: 'home' }],
    slots: [{ id: 'home_view.cards/v1', onError: 'hide', max: 12 }],
  },
  state: 'stable',
} as const satisfies PluginManifestInput;
