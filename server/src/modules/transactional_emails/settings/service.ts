import { createHmac } from 'node:crypto';
import type { Settings, SettingsInput } from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import { checkVersion, requireIfMatch, versionConflict } from '../../../platform/http/check-version';
import type { Platform } from '../../../platform/platform';
import { etagOf } from '../../../platform/records/etag-of';
import { readSettings, writeSettings, type StoredSettings } from './repository';

/** In whose name mail of a business leaves. */
export class SettingsService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'env'>) {}

  async stored(db: Db): Promise<StoredSettings> {
    const { locale } = await this.platform.api('auth_and_admin').tenant(db);
    return readSettings(db, locale);
  }

  async read(db: Db, { isAdmin }: { isAdmin: boolean }): Promise<Settings> {
    return this.#shown(db, { stored: await this.stored(db), isAdmin });
  }

  /** @throws AppError `precondition_required`, `version_conflict` */
  async save(db: Db, { input, ifMatch }: { input: SettingsInput; ifMatch: string | undefined }): Promise<Settings> {
    requireIfMatch(ifMatch);
    const before = await this.stored(db);
    checkVersion(ifMatch, { etag: etagOf(before), current: before });
    const stored = await writeSettings(db, { input, version: before.version });
    if (!stored) {
      const current = await this.stored(db);
      throw versionConflict({ etag: etagOf(current), current });
    }
    return this.#shown(db, { stored, isAdmin: true });
  }

  /** What a provider signs with; it is told to administrators. */
  webhookKey(tenantId: number): string {
    return createHmac('sha256', this.platform.env.SESSION_SECRET).update(`butterfly/mail-webhook/${tenantId}`).digest('base64url');
  }

  #shown(db: Db, { stored, isAdmin }: { stored: StoredSettings; isAdmin: boolean }): Settings {
    const { MAIL_FROM, SMTP_URL, DKIM_DOMAIN, DKIM_PRIVATE_KEY } = this.platform.env;
    const path = `/api/transactional_emails/webhooks/test/?business=${db.tenantId}`;
    return {
      ...stored,
      leaves_by: SMTP_URL ? 'smtp' : 'outbox',
      from_address: addressOf(MAIL_FROM),
      is_signed: DKIM_DOMAIN !== undefined && DKIM_PRIVATE_KEY !== undefined,
      webhook: isAdmin ? { path, key: this.webhookKey(db.tenantId) } : null,
      can_edit: isAdmin,
    };
  }
}

/** The address in `Butterfly <no-reply@localhost>`. */
export function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
