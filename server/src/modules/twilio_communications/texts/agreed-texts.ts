import type { Db } from '../../../platform/db/db';
import { isAppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { AgreedText } from '../api';
import type { TextService } from './service';

/** Why a text is not sent although nothing is broken: no number, not one of ours, or it is night there. */
const REASONS = new Set(
  ['not_a_number', 'premium_number', 'country_not_allowed', 'opted_out', 'quiet_hours'].map((word) => `twilio_communications.${word}`),
);

/** Texts that another module sends beside its mail: to nobody who has not agreed, and never at night. */
export class AgreedTexts {
  constructor(private readonly parts: { readonly deps: Pick<Platform, 'api'>; readonly texts: TextService }) {}

  /** Whether it leaves. In the caller's transaction. */
  async send(db: Db, { phone, body, key, projectId }: AgreedText): Promise<boolean> {
    try {
      const { id, opt_state, contact_id } = await this.parts.texts.open(db, { phone, contact_id: null, project_id: projectId });
      const [contact] = contact_id === null ? [] : await this.parts.deps.api('tenant_crm').contacts.withIds(db, [contact_id]);
      if (opt_state !== 'opted_in' && contact?.consent_sms !== 'opt_in') return false;
      await this.parts.texts.send(db, { conversation_id: id, body, media_ids: [], send_at: null, quiet: 'ask' }, key);
      return true;
    } catch (error) {
      if (isAppError(error) && REASONS.has(error.code)) return false;
      throw error;
    }
  }
}
