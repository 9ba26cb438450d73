import { dayText } from '../../../platform/clients/day-text';
import type { Reader } from '../../../platform/clients/reader';
import { moneyIn } from '../../../platform/documents/money-in';
import type { PersonalMail } from '../../../platform/mail/mailer';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { Tenant } from '../../auth_and_admin/api';
import type { AskedPart } from '../../proposal_and_invoice/api';
import { partValues } from '../client-mails';
import { mailWords } from './mail-words.data';

interface ReminderMail {
  readonly tenant: Tenant;
  readonly part: AskedPart;
  readonly reader: Reader;
  readonly today: string;
  readonly link: string;
}

/** What a reminder says: friendly before the day, plain after it. */
export function reminderMail({ tenant, part, reader: { language, locale }, today, link }: ReminderMail): PersonalMail {
  const { label, number, title, due_on, open_cents, currency, bill_to } = part;
  const isLate = due_on < today;
  const { dear, late, soon, dueOn, button, alone } = mailWords[language];
  const words = isLate ? late : soon;
  const about = { label, number, title, day: dayText(due_on, locale), amount: moneyIn(locale, currency)(open_cents) };
  const mail = composeMail(words.subject(about), {
    brand: { name: tenant.name, color: tenant.brand.primary },
    blocks: [
      { kind: 'heading', text: words.heading },
      { kind: 'paragraph', text: `${dear(bill_to.name)} ${words.text(about)}` },
      { kind: 'figures', rows: [[dueOn(about), about.amount]] },
      { kind: 'button', label: button, href: link },
      { kind: 'note', text: alone },
    ],
  });
  return {
    ...{ to: bill_to.email, secret: link, ...mail },
    about: {
      ...{ template: isLate ? 'payment_overdue' : 'payment_due_7d', projectId: part.project_id, values: partValues(part) },
      ...(bill_to.name && { name: bill_to.name }),
    },
  };
}
