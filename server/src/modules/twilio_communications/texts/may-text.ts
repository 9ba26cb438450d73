import { errors } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import { AppError, isAppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { readSettings } from '../settings/repository';
import type { SettingsService } from '../settings/service';
import { assertReachable } from '../voice/dial-rule';
import type { ConversationRow } from './conversation.repository';

/** Who may be texted: asked when a text is written, and again when it leaves. */
export class MayText {
  constructor(
    private readonly deps: Pick<Platform, 'api'>,
    private readonly settings: SettingsService,
  ) {}

  /** Never to somebody who has opted out, whether by text or with the contact. */
  async assert(db: Db, { phone_e164, opt_state, contact_id }: ConversationRow): Promise<void> {
    const [contact] = contact_id === null ? [] : await this.deps.api('tenant_crm').contacts.withIds(db, [contact_id]);
    if (opt_state === 'opted_out' || contact?.consent_sms === 'opted_out') throw new AppError('twilio_communications.opted_out');
    assertReachable(phone_e164, await this.countries(db));
  }

  /** Why not, in words; null: they may be texted. */
  async refusal(db: Db, conversation: ConversationRow): Promise<string | null> {
    try {
      await this.assert(db, conversation);
      return null;
    } catch (error) {
      const code = isAppError(error) ? error.code : '';
      if (!isAppError(error) || !isOwn(code)) throw error;
      return errors[code].message.replace('{country}', String(error.details['country'] ?? ''));
    }
  }

  async countries(db: Db): Promise<readonly string[]> {
    return this.settings.countries(db, await readSettings(db));
  }
}

const isOwn = (code: string): code is keyof typeof errors => code in errors;
