import type { PersonalMail } from '../../../platform/mail/mailer';
import type { Platform } from '../../../platform/platform';

export const INVITE_DAYS = 7;
const LINK = /^([1-9]\d{0,9})-([A-Za-z0-9_-]{43})$/;
const LARGEST_ID = 2_147_483_647;

/** The business stands in front of the secret, so that an invitation is looked for under its row-level security. */
export function newInviteToken(tenantId: number, signer: Platform['signer']): { token: string; tokenHash: string } {
  const secret = signer.token();
  return { token: `${tenantId}-${secret}`, tokenHash: signer.hash(secret) };
}

/** Null for a link that was cut or made up. */
export function readInviteToken(token: string, signer: Platform['signer']): { tenantId: number; tokenHash: string } | null {
  const [, tenant, secret] = LINK.exec(token) ?? [];
  const tenantId = Number(tenant);
  return secret && tenantId <= LARGEST_ID ? { tenantId, tokenHash: signer.hash(secret) } : null;
}

export function inviteMail({
  to,
  business,
  invitedBy,
  link,
  message,
}: {
  to: string;
  business: string;
  invitedBy: string;
  link: string;
  message: string;
}): PersonalMail {
  const words = message === '' ? '' : `${message}\n\n`;
  return {
    to,
    secret: link,
    subject: `${invitedBy} invites you to ${business}`,
    text: `Hello,\n\n${invitedBy} invites you to work with ${business} in Butterfly.\n\n${words}Open this link within ${INVITE_DAYS} days to join:\n\n${link}\n\nIt is meant for ${to} and works once. If you did not expect it, you need not do anything.\n`,
  };
}
