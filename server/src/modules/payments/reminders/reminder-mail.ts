import { moneyIn } from '../../../platform/documents/money-in';
import type { PersonalMail } from '../../../platform/mail/mailer';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { Tenant } from '../../auth_and_admin/api';
import { partValues } from '../client-mails';
import type { AskedPart } from '../../proposal_and_invoice/api';

interface ReminderMail {
  readonly tenant: Tenant;
  readonly part: AskedPart;
  readonly today: string;
  readonly link: string;
}

/** What a reminder says: friendly before the day, plain after it. */
export function reminderMail({ tenant, part, today, link }: ReminderMail): PersonalMail {
  const { label, number, title, due_on, open_cents, bill_to } = part;
  const isLate = due_on < today;
  const day = dayText(due_on, tenant.locale);
  const amount = moneyIn(tenant.locale, part.currency)(open_cents);
  const subject = isLate ? `Still open: ${label}, ${number}` : `Due on ${day}: ${label}, ${number}`;
  const words = isLate
    ? `${label} of ${number} (${title}) was due on ${day}, and ${amount} of it is still open. If you have paid in the last days, please forget this mail.`
    : `${label} of ${number} (${title}) is due on ${day}: ${amount}. Thank you for paying by then.`;
  const mail = composeMail(subject, {
    brand: { name: tenant.name, color: tenant.brand.primary },
    blocks: [
      { kind: 'heading', text: isLate ? 'A payment is still open' : 'A payment is coming up' },
      { kind: 'paragraph', text: `${bill_to.name ? `Dear ${bill_to.name}, ` : ''}${words}` },
      { kind: 'figures', rows: [[`${label}, due on ${day}`, amount]] },
      { kind: 'button', label: 'See the invoice and pay', href: link },
      { kind: 'note', text: 'This link is yours alone. Please do not pass it on.' },
    ],
  });
  const about = {
    ...{ template: isLate ? 'payment_overdue' : 'payment_due_7d', projectId: part.project_id, values: partValues(part) },
    ...(bill_to.name && { name: bill_to.name }),
  };
  return { to: bill_to.email, secret: link, ...mail, about };
}

export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
