import type { Db } from '../../../platform/db/db';
import type { Job } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import { testProvider } from '../providers/test-provider';
import { twilioProvider } from '../providers/twilio-provider';
import type { OutgoingText, SendOutcome, TextProvider } from '../providers/provider';
import { readSettings, type StoredSettings } from '../settings/repository';
import type { SettingsService } from '../settings/service';
import { findConversation, setOptState, touchConversation, type ConversationRow } from './conversation.repository';
import type { LiveTexts } from './live-texts';
import type { MayText } from './may-text';
import type { MediaShelf } from './media';
import { claim, markFailed, markLater, markSent, waitingMessages, type MessageRow } from './message.repository';
import { movePlanned } from './planned.repository';
import { MOVED, type SendTimes } from './send-times';

const SEND_JOB = 'twilio_communications.send';
const SWEEP_JOB = 'twilio_communications.send_waiting';
const MOST_ATTEMPTS = 5;
/** "We are on our way" is worse than nothing when it comes the next day. */
const LATEST_MS = 6 * 3_600_000;
const TOO_LATE = 'It could not be sent within six hours of its time, so it was left. Send it again if it still holds.';

interface Parts {
  readonly deps: Platform;
  readonly settings: SettingsService;
  readonly mayText: MayText;
  readonly times: SendTimes;
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
      {
        name: SEND_JOB,
        retries: 0,
        run: (payload: { tenantId: number; messageId: number }) => this.sendOne(payload.tenantId, payload.messageId),
      },
      { name: SWEEP_JOB, schedule: '* * * * *', retries: 0, run: () => this.sendWaiting() },
    ] as Job<never>[];
  }

  /** As soon as this transaction has committed. */
  soon(db: Db, messageId: number): Promise<void> {
    return this.parts.deps.jobs.send(db, SEND_JOB, { tenantId: db.tenantId, messageId });
  }

  async sendWaiting(): Promise<void> {
    const { deps } = this.parts;
    for (const tenantId of await deps.api('auth_and_admin').activeTenantIds()) {
      if (!(await deps.access.enabled(tenantId, 'twilio_communications'))) continue;
      const waiting = await deps.db.withTenant({ tenantId, memberId: null }, (db) => waitingMessages(db, deps.clock()));
      for (const id of waiting) await this.#sendOrTell(tenantId, id);
    }
  }

  /** One text that cannot be handled keeps no other one, and no other business, from its own. */
  async #sendOrTell(tenantId: number, messageId: number): Promise<void> {
    try {
      await this.sendOne(tenantId, messageId);
    } catch (error) {
      this.parts.deps.log.error({ err: error, tenantId, messageId }, 'a waiting text could not be sent; it is tried again');
    }
  }

  async sendOne(tenantId: number, messageId: number): Promise<void> {
    const claimed = await this.#claim(tenantId, messageId);
    if (!claimed) return;
    const outcome = await claimed.provider.send(claimed.text, `${tenantId}-${messageId}-${claimed.row.attempts}`);
    await this.#mark(tenantId, claimed, outcome);
  }

  #claim(tenantId: number, messageId: number): Promise<Claimed | null> {
    const { deps, settings } = this.parts;
    return deps.db.withTenant({ tenantId, memberId: null }, async (db) => {
      const row = await claim(db, messageId, deps.clock());
      const conversation = row && (await findConversation(db, row.conversation_id));
      if (!row || !conversation) return null;
      if (await this.#isHeld(db, row, conversation)) {
        db.afterCommit(() => this.parts.live.changed(tenantId, conversation.id));
        return null;
      }
      if (row.scheduled_for !== null) await touchConversation(db, { id: conversation.id, text: row.body || 'Picture', direction: 'out' });
      const stored = await readSettings(db);
      const credentials = settings.credentials(tenantId, stored);
      const text = {
        to: conversation.phone_e164,
        from: stored.numbers[0] ?? '',
        messagingServiceSid: stored.messaging_service_sid,
        body: row.body,
        mediaUrls: await this.#addresses(db, row.media_ids),
        statusCallback: settings.webhook(tenantId, 'message-status'),
      };
      return { row, text, provider: credentials ? withSender(twilioProvider(credentials, deps.env.TWILIO_API_URL), stored) : testProvider };
    });
  }

  async #addresses(db: Db, mediaIds: readonly number[]): Promise<string[]> {
    const addresses: string[] = [];
    for (const id of mediaIds) addresses.push(await this.parts.media.sharedAddress(db, id));
    return addresses;
  }

  /** What has changed since a text was written counts: who has opted out gets none, and who sleeps gets it in the morning. */
  async #isHeld(db: Db, row: MessageRow, conversation: ConversationRow): Promise<boolean> {
    const late =
      row.scheduled_for !== null && row.attempts === 1 && this.parts.deps.clock().getTime() - Date.parse(row.scheduled_for) > LATEST_MS;
    const refusal = late ? TOO_LATE : await this.parts.mayText.refusal(db, conversation);
    if (refusal !== null) {
      await markFailed(db, { id: row.id, provider: '', error: refusal });
      return true;
    }
    const until = row.despite_quiet ? null : await this.parts.times.quietNow(db, conversation.phone_e164);
    if (until) await movePlanned(db, { id: row.id, until, reason: MOVED });
    return until !== null;
  }

  #mark(tenantId: number, { row, provider }: Claimed, outcome: SendOutcome): Promise<void> {
    const { deps, live } = this.parts;
    return deps.db.withTenant({ tenantId, memberId: null }, async (db) => {
      if (outcome.kind === 'accepted')
        await markSent(db, { id: row.id, provider: provider.name, sid: outcome.sid, delivered: outcome.delivered });
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
