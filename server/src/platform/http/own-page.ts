import type { FastifyRequest } from 'fastify';
import { originAllowed } from '../auth/origin';
import { sameSecret, type TokenSigner } from '../auth/token-signer';
import { AppError } from './app-error';
import { readCookie } from './cookies';

interface OwnPage {
  /** The cookie that holds the CSRF token. */
  readonly cookieName: string;
  /** What it is bound to; `''` before anybody has signed in. */
  readonly sessionToken: string;
  readonly signer: Pick<TokenSigner, 'csrfMatches'>;
  readonly publicUrl: string | undefined;
}

/**
 * Refuses a request that changes something and does not come from a page of ours: its origin, and a token that only our pages can read.
 *
 * @throws AppError `origin_refused`, `csrf_failed`
 */
export function assertOwnPage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { cookieName, sessionToken, signer, publicUrl }: OwnPage,
): void {
  const { origin, host, cookie } = headers;
  if (!originAllowed({ origin, host, publicUrl })) throw new AppError('origin_refused');
  const sent = headers['x-csrftoken'];
  const kept = readCookie(cookie, cookieName);
  if (typeof sent !== 'string' || !kept || !sameSecret(sent, kept) || !signer.csrfMatches(sessionToken, sent))
    throw new AppError('csrf_failed');
}
