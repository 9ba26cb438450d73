import { defineLink } from '../../../platform/public-links/link-kind';
import type { PersonalMail } from '../../../platform/mail/mailer';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { MailBrand } from '../../../platform/mail/template/mail-content';

export const INVITE_DAYS = 7;

/** The link of an invitation; one that has ended says why. */
export const INVITE = defineLink({ name: 'manage_members.invite', subject: 'manage_members.invite', scopes: ['join'] });

interface InviteMail {
  readonly to: string;
  readonly business: MailBrand;
  readonly invitedBy: string;
  readonly link: string;
  readonly message: string;
}

export function inviteMail({ to, business, invitedBy, link, message }: InviteMail): PersonalMail {
  const mail = composeMail(`${invitedBy} invites you to ${business.name}`, {
    brand: business,
    blocks: [
      { kind: 'heading', text: `${invitedBy} invites you to work with ${business.name}` },
      ...(message === '' ? [] : [{ kind: 'paragraph', text: message } as const]),
      { kind: 'paragraph', text: `Open this link within ${INVITE_DAYS} days to join in Butterfly.` },
      { kind: 'button', label: 'Join', href: link },
      { kind: 'note', text: `It is meant for ${to} and works once. If you did not expect it, you need not do anything.` },
    ],
  });
  return { to, secret: link, ...mail };
}
