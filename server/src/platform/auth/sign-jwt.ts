import { createHmac, createSign } from 'node:crypto';

/** With the secret of a pair of keys, or with one that both sides know. */
export type JwtKey = { readonly alg: 'RS256'; readonly privateKey: string } | { readonly alg: 'HS256'; readonly secret: string };

interface JwtParts {
  /** Beyond `alg` and `typ`. */
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * A signed token for a service outside, which reads it. None is ever read here: sessions are opaque ids.
 *
 * @throws Error when the private key cannot be used.
 * @example signJwt({ claims: { iss: 'key-1', exp: 1_900_000_000 } }, { alg: 'HS256', secret })
 */
export function signJwt({ header = {}, claims }: JwtParts, key: JwtKey): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ ...header, typ: 'JWT', alg: key.alg })}.${part(claims)}`;
  const signature =
    key.alg === 'RS256'
      ? createSign('RSA-SHA256').update(signed).sign(key.privateKey, 'base64url')
      : createHmac('sha256', key.secret).update(signed).digest('base64url');
  return `${signed}.${signature}`;
}
