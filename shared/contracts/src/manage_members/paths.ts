import type { Paths } from '../core';
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
} as const satisfies Paths;
