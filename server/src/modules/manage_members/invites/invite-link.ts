import { defineLink } from '../../../platform/public-links/link-kind';
import type { PersonalMail } from '../../../platform/mail/mailer';

export const INVITE_DAYS = 7;

/** The link of an invitation; one that has ended says why. */
export const INVITE = defineLink({ name: 'manage_members.invite', subject: 'manage_members.invite', scopes: ['join'] });

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
