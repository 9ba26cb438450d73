import * as z from 'zod';
import { defineRoutes } from '../../core/define-routes';
import { idParam } from '../../core/primitives';
import { board, minimalSave } from '../schema';
import { historyPaths } from './paths';
import { boardOwner, newRevision, revision, revisionLabel, tempBoardInfo } from './schema';

const byProject = z.object({ projectId: idParam });
const byRevision = byProject.extend({ revisionId: idParam });
const missing = ['moodboard.board_not_found'] as const;
const saved = z.union([board, minimalSave]);

export const historyOperations = defineRoutes(historyPaths, {
  listRevisions: {
    summary: 'Versions of a board that were kept, the newest first',
    access: 'plugin',
    params: byProject,
    ok: z.array(revision),
    errors: [...missing],
  },
  keepRevision: {
    summary: 'Keep the board as it is now, under a name',
    idempotent: true,
    access: 'plugin',
    params: byProject,
    body: newRevision,
    ok: revision,
    status: 201,
    errors: [...missing, 'moodboard.too_many_labels'],
  },
  readRevision: {
    summary: 'The document of a version',
    access: 'plugin',
    params: byRevision,
    ok: z.object({ data: z.unknown() }),
    answer: 'handler',
    errors: [...missing],
  },
  labelRevision: {
    summary: 'Name a version, or take its name',
    access: 'plugin',
    params: byRevision,
    body: revisionLabel,
    ok: revision,
    errors: [...missing, 'moodboard.too_many_labels'],
  },
  restoreRevision: {
    summary: 'Save an old version as the newest; what was there is kept',
    access: 'plugin',
    params: byRevision,
    body: z.object({}).optional(),
    ok: saved,
    answer: 'handler',
    errors: [...missing, 'precondition_required', 'version_conflict', 'moodboard.too_large', 'moodboard.too_many_items'],
  },
  listTempBoards: {
    summary: 'Boards without a project, the last changed first; at most 500',
    access: 'plugin',
    ok: z.array(tempBoardInfo),
  },
  attachTempBoard: {
    summary: 'Make a temporary board the board of a project',
    access: 'plugin',
    params: z.object({ tempProjectId: idParam }),
    body: boardOwner,
    ok: saved,
    answer: 'handler',
    errors: [...missing, 'moodboard.project_not_found', 'moodboard.already_exists'],
  },
});
