import * as z from 'zod';
import { defineRoutes } from '../../core/define-routes';
import { idParam } from '../../core/primitives';
import { byLink } from '../shares/operations';
import { commentPaths } from './paths';
import { comment, commentPatch, newComment, newSharedComment } from './schema';

const byProject = z.object({ projectId: idParam });
const byComment = byProject.extend({ id: idParam });
const missing = ['moodboard.board_not_found'] as const;
const bodyLimit = 16_384;

export const commentOperations = defineRoutes(commentPaths, {
  listComments: {
    summary: 'Comments of a board, the oldest first',
    access: 'plugin',
    params: byProject,
    ok: z.array(comment),
    errors: [...missing],
  },
  addComment: {
    summary: 'Comment on a board, or answer',
    access: 'plugin',
    idempotent: true,
    params: byProject,
    body: newComment,
    bodyLimit,
    ok: comment,
    status: 201,
    errors: [...missing, 'moodboard.too_many_comments'],
  },
  changeComment: {
    summary: 'Settle a thread, open it again, or reword an own comment',
    access: 'plugin',
    params: byComment,
    body: commentPatch,
    bodyLimit,
    ok: comment,
    errors: [...missing, 'moodboard.not_your_comment'],
  },
  removeComment: {
    summary: 'Take a comment away',
    access: 'plugin',
    params: byComment,
    ok: comment,
    errors: [...missing, 'moodboard.not_your_comment'],
  },
  restoreComment: {
    summary: 'Bring a comment back',
    access: 'plugin',
    params: byComment,
    body: z.object({}).optional(),
    ok: comment,
    errors: [...missing, 'moodboard.not_your_comment'],
  },
  listSharedComments: {
    summary: 'Comments that the client sees',
    access: 'public',
    params: byLink,
    ok: z.array(comment),
    ratePerMinute: 240,
    errors: ['moodboard.share_locked'],
  },
  addSharedComment: {
    summary: 'Comment as a client',
    access: 'public',
    params: byLink,
    body: newSharedComment,
    bodyLimit,
    ok: comment,
    status: 201,
    ratePerMinute: 30,
    errors: ['moodboard.share_locked', 'moodboard.share_view_only', 'moodboard.too_many_comments'],
  },
});
