import type { Paths } from '../../core';

export const changePaths = {
  listChanges: 'GET /api/manage_members/changes/',
  exportChanges: 'GET /api/manage_members/changes/export.csv/',
} as const satisfies Paths;
