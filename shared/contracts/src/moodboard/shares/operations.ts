import * as z from 'zod';
import { defineRoutes } from '../../core/define-routes';
import { idParam } from '../../core/primitives';
import { sharePaths } from './paths';
import { newShare, reaction, reactionChange, share, shareAddress, sharedBoard, sharePassword } from './schema';

const byProject = z.object({ projectId: idParam });
const byShare = byProject.extend({ id: idParam });
// Loose on purpose: a link that was cut in half is an unknown board, not a wrong input.
export const byLink = z.object({ shareId: z.string().min(1).max(200) });
const missing = ['moodboard.board_not_found'] as const;
const closed = ['moodboard.share_locked'] as const;

export const shareOperations = defineRoutes(sharePaths, {
  listShares: {
    summary: 'Links of a board that were not taken back',
    access: 'plugin',
    params: byProject,
    ok: z.array(share),
    errors: [...missing],
  },
  createShare: {
    summary: 'Make a link for clients',
    idempotent: true,
    access: 'plugin',
    params: byProject,
    body: newShare,
    bodyLimit: 8_192,
    ok: share,
    status: 201,
    errors: [...missing, 'moodboard.too_many_shares', 'moodboard.share_in_the_past'],
  },
  showShareAddress: {
    summary: 'Where a link leads',
    access: 'plugin',
    params: byShare,
    ok: shareAddress,
    errors: [...missing],
  },
  revokeShare: {
    summary: 'Take a link back: it answers nobody any more',
    access: 'plugin',
    params: byShare,
    ok: share,
    errors: [...missing],
  },
  restoreShare: {
    summary: 'Let a link that was taken back work again',
    access: 'plugin',
    params: byShare,
    body: z.object({}).optional(),
    ok: share,
    errors: [...missing],
  },
  listReactions: {
    summary: 'What clients like on a board',
    access: 'plugin',
    params: byProject,
    ok: z.array(reaction),
    errors: [...missing],
  },
  readShare: { summary: 'What a link opens', access: 'public', params: byLink, ok: sharedBoard, ratePerMinute: 120 },
  unlockShare: {
    summary: 'Open a link that has a password, for half a day',
    access: 'public',
    params: byLink,
    body: sharePassword,
    bodyLimit: 4_096,
    ok: sharedBoard,
    ratePerMinute: 20,
    errors: ['moodboard.share_wrong_password', 'rate_limited'],
  },
  sharedDocument: {
    summary: 'The board behind a link',
    access: 'public',
    params: byLink,
    ok: z.unknown(),
    answer: 'handler',
    ratePerMinute: 240,
    errors: [...closed, ...missing],
  },
  sharedAssetBytes: {
    summary: 'A picture on the board behind a link',
    access: 'public',
    params: byLink.extend({ assetId: idParam, size: z.enum(['view', 'thumb']) }),
    ok: z.unknown(),
    answer: 'handler',
    ratePerMinute: 3_000,
    errors: [...closed, ...missing, 'file_gone'],
  },
  listSharedReactions: {
    summary: 'What visitors like on the board behind a link',
    access: 'public',
    params: byLink,
    ok: z.array(reaction),
    ratePerMinute: 240,
    errors: [...closed],
  },
  setSharedReaction: {
    summary: 'Like an item, or not any more',
    access: 'public',
    params: byLink,
    body: reactionChange,
    bodyLimit: 4_096,
    ok: reaction,
    ratePerMinute: 120,
    errors: [...closed, ...missing, 'moodboard.item_not_found'],
  },
});
