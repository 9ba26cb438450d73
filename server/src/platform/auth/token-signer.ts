import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Makes and checks the tokens of the product. Keys are derived from SESSION_SECRET, one per purpose. */
export interface TokenSigner {
  /** An unguessable token of 256 bits; what is stored is `hash(token)`. */
  token(): string;
  /** Keyed hash under which a token is stored. */
  hash(token: string): string;
  /** A CSRF token bound to a session token; `''` before login. */
  csrf(sessionToken: string): string;
  /** Is this CSRF token one of that session? */
  csrfMatches(sessionToken: string, csrfToken: string): boolean;
  /** Signs data for one purpose, e.g. a public form. */
  sign(purpose: string, data: string): string;
  verify(purpose: string, signed: string): string | null;
}

export function createTokenSigner(secret: string): TokenSigner {
  const keys = new Map<string, Buffer>();
  const key = (purpose: string) => {
    const known = keys.get(purpose) ?? createHmac('sha256', secret).update(`butterfly/${purpose}`).digest();
    keys.set(purpose, known);
    return known;
  };
  const mac = (purpose: string, data: string) => createHmac('sha256', key(purpose)).update(data).digest();

  return {
    token: () => randomBytes(32).toString('base64url'),
    hash: (token) => mac('hash', token).toString('base64url'),
    csrf: (sessionToken) => {
      const nonce = randomBytes(16).toString('base64url');
      return `${nonce}.${mac('csrf', `${sessionToken}!${nonce}`).toString('base64url')}`;
    },
    csrfMatches: (sessionToken, csrfToken) => {
      const [nonce, signature] = csrfToken.split('.');
      return !!nonce && !!signature && sameBytes(mac('csrf', `${sessionToken}!${nonce}`), Buffer.from(signature, 'base64url'));
    },
    sign: (purpose, data) => `${Buffer.from(data).toString('base64url')}.${mac(purpose, data).toString('base64url')}`,
    verify: (purpose, signed) => {
      const [data = '', signature = ''] = signed.split('.');
      const plain = Buffer.from(data, 'base64url').toString();
      return sameBytes(mac(purpose, plain), Buffer.from(signature, 'base64url')) ? plain : null;
    },
  };
}

/** Compares secrets without telling by the time taken where they differ. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
