import type { Language } from '@butterfly/contracts/client_portal';
import type { PersonalMail } from '../../platform/mail/mailer';
import { composeMail } from '../../platform/mail/template/compose-mail';
import type { Tenant } from '../auth_and_admin/api';
import { mailWords } from './mail-words.data';

interface Letter {
  readonly tenant: Tenant;
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly projectId: number;
  readonly link: string;
}

const brandOf = ({ name, brand }: Tenant) => ({ name, color: brand.primary });

/** Invites somebody to their portal; with the link that is theirs alone. */
export function inviteMail({ tenant, to, name, language, projectId, link, projectName }: Letter & { projectName: string }): PersonalMail {
  const words = mailWords[language];
  const mail = composeMail(words.inviteSubject(tenant.name), {
    brand: brandOf(tenant),
    blocks: [
      { kind: 'heading', text: projectName },
      { kind: 'paragraph', text: words.inviteText(name) },
      { kind: 'button', label: words.inviteButton, href: link },
      { kind: 'note', text: words.alone },
    ],
  });
  return { to, secret: link, ...mail, about: { template: 'portal_invite', projectId, name, values: {} } };
}

/** Says that the studio has written. What it wrote stands behind the proof that the portal asks for, so not here. */
export function messageMail({ tenant, to, name, language, projectId, link, projectName }: Letter & { projectName: string }): PersonalMail {
  const words = mailWords[language];
  const mail = composeMail(words.messageSubject(tenant.name), {
    brand: brandOf(tenant),
    blocks: [
      { kind: 'heading', text: projectName },
      { kind: 'paragraph', text: words.messageText({ name, business: tenant.name }) },
      { kind: 'button', label: words.messageButton, href: link },
      { kind: 'note', text: words.alone },
    ],
  });
  return { to, secret: link, ...mail, about: { template: 'portal_message', projectId, name, values: {} } };
}

/** Where a password is set; good once. */
export function passwordMail({ tenant, to, name, language, projectId, link }: Letter): PersonalMail {
  const words = mailWords[language];
  const mail = composeMail(words.passwordSubject(tenant.name), {
    brand: brandOf(tenant),
    blocks: [
      { kind: 'heading', text: words.passwordHeading },
      { kind: 'paragraph', text: words.passwordText(name) },
      { kind: 'button', label: words.passwordButton, href: link },
      { kind: 'note', text: words.alone },
    ],
  });
  return { to, secret: link, ...mail, about: { template: 'password_reset', projectId, name, values: {} } };
}

/** Six digits, good for ten minutes. Never from a template: it has to arrive at once and say nothing else. */
export function codeMail({ tenant, to, language, code }: Pick<Letter, 'language' | 'tenant' | 'to'> & { code: string }): PersonalMail {
  const words = mailWords[language];
  const mail = composeMail(words.codeSubject(tenant.name), {
    brand: brandOf(tenant),
    blocks: [
      { kind: 'heading', text: code },
      { kind: 'paragraph', text: words.codeText },
      { kind: 'note', text: words.codeNote },
    ],
  });
  return { to, secret: code, ...mail };
}
