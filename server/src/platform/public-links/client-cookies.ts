import type { TokenSigner } from '../auth/token-signer';
import { readCookie, writeCookie } from '../http/cookies';

const NAMED_BY = 12;
const PATH = '/api/';

interface CookieFacts {
  readonly signer: Pick<TokenSigner, 'csrf'>;
  readonly secure: boolean;
  readonly maxAge: number;
}

/**
 * The cookie of a session: of a person who signed in to a project (`linkToken` null), or of a link. A browser may have several links
 * open, each has its own.
 */
export function clientCookieName(linkToken: string | null): string {
  return linkToken === null ? 'clientsession' : `client_${partOf(linkToken)}`;
}

/** The cookie that scripts of client pages read and send back as `X-CSRFToken`; that of staff pages is another one. */
export function clientCsrfCookieName(linkToken: string | null): string {
  return linkToken === null ? 'clientcsrf' : `clientcsrf_${partOf(linkToken)}`;
}

/** The session token that a browser shows for a link, or for a person where `linkToken` is null. */
export function readClientCookie(header: string | undefined, linkToken: string | null): string | undefined {
  return readCookie(header, clientCookieName(linkToken));
}

/** The Set-Cookie values of a session that was opened: it goes to the API alone, its CSRF token to the pages. */
export function clientCookies(linkToken: string | null, sessionToken: string, facts: CookieFacts): string[] {
  const { secure, maxAge } = facts;
  return [
    writeCookie(clientCookieName(linkToken), sessionToken, { httpOnly: true, secure, maxAge, path: PATH }),
    clientCsrfCookie(linkToken, sessionToken, facts),
  ];
}

/** The Set-Cookie value of a CSRF token for client pages; `sessionToken` is `''` before anything was shown. */
export function clientCsrfCookie(linkToken: string | null, sessionToken: string, { signer, secure, maxAge }: CookieFacts): string {
  return writeCookie(clientCsrfCookieName(linkToken), signer.csrf(sessionToken), { httpOnly: false, secure, maxAge });
}

/** The Set-Cookie values that forget a session. */
export function endedClientCookies(linkToken: string | null, facts: Omit<CookieFacts, 'maxAge'>): string[] {
  const gone = { secure: facts.secure, maxAge: 0 };
  return [
    writeCookie(clientCookieName(linkToken), '', { ...gone, httpOnly: true, path: PATH }),
    writeCookie(clientCsrfCookieName(linkToken), '', { ...gone, httpOnly: false }),
  ];
}

/** 72 of the at least 128 bits: enough to tell links of one browser apart, and known to the page that has the link. */
function partOf(linkToken: string): string {
  return linkToken.slice(linkToken.indexOf('-') + 1).slice(0, NAMED_BY);
}
