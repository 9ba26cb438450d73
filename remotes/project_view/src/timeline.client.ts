import type { operations } from '@butterfly/contracts/project_view';
import { paths } from '@butterfly/contracts/project_view/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Key of the cached timeline of one project. */
export const timelineKey = (projectId: string) => ['timeline', projectId] as const;
