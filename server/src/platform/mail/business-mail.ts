import type { SecretBox } from '../auth/secret-box';
import type { Db } from '../db/db';
import { unpackBody, type MailBody } from './mail-body';
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
  /** As `packBody` makes it. */
  readonly body: string;
  /** Kept: no mail server is configured. */
  readonly state: 'kept' | 'queued';
}

/** What is written before a body that was encrypted; one of before lies in clear. */
const SEALED = 'sealed:';
const ownerOf = (tenantId: number) => `business/${tenantId}`;

/** What it says is encrypted for this business alone. */
export async function insertBusinessMail(
  db: Db,
  { box, mail: { to, subject, body: packed, state } }: { box: SecretBox; mail: NewBusinessMail },
): Promise<void> {
  const body = SEALED + box.seal(ownerOf(db.tenantId), packed);
  await db.rows('insert into platform_mail (recipient, subject, body, state, shown) values ($1, $2, $3, $4, true)', [
    to,
    subject,
    body,
    state,
  ]);
}

/** The newest mails of this business. What was not written as mail of the business is not among them. */
export async function keptMails(db: Db, box: SecretBox): Promise<KeptMail[]> {
  const mails = await db.rows<KeptMail>(
    'select id, recipient, subject, body, state, created_at from platform_mail where shown order by created_at desc, id desc limit 100',
  );
  return mails.map((mail) => ({ ...mail, body: opened(box, db.tenantId, mail.body)?.text ?? '' }));
}

/** Null: sealed under another SESSION_SECRET. */
function opened(box: SecretBox, tenantId: number, body: string): MailBody | null {
  const packed = body.startsWith(SEALED) ? box.open(ownerOf(tenantId), body.slice(SEALED.length)) : body;
  return packed === null ? null : unpackBody(packed);
}

interface Row {
  readonly tenant_id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

const GIVEN_UP = `update platform_mail set state = 'failed', body = '', failure = $2 where id = $1`;

/** Mail of all businesses that waits for the mail server. */
export const businessMail = (box: SecretBox): MailQueue => ({
  waiting: async (db) =>
    (await db.rows<{ id: number }>(`select id from platform_mail where state = 'queued' order by id limit 20`)).map(({ id }) => String(id)),
  take: async (db, id) => {
    const [row] = await db.rows<Row>(
      `select tenant_id, recipient, subject, body from platform_mail where state = 'queued' and id = $1 for update skip locked`,
      [Number(id)],
    );
    if (!row) return null;
    const message = opened(box, row.tenant_id, row.body);
    await (message === null
      ? db.rows(GIVEN_UP, [Number(id), 'sealed under another SESSION_SECRET'])
      : db.rows('update platform_mail set attempts = attempts + 1 where id = $1', [Number(id)]));
    return message && { name: `${row.tenant_id}-${id}`, tenantId: row.tenant_id, to: row.recipient, subject: row.subject, ...message };
  },
  sent: (db, id) => db.rows(`update platform_mail set state = 'sent', sent_at = now(), body = '' where id = $1`, [Number(id)]),
  // One that may not be shown does not stay readable when it is given up.
  refused: (db, { id, failure, most }) =>
    db.rows(
      `update platform_mail set state = case when attempts >= $3 then 'failed' else state end, body = case when attempts >= $3 and not shown then '' else body end, failure = $2 where id = $1`,
      [Number(id), failure, most],
    ),
});
