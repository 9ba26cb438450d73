/** Name of the HttpOnly cookie that holds the session token. */
export const SESSION_COOKIE = 'sessionid';
/** Name of the cookie that scripts read and send back as `X-CSRFToken`. */
export const CSRF_COOKIE = 'csrftoken';

/** One cookie of a request; undefined when it is not there. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name)
      return part
        .slice(at + 1)
        .trim()
        .replace(/^"|"$/g, '');
  }
  return undefined;
}

export interface CookieOptions {
  readonly httpOnly: boolean;
  readonly secure: boolean;
  /** Absent: until the browser is closed. 0: removes the cookie. */
  readonly maxAge?: number;
  /** Which addresses of the site it is sent to. Default: all. */
  readonly path?: `/${string}`;
}

/** A Set-Cookie value. Values are tokens, so nothing needs escaping. */
export function writeCookie(name: string, value: string, { httpOnly, secure, maxAge, path = '/' }: CookieOptions): string {
  const parts = [`${name}=${value}`, `Path=${path}`, 'SameSite=Lax'];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
