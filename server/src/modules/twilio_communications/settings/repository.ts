import type { UserSettings } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';

/** As it is kept: the two secrets sealed, empty where there is none. */
export interface StoredSettings {
  readonly account_sid: string;
  readonly api_key_sid: string;
  readonly api_key_secret: string;
  readonly auth_token: string;
  readonly voice_app_sid: string;
  readonly messaging_service_sid: string;
  readonly numbers: string[];
  readonly record_calls: boolean;
  readonly transcribe_calls: boolean;
  readonly consent_announcement: string;
  readonly voicemail: boolean;
  readonly voicemail_greeting: string;
  readonly allowed_countries: string[];
  readonly quiet_hours: boolean;
  readonly quiet_start: string;
  readonly quiet_end: string;
  readonly version: number;
  readonly updated_at: string | null;
}

const FIELDS =
  'account_sid, api_key_sid, api_key_secret, auth_token, voice_app_sid, messaging_service_sid, numbers, record_calls, transcribe_calls, consent_announcement, allowed_countries, quiet_hours, quiet_start, quiet_end, voicemail, voicemail_greeting, version, updated_at';

const NOTHING: StoredSettings = {
  account_sid: '',
  api_key_sid: '',
  api_key_secret: '',
  auth_token: '',
  voice_app_sid: '',
  messaging_service_sid: '',
  numbers: [],
  record_calls: false,
  transcribe_calls: false,
  consent_announcement: '',
  allowed_countries: [],
  quiet_hours: true,
  quiet_start: '21:00',
  quiet_end: '08:00',
  voicemail: false,
  voicemail_greeting: '',
  version: 0,
  updated_at: null,
};

export async function readSettings(db: Db): Promise<StoredSettings> {
  const [row] = await db.rows<StoredSettings>(`select ${FIELDS} from twilio_communications_settings`);
  return row ?? NOTHING;
}

/** Answers null when somebody else was faster: `before` is not what is stored any more. */
export async function writeSettings(
  db: Db,
  { before, change }: { before: StoredSettings; change: Partial<StoredSettings> },
): Promise<StoredSettings | null> {
  const now = { ...before, ...change };
  const [row] = await db.rows<StoredSettings>(
    `insert into twilio_communications_settings (account_sid, api_key_sid, api_key_secret, auth_token, voice_app_sid, messaging_service_sid, numbers, record_calls, transcribe_calls, consent_announcement, allowed_countries, updated_by_id, version, quiet_hours, quiet_start, quiet_end, voicemail, voicemail_greeting)
     values ($1, $2, $3, $4, $5, $6, $7::text[], $8, $9, $10, $11::text[], $12, $13, $14, $15, $16, $17, $18)
     on conflict (tenant_id, id) do update set account_sid = $1, api_key_sid = $2, api_key_secret = $3, auth_token = $4, voice_app_sid = $5, messaging_service_sid = $6, numbers = $7::text[], record_calls = $8,
       transcribe_calls = $9, consent_announcement = $10, allowed_countries = $11::text[], updated_by_id = $12, version = $13, quiet_hours = $14, quiet_start = $15, quiet_end = $16, voicemail = $17, voicemail_greeting = $18, updated_at = now()
       where twilio_communications_settings.version = $13 - 1
     returning ${FIELDS}`,
    [
      now.account_sid,
      now.api_key_sid,
      now.api_key_secret,
      now.auth_token,
      now.voice_app_sid,
      now.messaging_service_sid,
      now.numbers,
      now.record_calls,
      now.transcribe_calls,
      now.consent_announcement,
      now.allowed_countries,
      db.memberId,
      before.version + 1,
      now.quiet_hours,
      now.quiet_start,
      now.quiet_end,
      now.voicemail,
      now.voicemail_greeting,
    ],
  );
  return row ?? null;
}

export async function readUserSettings(db: Db, memberId: number): Promise<UserSettings> {
  const [row] = await db.rows<UserSettings>('select receive_calls, ringtone from twilio_communications_member where member_id = $1', [
    memberId,
  ]);
  return row ?? { receive_calls: true, ringtone: true };
}

export async function writeUserSettings(db: Db, memberId: number, { receive_calls, ringtone }: UserSettings): Promise<void> {
  await db.rows(
    'insert into twilio_communications_member (member_id, receive_calls, ringtone) values ($1, $2, $3) on conflict (tenant_id, member_id) do update set receive_calls = $2, ringtone = $3',
    [memberId, receive_calls, ringtone],
  );
}

/** Members who want no calls. */
export async function unreachable(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.rows<{ member_id: number }>(
    'select member_id from twilio_communications_member where not receive_calls limit 2000',
  );
  return new Set(rows.map(({ member_id }) => member_id));
}
