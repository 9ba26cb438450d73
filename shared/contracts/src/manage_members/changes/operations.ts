import * as z from 'zod';
import { defineRoutes } from '../../core';
import { changePaths } from './paths';
import { changeCursor, changeFilter, changes } from './schema';

export const changeOperations = defineRoutes(changePaths, {
  listChanges: {
    summary: 'Who changed what, in every plugin, the newest first',
    access: 'admin',
    query: changeFilter.extend({ before: changeCursor.optional(), limit: z.coerce.number().int().min(1).max(200).default(50) }),
    ok: changes,
  },
  exportChanges: {
    summary: 'Who changed what as CSV, with the filters of the list',
    ratePerMember: 20,
    // Who is an administrator has every feature, `export_data` as well.
    access: 'admin',
    query: changeFilter,
    ok: z.string(),
    answer: 'handler',
  },
});
