import { clientLanguageOf } from '@butterfly/contracts/core';
import type { SettingsInput } from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import { OnceIn } from '../../../platform/db/once-in';

export interface StoredSettings extends SettingsInput {
  readonly id: number;
  /** 0: nobody has said anything. */
  readonly version: number;
}

const FIELDS = 'id, from_name, reply_to, language, version';

/** Every mail of a transaction asks. */
const settings = new OnceIn<StoredSettings | undefined>();

/** `locale`: that of the business, which counts until somebody chooses another language. */
export async function readSettings(db: Db, locale: string): Promise<StoredSettings> {
  const row = await settings.read(
    db,
    async () => (await db.rows<StoredSettings>(`select ${FIELDS} from transactional_emails_settings`))[0],
  );
  return row ?? { id: 1, from_name: '', reply_to: '', language: clientLanguageOf(locale) ?? 'en', version: 0 };
}

/** Undefined: the version is another by now. */
export async function writeSettings(
  db: Db,
  { input: { from_name, reply_to, language }, version }: { input: SettingsInput; version: number },
): Promise<StoredSettings | undefined> {
  settings.forget(db);
  const [row] = await db.rows<StoredSettings>(
    `insert into transactional_emails_settings as held (from_name, reply_to, language, updated_by_id) values ($1, $2, $3, $4)
     on conflict (tenant_id, id) do update set from_name = $1, reply_to = $2, language = $3, updated_by_id = $4, updated_at = now(), version = held.version + 1
       where held.version = $5
     returning ${FIELDS}`,
    [from_name, reply_to, language, db.memberId, version],
  );
  return row;
}
