import { moneyIn } from '../../../platform/documents/money-in';
import type { PersonalMail } from '../../../platform/mail/mailer';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { Tenant } from '../../auth_and_admin/api';
import type { AskedPart } from '../../proposal_and_invoice/api';
import { partValues } from '../client-mails';
import { dayText } from '../reminders/reminder-mail';

interface DeclinedMail {
  readonly tenant: Tenant;
  readonly part: AskedPart;
  readonly next_on: string | null;
  readonly link: string;
}

/** What a client reads whose card was declined, or whose bank did not pay: what it was for, and what happens next. */
export function declinedMail({ tenant, part, next_on, link }: DeclinedMail): PersonalMail {
  const { label, number, title, open_cents, currency, bill_to } = part;
  const amount = moneyIn(tenant.locale, currency)(open_cents);
  const again =
    next_on === null
      ? 'We will not try it again. Please pay with another card or by transfer.'
      : `We will try it again on ${dayText(next_on, tenant.locale)}. You can also pay with another card now; then nothing is charged that day.`;
  const words = `your payment of ${amount} for ${label} of ${number} (${title}) was declined, and nothing was taken. ${again}`;
  const mail = composeMail(`Your payment was declined: ${label}, ${number}`, {
    brand: { name: tenant.name, color: tenant.brand.primary },
    blocks: [
      { kind: 'heading', text: 'A payment did not work' },
      { kind: 'paragraph', text: bill_to.name ? `Dear ${bill_to.name}, ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}` },
      { kind: 'button', label: 'See the invoice and pay', href: link },
      { kind: 'note', text: 'This link is yours alone. Please do not pass it on.' },
    ],
  });
  const about = {
    ...{ template: 'payment_declined', projectId: part.project_id },
    values: { ...partValues(part), ...(next_on !== null && { 'payment.next_on': { day: next_on } }) },
    ...(bill_to.name && { name: bill_to.name }),
  };
  return { to: bill_to.email, secret: link, ...mail, about };
}
