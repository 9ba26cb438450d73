import { defineRoutes } from '../core';
import { paths } from './paths';
import { summary } from './schema';

export const operations = defineRoutes(paths, {
  getSummary: { summary: 'Everything of the first page in one call, limited to what the member may use', access: 'session', ok: summary },
});
