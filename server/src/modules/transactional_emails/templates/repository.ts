import type { Language, TemplateVersion } from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import type { Written } from './default-template';

export interface StoredVersion extends Written {
  readonly id: number;
  readonly version: number;
  readonly is_default: boolean;
}

const FIELDS = 'id, version, is_default, subject, mjml';
const ofKey = 'key = $1 and language = $2';

/** The one that holds; undefined: nobody has changed it. */
export async function newestVersion(db: Db, of: { key: string; language: Language }): Promise<StoredVersion | undefined> {
  const [row] = await db.rows<StoredVersion>(
    `select ${FIELDS} from transactional_emails_template where ${ofKey} order by version desc limit 1`,
    [of.key, of.language],
  );
  return row;
}

export async function versionOf(db: Db, of: { key: string; language: Language; version: number }): Promise<StoredVersion | undefined> {
  const [row] = await db.rows<StoredVersion>(`select ${FIELDS} from transactional_emails_template where ${ofKey} and version = $3`, [
    of.key,
    of.language,
    of.version,
  ]);
  return row;
}

/** The newest of all mails in all languages, for the list. */
export function newestVersions(db: Db): Promise<{ key: string; language: Language; version: number; is_default: boolean }[]> {
  return db.rows(
    `select distinct on (key, language) key, language, version, is_default from transactional_emails_template order by key, language, version desc`,
  );
}

export function historyOf(
  db: Db,
  of: { key: string; language: Language },
): Promise<(Omit<TemplateVersion, 'by'> & { by_id: number | null })[]> {
  return db.rows(
    `select version, is_default, created_at, created_by_id as by_id from transactional_emails_template where ${ofKey} order by version desc limit 100`,
    [of.key, of.language],
  );
}

/** Undefined: somebody has written the version after `version` already. */
export async function addVersion(
  db: Db,
  {
    key,
    language,
    version,
    is_default,
    written,
  }: { key: string; language: Language; version: number; is_default: boolean; written: Written },
): Promise<StoredVersion | undefined> {
  const [row] = await db.rows<StoredVersion>(
    `insert into transactional_emails_template (key, language, version, is_default, subject, mjml, created_by_id) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (tenant_id, key, language, version) do nothing returning ${FIELDS}`,
    [key, language, version, is_default, written.subject, written.mjml, db.memberId],
  );
  return row;
}

export async function switches(db: Db): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db.rows<{ key: string; is_on: boolean }>('select key, is_on from transactional_emails_switch');
  return new Map(rows.map(({ key, is_on }) => [key, is_on]));
}

export async function setSwitch(db: Db, { key, isOn }: { key: string; isOn: boolean }): Promise<void> {
  await db.rows(
    `insert into transactional_emails_switch as held (key, is_on, updated_by_id) values ($1, $2, $3)
     on conflict (tenant_id, key) do update set is_on = $2, version = held.version + 1, updated_by_id = $3, updated_at = now()`,
    [key, isOn, db.memberId],
  );
}
