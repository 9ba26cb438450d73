import { definedOf } from '../../../platform/records/defined-of';
import type { Settings, SettingsChange } from '@butterfly/contracts/twilio_communications';
import { createSecretBox, type SecretBox } from '../../../platform/auth/secret-box';
import type { Db } from '../../../platform/db/db';
import type { AppError } from '../../../platform/http/app-error';
import { matchesTag } from '../../../platform/http/etag';
import type { Platform } from '../../../platform/platform';
import { requireIfMatch, versionConflict } from '../../../platform/http/check-version';
import { readSettings, writeSettings, type StoredSettings } from './repository';

/** The credentials of a business, readable; only ever in the server's memory. */
export interface Credentials {
  readonly accountSid: string;
  readonly apiKeySid: string;
  readonly apiKeySecret: string;
  readonly authToken: string;
  readonly voiceAppSid: string;
}

export const etagOf = ({ version }: Pick<Settings, 'version'>): string => `twilio-settings-${version}`;

type Deps = Pick<Platform, 'env' | 'api'>;

/** Settings of calls and texts. Secrets are sealed before they are stored and never leave again. */
export class SettingsService {
  readonly #box: SecretBox;

  constructor(private readonly deps: Deps) {
    this.#box = createSecretBox(deps.env.SESSION_SECRET, 'twilio_communications');
  }

  async read(db: Db, { is_admin: canEdit }: { is_admin: boolean }): Promise<Settings> {
    return this.#wire(db, await readSettings(db), canEdit);
  }

  async save(db: Db, { api_key_secret, auth_token, ...rest }: SettingsChange, ifMatch: string | undefined): Promise<Settings> {
    requireIfMatch(ifMatch);
    const before = await readSettings(db);
    if (!matchesTag(ifMatch, etagOf(before))) throw await this.#conflict(db);
    const given = definedOf(rest);
    const seal = (secret: string) => this.#box.seal(String(db.tenantId), secret);
    const change = {
      ...given,
      ...(api_key_secret && { api_key_secret: seal(api_key_secret) }),
      ...(auth_token && { auth_token: seal(auth_token) }),
    };
    return this.#written(db, await writeSettings(db, { before, change }));
  }

  async forget(db: Db): Promise<Settings> {
    const change = { account_sid: '', api_key_sid: '', api_key_secret: '', auth_token: '', voice_app_sid: '', messaging_service_sid: '' };
    return this.#written(db, await writeSettings(db, { before: await readSettings(db), change }));
  }

  /** Null: calls are not set up, or the secrets were sealed with another SESSION_SECRET. */
  credentials(tenantId: number, stored: StoredSettings): Credentials | null {
    const read = (sealed: string) => (sealed === '' ? '' : (this.#box.open(String(tenantId), sealed) ?? ''));
    const [apiKeySecret, authToken] = [read(stored.api_key_secret), read(stored.auth_token)];
    if (!stored.account_sid || !stored.api_key_sid || !stored.voice_app_sid || !apiKeySecret || !authToken) return null;
    return { accountSid: stored.account_sid, apiKeySid: stored.api_key_sid, apiKeySecret, authToken, voiceAppSid: stored.voice_app_sid };
  }

  /** Countries that may be called and texted: at least that of the business. */
  async countries(db: Db, stored: StoredSettings): Promise<readonly string[]> {
    return stored.allowed_countries.length > 0 ? stored.allowed_countries : [await this.#country(db)];
  }

  /** Where Twilio calls for this business. */
  webhook(tenantId: number, name: string): string {
    return `${this.deps.env.PUBLIC_URL ?? ''}/api/twilio_communications/webhooks/${name}/?business=${tenantId}`;
  }

  async #country(db: Db): Promise<string> {
    const { locale } = await this.deps.api('auth_and_admin').tenant(db);
    return locale.split('-')[1] ?? 'US';
  }

  async #written(db: Db, saved: StoredSettings | null): Promise<Settings> {
    if (!saved) throw await this.#conflict(db);
    return this.#wire(db, saved, true);
  }

  async #conflict(db: Db): Promise<AppError> {
    const current = await this.#wire(db, await readSettings(db), true);
    return versionConflict({ etag: etagOf(current), current });
  }

  async #wire(db: Db, stored: StoredSettings, can_edit: boolean): Promise<Settings> {
    const { api_key_secret, auth_token, ...open } = stored;
    const is_configured = this.credentials(db.tenantId, stored) !== null;
    return {
      ...open,
      can_edit,
      is_configured,
      test_mode: !is_configured,
      has_api_key_secret: api_key_secret !== '',
      has_auth_token: auth_token !== '',
      allowed_countries: [...(await this.countries(db, stored))],
      country: await this.#country(db),
      webhooks: { voice: this.webhook(db.tenantId, 'voice'), sms: this.webhook(db.tenantId, 'sms') },
    };
  }
}
