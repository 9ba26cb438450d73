import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createSecretBox, type SecretBox } from '../auth/secret-box';
import type { Db } from '../db/db';
import type { PooledDatabase } from '../db/pooled-database';
import type { Environment } from '../environment';
import type { JobQueue } from '../jobs/job-queue';
import type { Files } from '../files/files';
import { findAttachments, type AttachedFile } from './attachments';
import { businessMail, insertBusinessMail, keptMails, type KeptMail } from './business-mail';
import { packBody, type MailInvite } from './mail-body';
import type { ClientMail, MailAbout, MailLog } from './mail-log';
import { MailSender } from './mail-sender';
import { signatureOf } from './dkim';
import { insertPersonalMail, personalMail } from './personal-mail';

/** Mail that a business writes. Its administrators may read it: never one that lets its reader in somewhere. */
export interface BusinessMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for who reads HTML, as `composeMail` makes it. */
  readonly html?: string;
  /** Files of the business; together at most 10 of 10 MB. */
  readonly attachments?: readonly AttachedFile[];
  /** What it is about: where mails have templates it is written from its own, and stands in the log of the project. */
  readonly about?: MailAbout;
}

/** Mail to a person with something in it that only this person may have. */
export interface PersonalMail extends Omit<BusinessMail, 'attachments'> {
  /** The link or the code in the text. */
  readonly secret: string;
  /** For the calendar of the person, as `writeCalendar` makes it. A mail with one is about nothing that has templates. */
  readonly invite?: MailInvite;
}

/** Takes personal mail where no mail server is configured: the console of a demo, a test. */
export type PersonalMailTaker = (mail: PersonalMail) => void;

interface MailerOptions {
  readonly env: Environment;
  readonly db: PooledDatabase;
  readonly jobs: JobQueue;
  readonly files: Pick<Files, 'find' | 'open'>;
  readonly log: FastifyBaseLogger;
  readonly takePersonalMail: PersonalMailTaker | undefined;
  /** Those through whom all mail goes; asked when a mail is written. */
  readonly logs: () => readonly MailLog[];
}

const JOB = 'platform.mail';
const MOST_SHOWN = 100;

/**
 * Outgoing mail of two kinds; whoever writes one chooses. It is written with the transaction that causes it, and with SMTP_URL a
 * job sends it. Without, mail of a business is kept for its administrators; personal mail is kept nowhere.
 */
export class Mailer {
  private readonly sender: MailSender | null;
  private readonly box: SecretBox;

  constructor(private readonly options: MailerOptions) {
    const {
      env: { SMTP_URL: url, MAIL_FROM: from, SESSION_SECRET: secret },
      db,
      log,
      files,
    } = options;
    this.box = createSecretBox(secret, 'mail');
    const queues = [personalMail(this.box), businessMail(this.box)];
    this.sender = url ? new MailSender({ url, from, dkim: signatureOf(options.env), db, log, files, queues }) : null;
    if (this.sender)
      options.jobs.register({ name: JOB, schedule: '* * * * *', retries: 3, run: () => this.sender?.sendWaiting() ?? Promise.resolve() });
  }

  /** Whether personal mail reaches anybody. */
  get reachesPeople(): boolean {
    return this.sender !== null || this.options.takePersonalMail !== undefined;
  }

  /**
   * Queues a mail in this transaction that the administrators of this business may read.
   *
   * @throws AppError `not_found` for an attached file that is not there, `mail_too_large`
   */
  async sendBusiness(db: Db, { to, subject, text, html, attachments = [], about }: BusinessMail): Promise<void> {
    const attached = await findAttachments(db, attachments, this.options.files);
    const log = await this.logOf(db);
    if (log) {
      await log.take(db, { to, written: { subject, text, html }, attachments: attached, secret: null, about: about ?? null });
      return;
    }
    const body = packBody({ text, html, attachments: attached });
    await insertBusinessMail(db, { box: this.box, mail: { to, subject, body, state: this.sender ? 'queued' : 'kept' } });
    await this.sendSoon(db);
  }

  /** Queues a mail in this transaction that nobody reads but the person. What it is `about` is shown in the log of the project; its secret is not. */
  async sendPersonal(db: Db, mail: PersonalMail): Promise<void> {
    const { to, subject, text, html, secret, about, invite } = mail;
    const log = about && (await this.logOf(db));
    const taken = log && (await log.take(db, { to, written: { subject, text, html }, attachments: [], secret, about }));
    if (log && (this.sender || !taken)) return;
    if (!this.sender) return db.afterCommit(() => this.handOver(mail));
    await insertPersonalMail(db, { box: this.box, mail: { id: randomUUID(), to, subject, body: packBody({ text, html, invite }) } });
    await this.sendSoon(db);
  }

  /**
   * Writes to the client of a project from a template, where mails have templates.
   *
   * @returns false: nobody was written to
   * @example
   * await deps.mail.sendToClient(db, { template: 'receipt', projectId, values: { 'payment.amount': { cents, currency } }, once: `payment:${id}` });
   */
  async sendToClient(db: Db, { secret, attachments = [], ...about }: ClientMail): Promise<boolean> {
    const log = await this.logOf(db);
    if (!log) return false;
    const attached = await findAttachments(db, attachments, this.options.files);
    const taken = await log.take(db, { to: null, written: null, attachments: attached, secret: secret ?? null, about });
    if (taken && secret !== undefined && !this.sender) db.afterCommit(() => this.handOver({ ...taken, text: secret, secret }));
    return taken !== null;
  }

  /** To whom `sendToClient` writes; null: to nobody. */
  async addressOfClient(db: Db, projectId: number): Promise<string | null> {
    return (await this.logOf(db))?.addressOfClient(db, projectId) ?? null;
  }

  /** The newest mails of this business. */
  async kept(db: Db): Promise<KeptMail[]> {
    const found = [await keptMails(db, this.box)];
    for (const log of this.options.logs()) found.push(await log.kept(db));
    return found
      .flat()
      .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
      .slice(0, MOST_SHOWN);
  }

  /** Tries what waits once; the job does it every minute. */
  async sendWaiting(): Promise<void> {
    await this.sender?.sendWaiting();
    for (const log of this.options.logs()) await log.sendWaiting();
  }

  private async logOf(db: Db): Promise<MailLog | undefined> {
    for (const log of this.options.logs()) if (db.tenantId !== 0 && (await log.isOn(db))) return log;
    return undefined;
  }

  private handOver(mail: PersonalMail): void {
    if (this.options.takePersonalMail) this.options.takePersonalMail(mail);
    else this.options.log.warn('a mail with a link or a code could not be sent: no mail server is configured (SMTP_URL)');
  }

  /** The job leaves with the transaction; the schedule picks up what it misses. */
  private async sendSoon(db: Db): Promise<void> {
    if (this.sender) await this.options.jobs.send(db, JOB, {});
  }
}
