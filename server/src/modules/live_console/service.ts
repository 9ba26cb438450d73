import { definedOf } from '../../platform/records/defined-of';
import type {
  BearerToken,
  ConsoleConfig,
  LiveConnection,
  SaveConnection,
  UserSettings,
  UserSettingsPatch,
} from '@butterfly/contracts/live_console';
import { VOICES } from '@butterfly/contracts/live_console';
import { createSecretBox, type SecretBox } from '../../platform/auth/secret-box';
import type { Db } from '../../platform/db/db';
import type { Session } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import { matchesTag } from '../../platform/http/etag';
import type { Platform } from '../../platform/platform';
import { requireIfMatch, versionConflict } from '../../platform/http/check-version';
import { readCredential } from './credentials/service-account';
import { Tickets } from './credentials/tickets';
import { connectionOf, saveConnection, saveSettings, settingsOf, type ConnectionRow } from './repository';

const DEFAULT_INSTRUCTIONS = 'You are a helpful AI assistant.';
const DEFAULTS: UserSettings = { preferred_voice: 'Puck', enable_audio_output: true, enable_text_output: true };
const NOTHING: ConnectionRow = {
  project_id: '',
  region: '',
  system_instructions: DEFAULT_INSTRUCTIONS,
  credential_kind: 'none',
  credential_name: '',
  credential_sealed: null,
  version: 0,
};

export const MANUAL_REQUIRED =
  'Bearer token not configured. Enter a token and a project ID in the settings to connect; they stay in this page and are never stored.';

/** The project and the credential that a business has configured. */
export interface Configured {
  readonly projectId: string;
  readonly region: string;
  readonly credential: string;
}

export class LiveConsoleService {
  readonly tickets: Tickets;
  readonly #box: SecretBox;

  constructor(private readonly platform: Pick<Platform, 'env' | 'signer' | 'clock'>) {
    this.tickets = new Tickets(platform.signer, platform.clock);
    this.#box = createSecretBox(platform.env.SESSION_SECRET, 'live_console');
  }

  async config(db: Db, { is_admin: canConfigure }: { is_admin: boolean }): Promise<ConsoleConfig> {
    const connection = (await connectionOf(db)) ?? NOTHING;
    return {
      websocketUrl: this.platform.env.LIVE_CONSOLE_WEBSOCKET_URL ?? null,
      projectId: connection.project_id || null,
      systemInstructions: connection.system_instructions,
      defaultVoice: DEFAULTS.preferred_voice,
      availableVoices: [...VOICES],
      userSettings: (await settingsOf(db)) ?? DEFAULTS,
      canConfigure,
    };
  }

  async bearerToken(db: Db, session: Session): Promise<BearerToken> {
    const configured = this.#configuredIn(db, await connectionOf(db));
    if (!configured) return { bearer_token: null, project_id: null, status: 'manual_required', message: MANUAL_REQUIRED };
    return { bearer_token: this.tickets.issue(session), project_id: configured.projectId, status: 'ok', message: '' };
  }

  async configured(db: Db): Promise<Configured | null> {
    return this.#configuredIn(db, await connectionOf(db));
  }

  async saveSettings(db: Db, patch: UserSettingsPatch): Promise<UserSettings> {
    const before = (await settingsOf(db)) ?? DEFAULTS;
    const given = definedOf(patch);
    const saved: UserSettings = { ...before, ...given };
    await saveSettings(db, saved);
    return saved;
  }

  async connection(db: Db): Promise<LiveConnection> {
    return this.#wire((await connectionOf(db)) ?? NOTHING);
  }

  async saveConnection(db: Db, wanted: SaveConnection, ifMatch: string | undefined): Promise<LiveConnection> {
    requireIfMatch(ifMatch);
    const before = (await connectionOf(db)) ?? NOTHING;
    if (!matchesTag(ifMatch, etagOf(before))) throw this.#conflict(before);
    const saved = await saveConnection(db, {
      ...before,
      ...this.#credential(db, wanted.credential),
      project_id: wanted.project_id,
      region: wanted.region ?? before.region,
      system_instructions: wanted.system_instructions || DEFAULT_INSTRUCTIONS,
      version: before.version + 1,
    });
    if (!saved) throw this.#conflict((await connectionOf(db)) ?? NOTHING);
    return this.#wire(saved);
  }

  #credential(db: Db, text: string | null | undefined): Partial<ConnectionRow> {
    if (text === undefined) return {};
    if (text === null) return { credential_kind: 'none', credential_name: '', credential_sealed: null };
    const read = readCredential(text);
    if (!read) throw new AppError('live_console.credential_unreadable');
    const name = read.kind === 'service_account' ? read.account.client_email : '';
    return { credential_kind: read.kind, credential_name: name, credential_sealed: this.#box.seal(String(db.tenantId), text) };
  }

  #configuredIn(db: Db, row: ConnectionRow | null): Configured | null {
    const credential = row?.credential_sealed ? this.#box.open(String(db.tenantId), row.credential_sealed) : null;
    return row && credential && row.project_id
      ? { projectId: row.project_id, region: row.region || this.platform.env.GEMINI_LIVE_REGION, credential }
      : null;
  }

  #wire({ project_id, region, system_instructions, credential_kind, credential_name, version }: ConnectionRow): LiveConnection {
    return {
      project_id,
      region,
      default_region: this.platform.env.GEMINI_LIVE_REGION,
      system_instructions,
      credential: credential_kind,
      credential_name,
      version,
    };
  }

  #conflict(current: ConnectionRow): AppError {
    return versionConflict({ etag: etagOf(current), current: this.#wire(current) });
  }
}

export const etagOf = ({ version }: Pick<LiveConnection, 'version'>): string => `live-connection-${version}`;
