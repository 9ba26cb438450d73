import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: '{{id}}',
  title: '{{title}}',
  description: 'Notes of the studio.',
  icon: 'note',
  category: 'admin',
  owner: { team: 'unassigned', contact: 'unassigned' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: '{{id}}' },
  contributes: {
    routes: [
      { id: 'notes', path: '/{{id}}', area: 'app', page: 'notes_page', title: '{{title}}', skeleton: 'table' },
      { id: 'new_note', path: '/{{id}}/new', area: 'app', page: 'new_note_page', title: 'New note', skeleton: 'form' },
      { id: 'note', path: '/{{id}}/:noteId', area: 'app', page: 'note_page', title: 'Note', skeleton: 'form' },
    ],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;
