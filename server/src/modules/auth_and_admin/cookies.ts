import type { TokenSigner } from '../../platform/auth/token-signer';
import { CSRF_COOKIE, SESSION_COOKIE, writeCookie } from '../../platform/http/cookies';
import { SESSION_SECONDS } from './sessions/service';

/** The Set-Cookie values of signing in, checking and signing out. */
export class SessionCookies {
  constructor(private readonly options: { signer: TokenSigner; secure: boolean }) {}

  /** Session and a CSRF token bound to it. */
  signedIn(token: string): string[] {
    return [writeCookie(SESSION_COOKIE, token, { httpOnly: true, secure: this.options.secure, maxAge: SESSION_SECONDS }), this.csrf(token)];
  }

  /** Removes the session; the CSRF token is one for visitors again. */
  signedOut(): string[] {
    return [writeCookie(SESSION_COOKIE, '', { httpOnly: true, secure: this.options.secure, maxAge: 0 }), this.csrf('')];
  }

  /** `sessionToken` is `''` for visitors. Readable by scripts, which send it back as a header. */
  csrf(sessionToken: string): string {
    return writeCookie(CSRF_COOKIE, this.options.signer.csrf(sessionToken), {
      httpOnly: false,
      secure: this.options.secure,
      maxAge: SESSION_SECONDS,
    });
  }
}
