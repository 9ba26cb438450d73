import * as z from 'zod';
import type { SecretBox } from '../../../platform/auth/secret-box';

const attachment = z.object({ hash: z.string(), name: z.string(), type: z.string(), size: z.number() });
const value = z.union([z.string(), z.object({ cents: z.number(), currency: z.string() }), z.object({ day: z.string() })]);
const content = z.object({ subject: z.string(), html: z.string(), text: z.string() });

/** What is to be sent: from a template with values, or as it was written. */
const order = z.object({
  /** False: it leaves as `written`, whatever template it once came from. */
  composed: z.boolean(),
  values: z.record(z.string(), value),
  written: content.nullable(),
  attachments: z.array(attachment),
  secret: z.string().nullable(),
});
const copy = content.extend({ attachments: z.array(attachment) });

export type MailContent = z.output<typeof content>;
export type MailOrder = z.output<typeof order>;
export type SentCopy = z.output<typeof copy>;

const ownerOf = (tenantId: number) => `mail/${tenantId}`;

/** Mails as they lie in the database: encrypted, and bound to their business. */
export class SealedMails {
  constructor(private readonly box: SecretBox) {}

  seal(tenantId: number, mail: MailOrder | SentCopy): string {
    return this.box.seal(ownerOf(tenantId), JSON.stringify(mail));
  }

  /** Null: sealed under another SESSION_SECRET, or gone. */
  order(tenantId: number, sealed: string | null): MailOrder | null {
    const opened = sealed === null ? null : this.box.open(ownerOf(tenantId), sealed);
    return opened === null ? null : order.parse(JSON.parse(opened));
  }

  copy(tenantId: number, sealed: string | null): SentCopy | null {
    const opened = sealed === null ? null : this.box.open(ownerOf(tenantId), sealed);
    return opened === null ? null : copy.parse(JSON.parse(opened));
  }
}

const MASK = '•••';

/** The copy that others may read: what lets its reader in is left out. */
export function maskedCopy(
  { subject, html, text }: MailContent,
  { secret, attachments }: Pick<MailOrder, 'attachments' | 'secret'>,
): SentCopy {
  const hide = (said: string) =>
    secret === null ? said : [secret, secret.replaceAll('&', '&amp;')].reduce((left, word) => left.replaceAll(word, MASK), said);
  return { subject: hide(subject), html: hide(html), text: hide(text), attachments };
}
