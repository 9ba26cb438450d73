import type { operations } from '@butterfly/contracts/referral_portal';
import { reply, type Call, type Handlers } from '../../../platform/define-module';
import { readCookie, SESSION_COOKIE } from '../../../platform/http/cookies';
import type { Platform } from '../../../platform/platform';
import { statementPdf } from '../statements/statement';
import type { ReferralLink } from './link-door';
import type { PartnerPortal } from './service';
import type { PartnerDoor } from './sign-in';

export interface PortalParts {
  readonly platform: Pick<Platform, 'api' | 'documents'>;
  readonly door: PartnerDoor;
  readonly portal: PartnerPortal;
  readonly link: ReferralLink;
}

type Came = Pick<Call, 'headers' | 'ip'> & { readonly session: Call['session'] | null };

/** What partners do, and who follows their links. */
export function portalHandlers({ platform, door, portal, link }: PortalParts) {
  /** Forms of these pages need a token; who is signed in as a member in the same browser has one that is bound to that. */
  const csrfCookie = ({ headers, session }: Came): string =>
    platform.api('auth_and_admin').csrfCookie(session ? (readCookie(headers['cookie'], SESSION_COOKIE) ?? '') : '');
  const fresh = <T>(body: T, cookies: string[] = [], status?: number) =>
    reply(body, {
      headers: { 'cache-control': 'no-store', ...(cookies.length > 0 && { 'set-cookie': cookies }) },
      ...(status && { status }),
    });
  const own = ({ params, headers, ip }: Pick<Call, 'headers' | 'ip'> & { params: { username: string } }) => ({ ...params, headers, ip });
  return {
    followLink: ({ params, headers }) => link.follow(params.code, headers['cookie']),
    getPortalSession: async (call) => fresh({ username: await door.whoIs(call) }, [csrfCookie(call)]),
    signInPartner: async ({ body, ...asking }) => {
      const { cookie, username } = await door.signIn(asking, body);
      return fresh({ username }, [cookie]);
    },
    signOutPartner: async (call) => reply(undefined, { headers: { 'set-cookie': [await door.signOut(call)] } }),
    forgotPartnerPassword: async ({ body }) => void (await portal.forgot(body.username)),
    openInvitation: async (call) =>
      fresh(await portal.invitation({ ...call.params, headers: call.headers, ip: call.ip }), [csrfCookie(call)]),
    acceptInvitation: async ({ params, headers, ip, body }) => {
      const { cookie, username } = await portal.join({ ...params, headers, ip }, body.password);
      return fresh({ username }, [cookie]);
    },
    getOwnSummary: async (call) => fresh(await portal.summary(own(call)), [csrfCookie(call)]),
    signAgreement: async (call) => fresh(await portal.sign(own(call))),
    listOwnReferrals: async (call) => fresh(await portal.sentBy(own(call)), [csrfCookie(call)]),
    sendReferral: async (call) => fresh(await portal.send(own(call), call.body), [], 201),
    listOwnCommissions: async (call) => fresh(await portal.earned(own(call))),
    getOwnStatement: async ({ params, headers, ip }) => {
      const { year, ...who } = params;
      return statementPdf(platform.documents, await portal.statement(own({ params: who, headers, ip }), year));
    },
    getOwnBankDetails: async (call) => fresh(await portal.account(own(call)), [csrfCookie(call)]),
    setOwnBankDetails: async (call) => fresh(await portal.nameAccount(own(call), call.body)),
  } satisfies Partial<Handlers<typeof operations>>;
}
