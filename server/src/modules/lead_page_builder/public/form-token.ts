import { randomUUID } from 'node:crypto';
import type { TokenSigner } from '../../../platform/auth/token-signer';

const FORM = 'lead_page_builder.form';
const THANKS = 'lead_page_builder.thanks';
const GOOD_MS = 24 * 3_600_000;
/** Nobody writes a form in less. */
export const FASTEST_MS = 3_000;

interface Form {
  readonly tenantId: number;
  readonly slug: string;
  readonly now: Date;
}

export type ReadToken =
  | { readonly state: 'good' | 'hasty'; readonly nonce: string; readonly pageId: number | null }
  | { readonly state: 'outdated' };

/** Shows that the page was opened before its form was sent, and makes one submission of it. */
export function formToken(signer: TokenSigner, { tenantId, slug, now, pageId }: Form & { readonly pageId: number | null }): string {
  return signer.sign(FORM, [tenantId, slug, pageId ?? 0, now.getTime(), randomUUID()].join(' '));
}

/** Outdated: made up, of another page or business, or too old. */
export function readFormToken(signer: TokenSigner, { token, tenantId, slug, now }: Form & { readonly token: string }): ReadToken {
  const [tenant, page, pageId, at, nonce] = (signer.verify(FORM, token) ?? '').split(' ');
  const age = now.getTime() - Number(at);
  if (Number(tenant) !== tenantId || page !== slug || !nonce || !(age >= 0 && age <= GOOD_MS)) return { state: 'outdated' };
  return { state: age < FASTEST_MS ? 'hasty' : 'good', nonce, pageId: Number(pageId) || null };
}

/** What the thanks may say, and to nobody but who has just sent the form. */
export interface Thanks {
  readonly tenantId: number;
  readonly slug: string;
  readonly date: string;
  readonly guests: string;
  readonly budget: string;
}

export const thanksToken = (signer: TokenSigner, thanks: Thanks): string => signer.sign(THANKS, JSON.stringify(thanks));

export function readThanks(signer: TokenSigner, token: string): Thanks | null {
  const text = signer.verify(THANKS, token);
  return text === null ? null : (JSON.parse(text) as Thanks);
}
