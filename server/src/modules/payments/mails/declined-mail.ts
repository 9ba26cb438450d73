import { dayText } from '../../../platform/clients/day-text';
import type { Reader } from '../../../platform/clients/reader';
import { moneyIn } from '../../../platform/documents/money-in';
import type { PersonalMail } from '../../../platform/mail/mailer';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { Tenant } from '../../auth_and_admin/api';
import type { AskedPart } from '../../proposal_and_invoice/api';
import { partValues } from '../client-mails';
import { mailWords } from './mail-words.data';

interface DeclinedMail {
  readonly tenant: Tenant;
  readonly part: AskedPart;
  readonly reader: Reader;
  readonly next_on: string | null;
  readonly link: string;
}

/** What a client reads whose card was declined, or whose bank did not pay: what it was for, and what happens next. */
export function declinedMail({ tenant, part, reader: { language, locale }, next_on, link }: DeclinedMail): PersonalMail {
  const { label, number, title, open_cents, currency, bill_to } = part;
  const { dear, declined, button, alone } = mailWords[language];
  const about = { label, number, title, amount: moneyIn(locale, currency)(open_cents) };
  const next = next_on === null ? declined.never : declined.again(dayText(next_on, locale));
  const mail = composeMail(declined.subject(about), {
    brand: { name: tenant.name, color: tenant.brand.primary },
    blocks: [
      { kind: 'heading', text: declined.heading },
      { kind: 'paragraph', text: `${dear(bill_to.name)} ${declined.text(about)} ${next}` },
      { kind: 'button', label: button, href: link },
      { kind: 'note', text: alone },
    ],
  });
  return {
    ...{ to: bill_to.email, secret: link, ...mail },
    about: {
      ...{ template: 'payment_declined', projectId: part.project_id },
      values: { ...partValues(part), ...(next_on !== null && { 'payment.next_on': { day: next_on } }) },
      ...(bill_to.name && { name: bill_to.name }),
    },
  };
}
