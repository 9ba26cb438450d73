import { assistantTools } from '@butterfly/contracts/manage_members/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'manage_members',
  title: 'Members',
  description: 'People of your business, their roles and skills, and which plugins are switched on.',
  icon: 'people',
  category: 'admin',
  owner: { team: 'platform', contact: 'platform@butterfly.example' },
  requires: { shell: '^1.0.0' },
  uses: ['auth_and_admin'],
  permissions: {
    plugin: 'manage_members',
    features: [{ id: 'access_manage_members', title: 'See and look after members', risk: 'write' }],
  },
  contributes: {
    assistantTools,
    routes: [
      {
        id: 'invite',
        path: '/manage_members/invite/:token',
        area: 'public',
        page: 'invite_page',
        title: 'Join your team',
        skeleton: 'form',
      },
      { id: 'members', path: '/manage_members', area: 'app', page: 'members_page', title: 'Members', skeleton: 'table' },
      { id: 'roles', path: '/manage_members/roles', area: 'app', page: 'roles_page', title: 'Roles', skeleton: 'table' },
      { id: 'plugins', path: '/manage_members/plugins', area: 'app', page: 'plugins_page', title: 'Plugins', skeleton: 'table' },
      {
        id: 'rules',
        path: '/manage_members/assignment-settings',
        area: 'app',
        page: 'rules_page',
        title: 'Assignment settings',
        skeleton: 'form',
      },
      { id: 'skills', path: '/manage_members/skills', area: 'app', page: 'skills_page', title: 'Skills', skeleton: 'table' },
      { id: 'changes', path: '/manage_members/changes', area: 'app', page: 'changes_page', title: 'Changes', skeleton: 'table' },
      {
        id: 'categories',
        path: '/manage_members/category-management',
        area: 'app',
        page: 'categories_page',
        title: 'Categories',
        skeleton: 'table',
      },
    ],
    nav: [
      { id: 'members', route: '/manage_members', section: 'manage', order: 80, label: 'Members', icon: 'people' },
      {
        id: 'plugins',
        route: '/manage_members/plugins',
        section: 'manage',
        order: 81,
        label: 'Plugins',
        icon: 'grid',
        when: { admin: true },
      },
    ],
    commands: [
      { id: 'manage_members.invite', title: 'Invite somebody', run: 'open_invite', when: { admin: true } },
      { id: 'manage_members.open_roles', title: 'Open roles', run: 'open_roles' },
    ],
  },
  state: 'stable',
} as const satisfies PluginManifestInput;
