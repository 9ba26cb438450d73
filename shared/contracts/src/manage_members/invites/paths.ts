import type { Paths } from '../../core';

export const invitePaths = {
  listInvites: 'GET /api/manage_members/invites/',
  createInvites: 'POST /api/manage_members/invites/',
  resendInvite: 'POST /api/manage_members/invites/:id/resend/',
  revokeInvite: 'POST /api/manage_members/invites/:id/revoke/',
  readInvite: 'GET /api/manage_members/public/invite/:token/',
  acceptInvite: 'POST /api/manage_members/public/invite/:token/',
} as const satisfies Paths;
