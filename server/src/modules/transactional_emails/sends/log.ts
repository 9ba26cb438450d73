import { mailSpec, type Language } from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import type { KeptMail } from '../../../platform/mail/business-mail';
import type { MailLog as MailLogPort, Taken, TakenMail } from '../../../platform/mail/mail-log';
import type { Platform } from '../../../platform/platform';
import { readSettings } from '../settings/repository';
import { switches } from '../templates/repository';
import type { Facts, ProjectFacts } from './facts';
import { insertSend, latestSends, type NewSend, type WholeSend } from './repository';
import { maskedCopy, type MailContent, type SealedMails } from './sealed';
import type { MailDelivery } from './delivery';

const MOST_SHOWN = 100;

interface Parts {
  readonly platform: Pick<Platform, 'api' | 'clock' | 'env' | 'ports'>;
  readonly facts: Facts;
  readonly sealed: SealedMails;
  readonly delivery: Pick<MailDelivery, 'sendWaiting' | 'soon'>;
}

type KnownMail = TakenMail & { readonly about: NonNullable<TakenMail['about']> };

/** Takes all mail of a business over from the platform: writes it down, and has it sent. */
export class MailLog implements MailLogPort {
  constructor(private readonly parts: Parts) {}

  async isOn(db: Db): Promise<boolean> {
    return (await this.parts.platform.ports.enablement?.enabledIn(db, 'transactional_emails')) === true;
  }

  sendWaiting(): Promise<void> {
    return this.parts.delivery.sendWaiting();
  }

  /** What only one person may read is not among them. */
  async kept(db: Db): Promise<KeptMail[]> {
    return (await latestSends(db, MOST_SHOWN)).map((row) => this.#keptOf(db, row));
  }

  async addressOfClient(db: Db, projectId: number): Promise<string | null> {
    const { locale } = await this.parts.platform.api('auth_and_admin').tenant(db);
    return (await this.parts.facts.client(db, projectId, await readSettings(db, locale)))?.email ?? null;
  }

  async take(db: Db, mail: TakenMail): Promise<Taken> {
    return isKnown(mail) ? this.#fromTemplate(db, mail) : this.#asWritten(db, mail);
  }

  /** A mail without a template leaves as it is. */
  async #asWritten(db: Db, { to, written, attachments, secret }: TakenMail): Promise<Taken> {
    if (to === null || written === null) return null;
    const { locale } = await this.parts.platform.api('auth_and_admin').tenant(db);
    const { language } = await readSettings(db, locale);
    const content: MailContent = { subject: oneLine(written.subject), text: written.text, html: written.html ?? '' };
    const leaves = this.parts.platform.env.SMTP_URL !== undefined;
    const order = { composed: false, values: {}, written: content, attachments: [...attachments], secret };
    return this.#insert(db, {
      ...NOTHING,
      language,
      recipient: to,
      subject: content.subject,
      status: leaves ? 'queued' : 'kept',
      isPersonal: secret !== null,
      sealedOrder: leaves ? this.parts.sealed.seal(db.tenantId, order) : null,
      sealedCopy: this.parts.sealed.seal(db.tenantId, maskedCopy(content, order)),
    });
  }

  /** What it will say is written when it leaves; who it is about is read now, with the eyes of whoever causes it. */
  async #fromTemplate(db: Db, mail: KnownMail): Promise<Taken> {
    const { about, written, secret, attachments } = mail;
    const facts = await this.parts.facts.of(db, about);
    const to = mail.to ?? facts.client?.email ?? null;
    if (to === null) return null;
    const spec = mailSpec(about.template);
    const isOff = spec?.category === 'optional' && (await switches(db)).get(about.template) === false;
    const values = { ...facts.values, ...about.values, ...(secret !== null && { link: secret }) };
    const content = written && { subject: oneLine(written.subject), text: written.text, html: written.html ?? '' };
    const order = { composed: true, values, written: content, attachments: [...attachments], secret };
    return this.#insert(db, {
      ...NOTHING,
      template: about.template,
      projectId: about.projectId,
      contactId: mail.to === null || mail.to === facts.client?.email ? (facts.client?.contactId ?? null) : null,
      language: about.language ?? (await this.#language(db, { facts, to })),
      recipient: to,
      subject: content?.subject ?? spec?.title ?? about.template,
      status: isOff ? 'off' : 'queued',
      isPersonal: secret !== null,
      once: about.once ?? null,
      sealedOrder: isOff ? null : this.parts.sealed.seal(db.tenantId, order),
    });
  }

  async #language(db: Db, { facts, to }: { facts: ProjectFacts; to: string }): Promise<Language> {
    if (facts.client?.email === to) return facts.client.language;
    const { locale } = await this.parts.platform.api('auth_and_admin').tenant(db);
    return (await readSettings(db, locale)).language;
  }

  async #insert(db: Db, send: NewSend): Promise<Taken> {
    const row = await insertSend(db, send, this.parts.platform.clock());
    if (!row) return null;
    if (send.status === 'queued') await this.parts.delivery.soon(db, row.id);
    return { to: row.recipient, subject: row.subject };
  }

  #keptOf(db: Db, row: WholeSend): KeptMail {
    const { sealed } = this.parts;
    const said = sealed.copy(db.tenantId, row.sealed_copy) ?? sealed.order(db.tenantId, row.sealed_order)?.written;
    const { id, recipient, subject, created_at } = row;
    return { id, recipient, subject, body: said?.text ?? '', state: stateOf(row.status), created_at };
  }
}

const NOTHING = {
  template: null,
  projectId: null,
  contactId: null,
  once: null,
  resentOfId: null,
  sealedOrder: null,
  sealedCopy: null,
} as const;

function isKnown(mail: TakenMail): mail is KnownMail {
  return mail.about !== null && mailSpec(mail.about.template) !== undefined;
}

function stateOf(status: WholeSend['status']): KeptMail['state'] {
  if (status === 'queued' || status === 'sending' || status === 'soft_bounced') return 'queued';
  if (status === 'kept') return 'kept';
  return status === 'sent' || status === 'delivered' ? 'sent' : 'failed';
}

/** Nobody begins another header by a name with line breaks in it. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
