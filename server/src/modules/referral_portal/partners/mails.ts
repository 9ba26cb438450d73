import type { BusinessMail, PersonalMail } from '../../../platform/mail/mailer';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { Tenant } from '../../auth_and_admin/api';

interface Invited {
  readonly tenant: Tenant;
  readonly to: string;
  readonly name: string;
  readonly signInName: string;
  readonly link: string;
  readonly again: boolean;
}

/** The way to a password, theirs alone. */
export function invitationMail({ tenant, to, name, signInName, link, again }: Invited): PersonalMail {
  const subject = again ? `Choose another password: partners of ${tenant.name}` : `Welcome as a partner of ${tenant.name}`;
  const words = again
    ? 'somebody has asked for another password. If it was not you, do nothing: the one you have stays.'
    : 'we would like to work with you. Choose a password, and you find your own link, whom you have sent, and what you have earned.';
  const mail = composeMail(subject, {
    brand: { name: tenant.name, color: tenant.brand.primary },
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text: `Dear ${name}, ${words}` },
      { kind: 'figures', rows: [['You sign in as', signInName]] },
      { kind: 'button', label: 'Choose a password', href: link },
      { kind: 'note', text: 'This link is yours alone and good for a week. Please do not pass it on.' },
    ],
  });
  return { to, secret: link, ...mail };
}

interface Notice {
  readonly tenant: Tenant;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Tells a partner of something they should know of, above all when it was not they who did it. */
export function noticeMail({ tenant, to, subject, text }: Notice): BusinessMail {
  const mail = composeMail(subject, {
    brand: { name: tenant.name, color: tenant.brand.primary },
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text },
      { kind: 'note', text: `Was this not you? Please call ${tenant.name} at once.` },
    ],
  });
  return { to, ...mail };
}
