import * as z from 'zod';
import { defineRoutes, idParam, timestamp } from '../../core';
import { subjectType } from '../notes/schema';
import { activityPaths } from './paths';
import { timeline } from './schema';

const window = { before: timestamp.optional(), limit: z.coerce.number().int().min(10).max(100).default(40) };

export const activityOperations = defineRoutes(activityPaths, {
  getTimeline: {
    summary: 'What happened to a record, the newest first',
    access: 'plugin',
    query: z.object({ subject_type: subjectType, subject_id: idParam, ...window }),
    ok: timeline,
    errors: ['not_found'],
  },
  getProjectTimeline: {
    summary: 'What happened to a project, the newest first',
    access: 'plugin',
    params: z.object({ id: idParam }),
    query: z.object(window),
    ok: timeline,
  },
});
