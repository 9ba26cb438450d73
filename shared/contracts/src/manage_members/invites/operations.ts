import * as z from 'zod';
import { defineRoutes, idParam } from '../../core';
import { invitePaths } from './paths';
import { acceptance, invitation, invite, inviteResult, inviteState, newInvites } from './schema';

const byId = z.object({ id: idParam });
// Loose on purpose: a link that was cut in half is an unknown invitation, not a wrong input.
const byToken = z.object({ token: z.string().min(1).max(100) });
const settled = ['manage_members.invite_used', 'manage_members.invite_revoked', 'manage_members.invite_expired'] as const;

export const inviteOperations = defineRoutes(invitePaths, {
  listInvites: {
    summary: 'Invitations, the open ones first',
    access: 'admin',
    query: z.object({ state: inviteState.optional() }),
    ok: z.array(invite),
  },
  createInvites: {
    summary: 'Invite one or several people by e-mail; says of each address what became of it',
    idempotent: true,
    access: 'admin',
    body: newInvites,
    bodyLimit: 32_768,
    status: 201,
    ratePerMinute: 30,
    ok: z.object({ results: z.array(inviteResult) }),
    errors: ['manage_members.mail_not_set_up'],
  },
  resendInvite: {
    summary: 'Send a new link for seven days; the old one stops working',
    access: 'admin',
    params: byId,
    body: z.object({}).optional(),
    ratePerMinute: 30,
    ok: invite,
    errors: ['manage_members.invite_used', 'manage_members.invite_newer', 'manage_members.mail_not_set_up'],
  },
  revokeInvite: {
    summary: 'Make an invitation worthless',
    access: 'admin',
    params: byId,
    body: z.object({}).optional(),
    ok: invite,
    errors: ['manage_members.invite_used'],
  },
  readInvite: { summary: 'What an invitation is for', access: 'public', params: byToken, ok: invitation, ratePerMinute: 60 },
  acceptInvite: {
    summary: 'Accept an invitation and be signed in',
    access: 'public',
    params: byToken,
    body: acceptance,
    bodyLimit: 4_096,
    ratePerMinute: 20,
    ok: z.object({ business: z.string() }),
    errors: [...settled, 'auth_and_admin.wrong_credentials', 'auth_and_admin.locked'],
  },
});
