import type { MailEvent } from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { PATIENCE_MS, sendIdOf } from '../sends/delivery';
import { markSeen, markTold, postponeSend } from '../sends/queue.repository';
import { addEvent, findSend, type WholeSend } from '../sends/repository';
import type { SealedMails } from '../sends/sealed';
import { tellBounce } from '../sends/tell-bounce';
import type { SettingsService } from '../settings/service';
import { suppress } from '../suppressions/repository';
import { adapters } from './adapters';

const GIVEN_UP = 'The mailbox did not take it.';

interface Parts {
  readonly platform: Platform;
  readonly settings: SettingsService;
  readonly sealed: SealedMails;
}

interface Told {
  readonly provider: string;
  readonly tenantId: number;
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Hears from providers what became of mails. Opens its own transaction. */
export class WebhookService {
  constructor(private readonly parts: Parts) {}

  /** @throws AppError `not_found`, `transactional_emails.bad_signature` */
  async hear({ provider, tenantId, body, headers }: Told): Promise<{ taken: number }> {
    const adapter = adapters.get(provider);
    if (!adapter) throw new AppError('not_found');
    const { platform, settings } = this.parts;
    const events = adapter.read({ body, headers, key: settings.webhookKey(tenantId), now: platform.clock() });
    if (!events) throw new AppError('transactional_emails.bad_signature');
    return platform.db.withTenant({ tenantId, memberId: null }, async (db) => {
      let taken = 0;
      for (const event of events) if (await this.#take(db, event)) taken += 1;
      return { taken };
    });
  }

  /** False: it is about nothing of ours, or was told before. */
  async #take(db: Db, { id: providerId, message_id, type, at, detail }: MailEvent): Promise<boolean> {
    const id = sendIdOf(message_id, db.tenantId);
    const row = id === null ? undefined : await findSend(db, id);
    if (!row || !(await addEvent(db, { id: row.id, providerId, type, at, detail }))) return false;
    if (type === 'opened' || type === 'clicked') await markSeen(db, { id: row.id, what: type, at });
    else if (type === 'delivered') await markTold(db, { id: row.id, status: 'delivered', error: '', now: this.#now() });
    else if (type === 'soft_bounce') await this.#softBounce(db, row, detail);
    else await this.#bounce(db, { row, reason: type, detail });
    return true;
  }

  /** Tried again three times; a mail for one person alone is not kept for that, so whoever sent it is told. */
  async #softBounce(db: Db, row: WholeSend, detail: string): Promise<void> {
    const now = this.#now();
    const wait = PATIENCE_MS[row.attempts - 1];
    const copy = row.is_personal ? null : this.parts.sealed.copy(db.tenantId, row.sealed_copy);
    if (wait === undefined || copy === null) {
      await markTold(db, { id: row.id, status: 'failed', error: GIVEN_UP, now });
      return;
    }
    const { attachments, ...written } = copy;
    const sealedOrder = this.parts.sealed.seal(db.tenantId, { composed: false, values: {}, written, attachments, secret: null });
    const error = detail || 'The mailbox did not take it for now.';
    await postponeSend(db, { id: row.id, now, status: 'soft_bounced', at: new Date(now.getTime() + wait), error, sealedOrder });
  }

  async #bounce(db: Db, { row, reason, detail }: { row: WholeSend; reason: 'complaint' | 'hard_bounce'; detail: string }): Promise<void> {
    const status = reason === 'complaint' ? 'complained' : 'hard_bounced';
    await markTold(db, { id: row.id, status, error: detail, now: this.#now() });
    await suppress(db, { email: row.recipient, reason, detail });
    await tellBounce(db, { api: (name) => this.parts.platform.api(name), row, reason });
  }

  #now(): Date {
    return this.parts.platform.clock();
  }
}
