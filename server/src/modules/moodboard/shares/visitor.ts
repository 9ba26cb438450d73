import type { Call } from '../../../platform/define-module';
import { readCookie, writeCookie } from '../../../platform/http/cookies';
import type { Platform } from '../../../platform/platform';

const VISITOR_COOKIE = 'moodboard_visitor';
const YEAR = 365 * 86_400;

type Headers = Call['headers'];

/** Under which a visitor's reactions and comments are kept; a browser without the cookie is somebody new. */
export function visitorHash(headers: Headers, signer: Platform['signer']): string | null {
  const token = readCookie(headers['cookie'], VISITOR_COOKIE);
  return token ? signer.hash(token) : null;
}

/** The Set-Cookie value that makes a browser recognisable, unless it is. */
export function visitorCookie(headers: Headers, { signer, secure }: { signer: Platform['signer']; secure: boolean }): string[] {
  if (readCookie(headers['cookie'], VISITOR_COOKIE)) return [];
  return [writeCookie(VISITOR_COOKIE, signer.token(), { httpOnly: true, secure, maxAge: YEAR })];
}
