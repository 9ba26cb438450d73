import type { SecretBox } from '../auth/secret-box';
import type { Db } from '../db/db';
import { unpackBody } from './mail-body';
import type { MailQueue } from './mail-queue';

interface NewPersonalMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** As `packBody` makes it. */
  readonly body: string;
}

/** What it says is encrypted for this row alone. */
export async function insertPersonalMail(
  db: Db,
  { box, mail: { id, to, subject, body } }: { box: SecretBox; mail: NewPersonalMail },
): Promise<void> {
  await db.rows('insert into platform_personal_mail (id, recipient, subject, sealed_body) values ($1, $2, $3, $4)', [
    id,
    to,
    subject,
    box.seal(id, body),
  ]);
}

/** What was sent or given up names who was written to; it is not needed for long. */
export async function forgetOldPersonalMail(db: Db): Promise<void> {
  await db.rows(`delete from platform_personal_mail where state <> 'queued' and created_at < now() - interval '30 days'`);
}

const GIVEN_UP = `update platform_personal_mail set state = 'failed', sealed_body = null, failure = $2 where id = $1`;

/** Personal mail that waits for the mail server. */
export function personalMail(box: SecretBox): MailQueue {
  return {
    waiting: async (db) =>
      (await db.rows<{ id: string }>(`select id from platform_personal_mail where state = 'queued' order by created_at limit 20`)).map(
        ({ id }) => id,
      ),
    take: async (db, id) => {
      const [row] = await db.rows<{ recipient: string; subject: string; sealed_body: string }>(
        `select recipient, subject, sealed_body from platform_personal_mail where state = 'queued' and id = $1 for update skip locked`,
        [id],
      );
      if (!row) return null;
      const packed = box.open(id, row.sealed_body);
      await (packed === null
        ? db.rows(GIVEN_UP, [id, 'sealed under another SESSION_SECRET'])
        : db.rows('update platform_personal_mail set attempts = attempts + 1 where id = $1', [id]));
      return packed === null ? null : { name: id, tenantId: 0, to: row.recipient, subject: row.subject, ...unpackBody(packed) };
    },
    sent: (db, id) => db.rows(`update platform_personal_mail set state = 'sent', sent_at = now(), sealed_body = null where id = $1`, [id]),
    refused: (db, { id, failure, most }) =>
      db.rows(
        `update platform_personal_mail set state = case when attempts >= $3 then 'failed' else state end, sealed_body = case when attempts >= $3 then null else sealed_body end, failure = $2 where id = $1`,
        [id, failure, most],
      ),
  };
}
