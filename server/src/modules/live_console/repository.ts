import type { ConsoleVoice, UserSettings } from '@butterfly/contracts/live_console';
import type { Db } from '../../platform/db/db';

export interface ConnectionRow {
  readonly project_id: string;
  /** Empty: that of the server. */
  readonly region: string;
  readonly system_instructions: string;
  readonly credential_kind: 'none' | 'service_account' | 'bearer_token';
  readonly credential_name: string;
  readonly credential_sealed: string | null;
  readonly version: number;
}

const SETTING_FIELDS = 'preferred_voice, enable_audio_output, enable_text_output';
const CONNECTION_FIELDS = 'project_id, region, system_instructions, credential_kind, credential_name, credential_sealed, version';

/** Of the member who calls. */
export async function settingsOf(db: Db): Promise<UserSettings | null> {
  const [row] = await db.rows<UserSettings & { preferred_voice: ConsoleVoice }>(
    `select ${SETTING_FIELDS} from live_console_user_setting where member_id = $1`,
    [db.memberId],
  );
  return row ?? null;
}

export async function saveSettings(db: Db, { preferred_voice, enable_audio_output, enable_text_output }: UserSettings): Promise<void> {
  await db.rows(
    `insert into live_console_user_setting (member_id, ${SETTING_FIELDS}) values ($1, $2, $3, $4)
     on conflict (tenant_id, member_id) do update set preferred_voice = excluded.preferred_voice, enable_audio_output = excluded.enable_audio_output,
       enable_text_output = excluded.enable_text_output, updated_at = now() returning member_id`,
    [db.memberId, preferred_voice, enable_audio_output, enable_text_output],
  );
}

export async function connectionOf(db: Db): Promise<ConnectionRow | null> {
  const [row] = await db.rows<ConnectionRow>(`select ${CONNECTION_FIELDS} from live_console_connection where tenant_id = $1`, [
    db.tenantId,
  ]);
  return row ?? null;
}

/** Answers null when somebody else was faster: `row.version` is the one before plus one. */
export async function saveConnection(db: Db, row: ConnectionRow): Promise<ConnectionRow | null> {
  const [saved] = await db.rows<ConnectionRow>(
    `insert into live_console_connection (${CONNECTION_FIELDS}, updated_by_id) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (tenant_id) do update set project_id = excluded.project_id, region = excluded.region, system_instructions = excluded.system_instructions, credential_kind = excluded.credential_kind,
       credential_name = excluded.credential_name, credential_sealed = excluded.credential_sealed, version = excluded.version, updated_at = now(), updated_by_id = excluded.updated_by_id
       where live_console_connection.version = excluded.version - 1
     returning ${CONNECTION_FIELDS}`,
    [
      row.project_id,
      row.region,
      row.system_instructions,
      row.credential_kind,
      row.credential_name,
      row.credential_sealed,
      row.version,
      db.memberId,
    ],
  );
  return saved ?? null;
}
