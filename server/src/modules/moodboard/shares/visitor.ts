import type { Call } from '../../../platform/define-module';
import { readCookie, writeCookie } from '../../../platform/http/cookies';
import type { Platform } from '../../../platform/platform';
import type { ShareRow } from './repository';

const VISITOR_COOKIE = 'moodboard_visitor';
const YEAR = 365 * 86_400;
const HALF_DAY = 12 * 3_600;

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

/** The Set-Cookie value of a visitor who knows the password; it counts for this link and this password alone. */
export function unlockedCookie(
  share: ShareRow,
  { signer, secure, now }: { signer: Platform['signer']; secure: boolean; now: Date },
): string {
  const ends = Math.floor(now.getTime() / 1000) + HALF_DAY;
  return writeCookie(cookieName(share), signer.sign('moodboard.unlocked', `${stampOf(share)}|${ends}`), {
    httpOnly: true,
    secure,
    maxAge: HALF_DAY,
  });
}

export function isUnlocked(share: ShareRow, headers: Headers, { signer, now }: { signer: Platform['signer']; now: Date }): boolean {
  if (share.password_hash === null) return true;
  const [stamp, ends] = (signer.verify('moodboard.unlocked', readCookie(headers['cookie'], cookieName(share)) ?? '') ?? '').split('|');
  return stamp === stampOf(share) && Number(ends) * 1000 > now.getTime();
}

const cookieName = ({ nonce }: ShareRow): string => `moodboard_${nonce}`;
const stampOf = ({ nonce, password_hash: hash }: ShareRow): string => `${nonce}/${hash ?? ''}`;
