import type { Db } from '../db/db';
import type { MailQueue } from './mail-queue';

/** A mail of this business, as its administrators may read it. */
export interface KeptMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly state: 'kept' | 'queued' | 'sent' | 'failed';
  readonly created_at: string;
}

interface NewBusinessMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Kept: no mail server is configured. */
  readonly state: 'kept' | 'queued';
}

export async function insertBusinessMail(db: Db, { to, subject, text, state }: NewBusinessMail): Promise<void> {
  await db.rows('insert into platform_mail (recipient, subject, body, state, shown) values ($1, $2, $3, $4, true)', [to, subject, text, state]);
}

/** The newest mails of this business. What was not written as mail of the business is not among them. */
export function keptMails(db: Db): Promise<KeptMail[]> {
  return db.rows<KeptMail>('select id, recipient, subject, body, state, created_at from platform_mail where shown order by created_at desc, id desc limit 100');
}

interface Row {
  readonly tenant_id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Mail of all businesses that waits for the mail server. */
export const businessMail: MailQueue = {
  waiting: async (db) => (await db.rows<{ id: number }>(`select id from platform_mail where state = 'queued' order by id limit 20`)).map(({ id }) => String(id)),
  take: async (db, id) => {
    const [row] = await db.rows<Row>(`select tenant_id, recipient, subject, body from platform_mail where state = 'queued' and id = $1 for update skip locked`, [Number(id)]);
    if (!row) return null;
    await db.rows('update platform_mail set attempts = attempts + 1 where id = $1', [Number(id)]);
    return { name: `${row.tenant_id}-${id}`, to: row.recipient, subject: row.subject, text: row.body };
  },
  sent: (db, id) => db.rows(`update platform_mail set state = 'sent', sent_at = now(), body = '' where id = $1`, [Number(id)]),
  // One that may not be shown does not stay readable when it is given up.
  refused: (db, { id, failure, most }) => db.rows(
    `update platform_mail set state = case when attempts >= $3 then 'failed' else state end, body = case when attempts >= $3 and not shown then '' else body end, failure = $2 where id = $1`,
    [Number(id), failure, most],
  ),
};
