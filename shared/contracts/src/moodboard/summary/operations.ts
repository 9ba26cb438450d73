import * as z from 'zod';
import { defineRoutes } from '../../core/define-routes';
import { idParam } from '../../core/primitives';
import { summaryPaths } from './paths';
import { boardSummary } from './schema';

export const summaryOperations = defineRoutes(summaryPaths, {
  summarizeBoard: {
    summary: 'When the board of a project was changed last, and its first pictures',
    access: 'plugin',
    params: z.object({ projectId: idParam }),
    ok: boardSummary,
  },
});
