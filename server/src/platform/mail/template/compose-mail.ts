import type { MailContent } from './mail-content';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';

/**
 * A mail in both forms, made of the same blocks.
 *
 * @throws Error for an address that is none, and for a mail that would be cut off
 * @example
 * const brand = { name: business.name, color: business.brand.primary };
 * await deps.mail.sendBusiness(db, { to, ...composeMail('Your invoice', { brand, blocks: [
 *   { kind: 'heading', text: 'Your invoice' },
 *   { kind: 'figures', rows: [['Flowers', '1,240.00 USD']], total: ['Total', '1,240.00 USD'] },
 *   { kind: 'button', label: 'Look at it', href: link },
 * ] }), attachments: [{ fileId }] });
 */
export function composeMail(subject: string, content: MailContent): { subject: string; text: string; html: string } {
  return { subject, text: mailText(content), html: mailHtml(content, subject) };
}
