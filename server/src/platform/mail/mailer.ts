import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import type { Db } from '../db/db';
import type { PooledDatabase } from '../db/pooled-database';
import type { Job } from '../define-module';
import type { Environment } from '../environment';
import type { JobQueue } from '../jobs/job-queue';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail of this tenant that was kept because no mail server is configured. */
export interface KeptMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly state: string;
  readonly created_at: string;
}

const JOB = 'platform.mail';
const WAITING = `select tenant_id, id, recipient, subject, body from platform_mail where state = 'queued' order by id limit 20`;
const QUEUED_ONE = `select tenant_id, id, recipient, subject, body from platform_mail where state = 'queued' and id = $1 for update skip locked`;
const ATTEMPT = 'update platform_mail set attempts = attempts + 1 where id = $1';
/** A sent mail may hold a reset link, so its text does not stay. */
const SENT = `update platform_mail set state = 'sent', sent_at = now(), body = '' where id = $1`;
const FAILED = `update platform_mail set state = case when attempts >= 8 then 'failed' else state end, failure = $2 where id = $1`;

interface Row {
  readonly tenant_id: number;
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/**
 * Outgoing mail. It is written with the transaction that causes it. With SMTP_URL a job sends it; without, it is kept in the
 * built-in outbox, which administrators read.
 */
export class Mailer {
  private readonly transport: Transporter | null;

  constructor(private readonly options: { env: Environment; db: PooledDatabase; jobs: JobQueue; log: FastifyBaseLogger }) {
    this.transport = options.env.SMTP_URL ? createTransport(options.env.SMTP_URL) : null;
    if (this.transport) options.jobs.register(this.job());
  }

  /** Queues a mail in this transaction. */
  async queue(db: Db, { to, subject, text }: Mail): Promise<void> {
    const state = this.transport ? 'queued' : 'kept';
    await db.rows('insert into platform_mail (recipient, subject, body, state) values ($1, $2, $3, $4)', [to, subject, text, state]);
    if (this.transport) await this.options.jobs.send(db, JOB, {});
  }

  /** The newest mails of this tenant. */
  kept(db: Db): Promise<KeptMail[]> {
    return db.rows<KeptMail>('select id, recipient, subject, body, state, created_at from platform_mail order by created_at desc, id desc limit 100');
  }

  private job(): Job<never> {
    return { name: JOB, schedule: '* * * * *', retries: 3, run: () => this.sendWaiting() };
  }

  private async sendWaiting(): Promise<void> {
    const waiting = await this.options.db.asDispatcher((db) => db.rows<Row>(WAITING));
    for (const { id } of waiting) await this.sendOne(id);
  }

  /** Sent first, marked afterwards: a crash in between repeats the mail, with the same Message-ID. */
  private async sendOne(id: number): Promise<void> {
    const row = await this.options.db.asDispatcher(async (db) => {
      const [found] = await db.rows<Row>(QUEUED_ONE, [id]);
      if (found) await db.rows(ATTEMPT, [id]);
      return found;
    });
    if (!row || !this.transport) return;
    try {
      await this.transport.sendMail({ from: this.options.env.MAIL_FROM, to: row.recipient, subject: row.subject, text: row.body, messageId: `<butterfly-${row.tenant_id}-${row.id}@mail>` });
      await this.options.db.asDispatcher((db) => db.rows(SENT, [id]));
    } catch (error) {
      this.options.log.warn({ err: error, mail: id }, 'a mail was not accepted, it is tried again');
      await this.options.db.asDispatcher((db) => db.rows(FAILED, [id, error instanceof Error ? error.message : String(error)]));
    }
  }
}
