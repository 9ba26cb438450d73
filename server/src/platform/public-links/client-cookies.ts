import type { TokenSigner } from '../auth/token-signer';
import { readCookie, writeCookie } from '../http/cookies';

/** Cookie of a person who signed in to a project. */
const PERSON_COOKIE = 'clientsession';
/** Cookie that scripts of client pages read and send back as `X-CSRFToken`; that of staff pages is another one. */
export const CLIENT_CSRF_COOKIE = 'clientcsrf';
const PATH = '/api/';

interface CookieFacts {
  readonly signer: Pick<TokenSigner, 'hash' | 'csrf'>;
  readonly secure: boolean;
  readonly maxAge: number;
}

/** A browser may have several links open: each has a cookie of its own. */
export function clientCookieName(linkToken: string | null, signer: Pick<TokenSigner, 'hash'>): string {
  return linkToken === null ? PERSON_COOKIE : `client_${signer.hash(linkToken).slice(0, 16)}`;
}

/** The session token that a browser shows for a link, or for a person where `linkToken` is null. */
export function readClientCookie(
  header: string | undefined,
  linkToken: string | null,
  signer: Pick<TokenSigner, 'hash'>,
): string | undefined {
  return readCookie(header, clientCookieName(linkToken, signer));
}

/** The Set-Cookie values of a session that was opened: it goes to the API alone, its CSRF token to the pages. */
export function clientCookies(linkToken: string | null, sessionToken: string, { signer, secure, maxAge }: CookieFacts): string[] {
  return [
    writeCookie(clientCookieName(linkToken, signer), sessionToken, { httpOnly: true, secure, maxAge, path: PATH }),
    clientCsrfCookie(sessionToken, { signer, secure, maxAge }),
  ];
}

/** The Set-Cookie value of a CSRF token for client pages; `sessionToken` is `''` before anything was shown. */
export function clientCsrfCookie(sessionToken: string, { signer, secure, maxAge }: CookieFacts): string {
  return writeCookie(CLIENT_CSRF_COOKIE, signer.csrf(sessionToken), { httpOnly: false, secure, maxAge });
}
