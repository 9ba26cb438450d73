import * as z from 'zod';
import { defineRoutes } from '../../core';
import { viewPaths } from './paths';
import { listView } from '../../records';

const params = z.object({ list: z.enum(['projects', 'contacts', 'organizations', 'leads', 'notes', 'imports']) });

export const viewOperations = defineRoutes(viewPaths, {
  getListView: { summary: 'How the member likes a list: saved filters and columns', access: 'plugin', params, ok: listView },
  saveListView: {
    summary: 'Keep how the member likes a list',
    access: 'plugin',
    params,
    body: listView,
    bodyLimit: 32 * 1024,
    ok: listView,
  },
});
