import { randomUUID } from 'node:crypto';
import type { TokenSigner } from '../../../platform/auth/token-signer';

const PURPOSE = 'event_meetings.form';
const GOOD_MS = 24 * 3_600_000;

interface Form {
  readonly tenantId: number;
  readonly typeId: number;
  readonly now: Date;
}

/** Shows that the page was opened before the form was sent, and makes one booking of it. */
export function formToken(signer: TokenSigner, { tenantId, typeId, now }: Form): string {
  return signer.sign(PURPOSE, [tenantId, typeId, now.getTime(), randomUUID()].join(' '));
}

/** What makes the form one of its kind; null: made up, of another page, or too old. */
export function readFormToken(signer: TokenSigner, { token, tenantId, typeId, now }: Form & { token: string }): string | null {
  const [tenant, type, at, nonce] = (signer.verify(PURPOSE, token) ?? '').split(' ');
  const age = now.getTime() - Number(at);
  const isGood = Number(tenant) === tenantId && Number(type) === typeId && age >= 0 && age <= GOOD_MS;
  return isGood && nonce ? nonce : null;
}
