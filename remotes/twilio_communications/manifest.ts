import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'twilio_communications',
  title: 'Text Messages',
  description: 'Texts with clients, each in one conversation, and a softphone that is at hand on every page.',
  icon: 'phone',
  category: 'comms',
  owner: { team: 'comms', contact: 'comms@butterfly.example' },
  requires: { shell: '^1.0.0' },
  services: ['twilio_voice'],
  permissions: {
    plugin: 'twilio_communications',
    features: [{ id: 'access_twilio_communications', title: 'Call and text clients', risk: 'send' }],
  },
  contributes: {
    routes: [
      { id: 'texts', path: '/twilio_communications', area: 'app', page: 'texts_page', title: 'Text messages', skeleton: 'table' },
      { id: 'calls', path: '/twilio_communications/calls', area: 'app', page: 'calls_page', title: 'Calls', skeleton: 'table' },
      {
        id: 'settings',
        path: '/twilio_communications/settings',
        area: 'app',
        page: 'settings_page',
        title: 'Calls and texts',
        skeleton: 'form',
      },
    ],
    nav: [{ id: 'texts', route: '/twilio_communications', section: 'sell', order: 40, label: 'Text Messages', icon: 'phone' }],
    commands: [
      { id: 'twilio_communications.call', title: 'Call a number', run: 'call_number' },
      { id: 'twilio_communications.text', title: 'Text a number', run: 'text_number' },
    ],
    fills: [
      {
        slot: 'shell.floating/v1',
        id: 'softphone',
        render: 'softphone',
        order: 30,
        when: { any: [{ admin: true }, { plugin: 'twilio_communications' }, { feature: 'access_twilio_communications' }] },
      },
      { slot: 'tenant_crm.project_panels/v1', id: 'texts', render: 'project_texts_panel', order: 30 },
    ],
    events: { publishes: ['twilio_communications.call.ended@1'] },
  },
  state: 'stable',
} as const satisfies PluginManifestInput;
