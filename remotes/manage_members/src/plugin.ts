import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import './styles.css';

export const plugin = definePlugin(manifest, {
  invite_page: () => import('./invite/invite.page'),
  members_page: () => import('./members/members.page'),
  roles_page: () => import('./roles/roles.page'),
  plugins_page: () => import('./plugins/plugins.page'),
  rules_page: () => import('./rules/rules.page'),
  skills_page: () => import('./skills/skills.page'),
  categories_page: () => import('./categories/categories.page'),
  changes_page: () => import('./changes/changes.page'),
  open_invite: () => import('./commands/open-invite.command'),
  open_roles: () => import('./commands/open-roles.command'),
});
