import type { PersonalMail } from '../../../platform/mail/mailer';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { Tenant } from '../../auth_and_admin/api';

interface AskingMail {
  readonly tenant: Tenant;
  readonly title: string;
  readonly name: string;
  readonly to: string;
  readonly link: string;
  /** `2027-05-13`, or none. */
  readonly dueOn: string | null;
  readonly again: boolean;
}

/** Asks somebody to answer; with the link that is theirs alone. */
export function askingMail({ tenant, title, name, to, link, dueOn, again }: AskingMail): PersonalMail {
  const subject = again ? `Still some questions: ${title}` : `${tenant.name} has some questions for you: ${title}`;
  const until = dueOn === null ? '' : ` Please answer by ${dayText(dueOn, tenant.locale)}.`;
  const mail = composeMail(subject, {
    brand: { name: tenant.name, color: tenant.brand.primary },
    blocks: [
      { kind: 'heading', text: title },
      {
        kind: 'paragraph',
        text: `Dear ${name}, a few questions will help us.${until} Every answer is kept as you give it: stop whenever you like, and go on from another device.`,
      },
      { kind: 'button', label: 'Answer the questions', href: link },
      { kind: 'note', text: 'This link is yours alone. Please do not pass it on.' },
    ],
  });
  return { to, secret: link, ...mail };
}

const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
