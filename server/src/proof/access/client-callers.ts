import { CSRF_COOKIE, SESSION_COOKIE } from '../../platform/http/cookies';
import { defineLink } from '../../platform/public-links/link-kind';
import type { TestApp } from '../../platform/testing/create-test-app';
import type { Caller } from './caller';
import type { CallerKind } from './expected-answer';

/** Of a module without an own permission, so that nothing but the session itself is in question. */
const LETTER = defineLink({ name: 'notifications.letter', subject: 'notifications.letter', scopes: ['read'] });
const FROM = { ip: '198.51.100.4', userAgent: 'proof' };
const HOW = { ...FROM, scopes: ['read'], proof: 'password', seconds: 3_600 } as const;

/** Clients of business B with everything a client can have; none of it is a member's. */
export async function clientCallers({ platform, tenantB: tenantId, visitor }: TestApp): Promise<[CallerKind, Caller][]> {
  const { ofLink, ofPerson } = await platform.db.withTenant({ tenantId, memberId: null }, async (db) => {
    const { token: linkToken, link } = await platform.links.create(db, LETTER, { subjectId: 1, scopes: ['read'] });
    return {
      ofLink: await platform.clients.openForLink(db, { ...HOW, linkToken, linkId: link.id }),
      ofPerson: await platform.clients.openForPerson(db, { ...HOW, contactId: 1, projectId: 1 }),
    };
  });
  const token = valueOf(ofPerson[0]);
  const csrf = platform.signer.csrf(token);
  return [
    ['client_of_link', { client: visitor(), headers: withCookies(ofLink) }],
    ['client_signed_in', { client: visitor(), headers: withCookies(ofPerson) }],
    ['client_as_member', { client: visitor(), headers: withCookies([`${SESSION_COOKIE}=${token}`, `${CSRF_COOKIE}=${csrf}`]) }],
  ];
}

const valueOf = (cookie = ''): string => cookie.split(';')[0]?.split('=')[1] ?? '';

/** As the page of a client sends them: the session, and the CSRF token that belongs to it. */
function withCookies(cookies: readonly string[]): Record<string, string> {
  return { cookie: cookies.map((line) => line.split(';')[0]).join('; '), 'x-csrftoken': valueOf(cookies[1]) };
}
