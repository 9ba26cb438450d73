import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type DKIMOptions, type Transporter } from 'nodemailer';
import type { PooledDatabase } from '../db/pooled-database';
import type { Files } from '../files/files';
import type { MailQueue, OutgoingMail } from './mail-queue';
import { forgetOldPersonalMail } from './personal-mail';

const MOST_ATTEMPTS = 8;

interface SenderOptions {
  readonly url: string;
  readonly from: string;
  /** Undefined: mail is not signed here. */
  readonly dkim: DKIMOptions | undefined;
  readonly db: PooledDatabase;
  readonly log: FastifyBaseLogger;
  readonly queues: readonly MailQueue[];
  /** Where attached bytes lie. */
  readonly files: Pick<Files, 'open'>;
}

/** Hands waiting mail to the mail server. */
export class MailSender {
  private readonly transport: Transporter;

  constructor(private readonly options: SenderOptions) {
    this.transport = createTransport(options.url);
  }

  /** Tries everything that waits once. */
  async sendWaiting(): Promise<void> {
    const { db, queues } = this.options;
    for (const queue of queues) {
      for (const id of await db.asDispatcher((tx) => queue.waiting(tx))) await this.sendOne(queue, id);
    }
    await db.asDispatcher(forgetOldPersonalMail);
  }

  private attached({ tenantId, attachments }: OutgoingMail) {
    return Promise.all(
      attachments.map(async ({ hash, name, type }) => ({
        filename: name,
        contentType: type,
        content: await this.options.files.open(tenantId, hash),
      })),
    );
  }

  /** Sent first, marked afterwards: a crash in between repeats the mail, with the same Message-ID. */
  private async sendOne(queue: MailQueue, id: string): Promise<void> {
    const { db, from, log } = this.options;
    const mail = await db.asDispatcher((tx) => queue.take(tx, id));
    if (!mail) return;
    try {
      await this.transport.sendMail({
        from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        ...(mail.html !== undefined && { html: mail.html }),
        ...(mail.invite && { icalEvent: { method: mail.invite.method, content: mail.invite.text, filename: 'invite.ics' } }),
        ...(this.options.dkim && { dkim: this.options.dkim }),
        attachments: await this.attached(mail),
        messageId: `<butterfly-${mail.name}@mail>`,
      });
    } catch (error) {
      const failure = failureOf(error);
      log.warn({ mail: mail.name, failure }, 'a mail was not accepted, it is tried again');
      await db.asDispatcher((tx) => queue.refused(tx, { id, failure, most: MOST_ATTEMPTS }));
      return;
    }
    await db.asDispatcher((tx) => queue.sent(tx, id));
  }
}

/** Codes only: a filter that refuses a mail likes to quote the link in it. */
function failureOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown';
}
