import type { CrmSettings, CrmSettingsInput } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { keptOrRead } from '../../../platform/db/kept-or-read';
import { defaultSettings } from './default-settings';

interface Row {
  readonly data: Partial<CrmSettingsInput>;
  readonly version: number;
  readonly updated_at: string;
  readonly updated_by_id: number | null;
}

/** As the rules need them: kept until they change. */
export function settingsOf(db: Db): Promise<CrmSettings> {
  return keptOrRead(db, { key: 'tenant_crm.settings', tables: ['tenant_crm_settings'] }, () => readSettings(db));
}

/** The settings of the business as they are at this moment; one that never saved any has the usual ones, as version 0. */
export async function readSettings(db: Db): Promise<CrmSettings> {
  return read(await db.rows<Row>('select data, version, updated_at, updated_by_id from tenant_crm_settings'));
}

/** The same, held until the end of the transaction. */
export async function lockSettings(db: Db): Promise<CrmSettings> {
  return read(await db.rows<Row>('select data, version, updated_at, updated_by_id from tenant_crm_settings for update'));
}

function read([row]: readonly Row[]): CrmSettings {
  // Settings that were added to the product later have their usual value until they are saved.
  if (!row) return { ...defaultSettings, version: 0, updated_at: null, updated_by_id: null };
  return { ...defaultSettings, ...row.data, version: row.version, updated_at: row.updated_at, updated_by_id: row.updated_by_id };
}

/** Writes the version after `version`; undefined when somebody else was faster. */
export async function writeSettings(
  db: Db,
  { input, version }: { input: CrmSettingsInput; version: number },
): Promise<CrmSettings | undefined> {
  const rows = await db.rows<Row>(
    `insert into tenant_crm_settings (data, version, updated_by_id) values ($1::jsonb, $2::int + 1, $3::int)
     on conflict (tenant_id) do update set data = excluded.data, version = excluded.version, updated_at = now(), updated_by_id = excluded.updated_by_id
       where tenant_crm_settings.version = $2::int
     returning data, version, updated_at, updated_by_id`,
    [JSON.stringify(input), version, db.memberId],
  );
  return rows.length > 0 ? read(rows) : undefined;
}
