import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'live_console',
  title: 'Live Console',
  description: 'Talk with the assistant by text or voice, and show it what you see.',
  icon: 'microphone',
  category: 'automation',
  owner: { team: 'live_console', contact: 'live-console@butterfly.example' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: 'live_console', features: [{ id: 'access_live_console', title: 'Live console', risk: 'read' }] },
  contributes: {
    fills: [
      {
        slot: 'shell.floating/v1',
        id: 'console',
        render: 'console_panel',
        order: 0,
        when: { feature: 'access_live_console' },
        launcher: { label: 'Live console', icon: 'microphone', corner: 'bottom-left' },
      },
    ],
  },
  state: 'stable',
} as const satisfies PluginManifestInput;
