import * as z from 'zod';
import { defineRoutes, idParam } from '../../core';
import { book } from '../book/schema';
import { versionPaths } from './paths';
import { bookVersion, comparison } from './schema';

const byProject = z.object({ projectId: idParam });
const fieldsNeed = ['view_costs'] as const;

export const versionOperations = defineRoutes(versionPaths, {
  lockBook: {
    summary: 'Lock the recipes as they stand; they are kept as a version',
    access: 'plugin',
    fieldsNeed,
    params: byProject,
    ok: book,
    errors: ['invalid_transition'],
  },
  unlockBook: {
    summary: 'Open locked recipes for a new version',
    access: 'plugin',
    fieldsNeed,
    params: byProject,
    ok: book,
    errors: ['invalid_transition'],
  },
  listVersions: { summary: 'Versions that were locked, the newest first', access: 'plugin', params: byProject, ok: z.array(bookVersion) },
  compareVersion: {
    summary: 'What has changed since a version, or between two of them',
    access: 'plugin',
    params: z.object({ projectId: idParam, id: idParam }),
    query: z.object({ with: idParam.optional() }),
    ok: comparison,
  },
});
