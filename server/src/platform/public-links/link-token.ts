import type { TokenSigner } from '../auth/token-signer';

// The second part of 22 characters is 128 bits; longer ones were given before (a nonce with its signature).
const TOKEN = /^([1-9]\d{0,9})-([A-Za-z0-9_-]{22,80})$/;
const LARGEST_ID = 2_147_483_647;

/** A token as it stands in an address, taken apart. */
export interface ReadToken {
  readonly tenantId: number;
  readonly hash: string;
}

/** The business stands in front of 256 random bits, so that a link is looked for under its row-level security. */
export function newLinkToken(tenantId: number, signer: Pick<TokenSigner, 'token' | 'hash'>): { token: string; hash: string } {
  const token = `${tenantId}-${signer.token()}`;
  return { token, hash: hashOfToken(token, signer) };
}

/** Null for a token that was cut or made up. */
export function readLinkToken(token: string, signer: Pick<TokenSigner, 'hash'>): ReadToken | null {
  const [, tenant, secret] = TOKEN.exec(token) ?? [];
  const tenantId = Number(tenant);
  return secret && tenantId <= LARGEST_ID ? { tenantId, hash: hashOfToken(token, signer) } : null;
}

/** A keyed SHA-256 of the secret part: what is kept of a token. */
export function hashOfToken(token: string, signer: Pick<TokenSigner, 'hash'>): string {
  return signer.hash(token.slice(token.indexOf('-') + 1));
}
