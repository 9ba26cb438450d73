import type { operations } from '@butterfly/contracts/manage_members';
import { reply, type Call, type Handlers } from '../../../platform/define-module';
import { readCookie, SESSION_COOKIE } from '../../../platform/http/cookies';
import { siteAddress } from '../../../platform/http/requests/site-address';
import type { Platform } from '../../../platform/platform';
import type { InviteAcceptance } from './acceptance';
import type { InviteService } from './service';

/** Operation to service call. */
export function inviteHandlers({
  invites,
  acceptance,
  platform,
}: {
  invites: InviteService;
  acceptance: InviteAcceptance;
  platform: Platform;
}) {
  const site = (headers: Call['headers']) => siteAddress(platform.env, headers);
  return {
    listInvites: ({ query, tx }) => tx((db) => invites.list(db, query.state)),
    createInvites: async ({ body, headers, tx }) => {
      invites.requireMail();
      return { results: await tx((db) => invites.invite(db, { wanted: body, site: site(headers) })) };
    },
    resendInvite: ({ params, headers, tx }) => tx((db) => invites.resend(db, { id: params.id, site: site(headers) })),
    revokeInvite: ({ params, tx }) => tx((db) => invites.revoke(db, params.id)),
    readInvite: async ({ params, session, headers, ip }) => {
      const invitation = await acceptance.read({ token: params.token, session, headers, ip });
      // The link in the mail is often the first address somebody opens: its form needs a token of its own.
      const cookie = platform.api('auth_and_admin').csrfCookie(session ? (readCookie(headers['cookie'], SESSION_COOKIE) ?? '') : '');
      return reply(invitation, { headers: { 'set-cookie': cookie } });
    },
    acceptInvite: async ({ params, session, body, headers, ip }) => {
      const browser = { ip, userAgent: headers['user-agent'] ?? '', replaces: readCookie(headers['cookie'], SESSION_COOKIE) };
      const { business, cookies } = await acceptance.accept({ token: params.token, session, headers, ip, body, browser });
      return reply({ business }, { headers: { 'set-cookie': cookies } });
    },
  } satisfies Partial<Handlers<typeof operations>>;
}
