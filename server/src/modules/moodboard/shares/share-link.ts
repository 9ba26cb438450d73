import { randomBytes } from 'node:crypto';
import type { Platform } from '../../../platform/platform';
import { sameSecret } from '../../../platform/auth/token-signer';

const LINK = /^([1-9]\d{0,9})-([A-Za-z0-9_-]{22})-([A-Za-z0-9_-]{43})$/;
const LARGEST_ID = 2_147_483_647;

/** 128 random bits. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/**
 * The address of a link: business, nonce, and a signature of both with 256 bits. It can be shown again from the row, and a
 * guess is refused before anything is looked up.
 */
export function shareIdOf({ tenantId, nonce }: { tenantId: number; nonce: string }, signer: Platform['signer']): string {
  const named = `${tenantId}-${nonce}`;
  return `${named}-${signatureOf(named, signer)}`;
}

/** Null for an address that was cut or made up. */
export function readShareId(shareId: string, signer: Platform['signer']): { tenantId: number; nonce: string } | null {
  const [, tenant = '', nonce = '', signature = ''] = LINK.exec(shareId) ?? [];
  const tenantId = Number(tenant);
  if (nonce === '' || tenantId > LARGEST_ID || !sameSecret(signature, signatureOf(`${tenant}-${nonce}`, signer))) return null;
  return { tenantId, nonce };
}

function signatureOf(named: string, signer: Platform['signer']): string {
  return signer.sign('moodboard.share', named).split('.')[1] ?? '';
}
