import * as z from 'zod';
import type { EventCatalogue } from '../core/events';
import { id } from '../core/primitives';

export const events = {
  'agents.draft.created@1': z.object({ draft_id: id, project_id: id.nullable(), kind: z.enum(['proposal', 'recipe']) }),
  'agents.draft.applied@1': z.object({ draft_id: id, project_id: id.nullable(), kind: z.enum(['proposal', 'recipe']) }),
} as const satisfies EventCatalogue;
