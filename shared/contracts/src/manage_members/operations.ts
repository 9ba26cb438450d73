import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { paths } from './paths';
import { permissionRecord } from './schema';

export const operations = defineRoutes(paths, {
  myPermissions: {
    summary: 'What may I use? Never cached; `nocache` is ignored', access: 'session', query: z.object({ nocache: z.string().max(40).optional() }), ok: permissionRecord,
  },
});
