import type { Paths } from '../../core/define-routes';

export const summaryPaths = { summarizeBoard: 'GET /api/moodboard/:projectId/summary/' } as const satisfies Paths;
