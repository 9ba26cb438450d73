import type { Paths } from '../core';
import { changePaths } from './changes/paths';
import { invitePaths } from './invites/paths';
import { memberPaths } from './members/paths';
import { rolePaths } from './roles/paths';
import { rulePaths } from './rules/paths';
import { skillPaths } from './skills/paths';

export const paths = {
  myPermissions: 'GET /api/manage_members/me/permissions/',
  ...memberPaths,
  ...invitePaths,
  ...rolePaths,
  ...skillPaths,
  ...rulePaths,
  ...changePaths,
} as const satisfies Paths;
