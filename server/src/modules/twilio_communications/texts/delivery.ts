import type { Job } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import { testProvider } from '../providers/test-provider';
import { twilioProvider } from '../providers/twilio-provider';
import type { OutgoingText, SendOutcome, TextProvider } from '../providers/provider';
import { readSettings, type StoredSettings } from '../settings/repository';
import type { SettingsService } from '../settings/service';
import { findConversation, setOptState } from './conversation.repository';
import type { LiveTexts } from './live-texts';
import type { MediaShelf } from './media';
import { claim, markFailed, markLater, markSent, waitingMessages, type MessageRow } from './message.repository';

const SEND_JOB = 'twilio_communications.send';
const SWEEP_JOB = 'twilio_communications.send_waiting';
const MOST_ATTEMPTS = 5;

interface Parts {
  readonly deps: Platform;
  readonly settings: SettingsService;
  readonly media: MediaShelf;
  readonly live: LiveTexts;
}

interface Claimed {
  readonly row: MessageRow;
  readonly text: OutgoingText;
  readonly provider: TextProvider;
}

/** Takes texts out of the house: claimed in one transaction, sent outside of any, marked in another. */
export class TextDelivery {
  constructor(private readonly parts: Parts) {}

  jobs(): Job<never>[] {
    return [
      { name: SEND_JOB, retries: 0, run: (payload: { tenantId: number; messageId: number }) => this.sendOne(payload.tenantId, payload.messageId) },
      { name: SWEEP_JOB, schedule: '* * * * *', retries: 0, run: () => this.sendWaiting() },
    ] as Job<never>[];
  }

  /** As soon as the transaction has committed; the sweep finds it within a minute should this fail. */
  soon(tenantId: number, messageId: number): void {
    const { deps } = this.parts;
    deps.jobs.send(SEND_JOB, { tenantId, messageId }).catch((error: unknown) => deps.log.warn({ err: error, messageId }, 'a text could not be queued at once'));
  }

  async sendWaiting(): Promise<void> {
    const { deps } = this.parts;
    for (const tenantId of await deps.api('auth_and_admin').activeTenantIds()) {
      const waiting = await deps.db.withTenant({ tenantId, memberId: null }, waitingMessages);
      for (const id of waiting) await this.sendOne(tenantId, id);
    }
  }

  async sendOne(tenantId: number, messageId: number): Promise<void> {
    const claimed = await this.#claim(tenantId, messageId);
    if (!claimed) return;
    const outcome = await claimed.provider.send(claimed.text, `${tenantId}-${messageId}-${claimed.row.attempts}`);
    await this.#mark(tenantId, claimed, outcome);
  }

  #claim(tenantId: number, messageId: number): Promise<Claimed | null> {
    const { deps, settings, media } = this.parts;
    return deps.db.withTenant({ tenantId, memberId: null }, async (db) => {
      const row = await claim(db, messageId);
      const conversation = row && (await findConversation(db, row.conversation_id));
      if (!row || !conversation) return null;
      const stored = await readSettings(db);
      const credentials = settings.credentials(tenantId, stored);
      const text = {
        to: conversation.phone_e164, from: stored.numbers[0] ?? '', messagingServiceSid: stored.messaging_service_sid, body: row.body,
        mediaUrls: row.media_ids.map((id) => media.sharedAddress(tenantId, id)), statusCallback: settings.webhook(tenantId, 'message-status'),
      };
      return { row, text, provider: credentials ? withSender(twilioProvider(credentials, deps.env.TWILIO_API_URL), stored) : testProvider };
    });
  }

  #mark(tenantId: number, { row, provider }: Claimed, outcome: SendOutcome): Promise<void> {
    const { deps, live } = this.parts;
    return deps.db.withTenant({ tenantId, memberId: null }, async (db) => {
      if (outcome.kind === 'accepted') await markSent(db, { id: row.id, provider: provider.name, sid: outcome.sid, delivered: outcome.delivered });
      else if (outcome.kind === 'later' && row.attempts < MOST_ATTEMPTS) await markLater(db, row.id, outcome.error);
      else await markFailed(db, { id: row.id, provider: provider.name, error: outcome.error });
      if (outcome.kind === 'refused' && outcome.optedOut) await setOptState(db, row.conversation_id, 'opted_out');
      db.afterCommit(() => live.changed(tenantId, row.conversation_id));
    });
  }
}

/** An account without a number cannot send; Twilio would say so in figures. */
function withSender(provider: TextProvider, { numbers, messaging_service_sid }: StoredSettings): TextProvider {
  if (numbers.length > 0 || messaging_service_sid) return provider;
  return { ...provider, send: () => Promise.resolve({ kind: 'refused', error: 'No number to send from. Add one in the settings.' }) };
}
