import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { DisputeService } from '../disputes/service';
import type { Outcome, PaymentProvider, SignedMessage, Told } from '../providers/provider';
import type { PaymentProviders } from '../providers/providers';
import type { RefundService } from '../refunds/service';
import { waitingAttempts, findAttempt, type Attempt } from './attempts.repository';
import { outcomeOf, type Booking } from './booking';
import { addEvent, endEvent, waitingEvents } from './events.repository';

interface Parts {
  readonly platform: Platform;
  readonly providers: PaymentProviders;
  readonly booking: Booking;
  readonly refunds: RefundService;
  readonly disputes: DisputeService;
}

/** Told of first by one, then by the other: what the page asks, what the provider tells, what an hourly look finds. Opens its own transactions. */
export class Settling {
  constructor(private readonly parts: Parts) {}

  /** A message of a provider. False: it was told before. Null: it is not signed with the secret of the business. */
  async hear(tenantId: number, providerId: string, message: SignedMessage): Promise<boolean | null> {
    const provider = await this.#tx(tenantId, (db) => this.parts.providers.named(db, providerId));
    const event = provider?.read(message) ?? null;
    if (!provider || !event) return null;
    const { told, id } = event;
    // Of what is about nothing of ours not even the name is kept.
    if (told.kind === 'other') return false;
    const done = await this.#tx(tenantId, async (db) => {
      if (!(await addEvent(db, { provider: provider.id, id, told }))) return null;
      return this.#take(db, provider.id, { id, told });
    });
    if (done === null) return false;
    await this.#after(tenantId, done);
    if (told.kind === 'outcome') await this.#follow(tenantId, told.attemptId);
    return true;
  }

  /** Asks the provider what became of what is open of an invoice; one that does not answer leaves all as it is. */
  async lookAtInvoice(tenantId: number, invoiceId: number): Promise<void> {
    await this.#lookAll(tenantId, invoiceId);
  }

  /** What nobody has told: messages that were lost, clients who did not come back. */
  async sweep(tenantId: number): Promise<void> {
    await this.parts.refunds.sendWaiting(tenantId);
    await this.#lookAll(tenantId, null);
  }

  /** Books what is known of an attempt, and all that has to be done afterwards. */
  async book(tenantId: number, attemptId: number, outcome: Outcome): Promise<void> {
    const { refundIds } = await this.#tx(tenantId, async (db) => {
      const after = await this.parts.booking.hear(db, attemptId, outcome);
      await this.#waited(db, outcome);
      return after;
    });
    await this.#after(tenantId, refundIds);
    if (outcome.status === 'paid') await this.#follow(tenantId, attemptId);
  }

  async #lookAll(tenantId: number, invoiceId: number | null): Promise<void> {
    const waiting = await this.#tx(tenantId, (db) => waitingAttempts(db, invoiceId));
    for (const attempt of waiting)
      await this.#look(tenantId, attempt).catch((error: unknown) =>
        this.parts.platform.log.error({ err: error, tenantId, attemptId: attempt.id }, 'a provider did not say what became of a payment'),
      );
  }

  async #look(tenantId: number, attempt: Attempt): Promise<void> {
    if (attempt.status === 'paid') return this.#follow(tenantId, attempt.id);
    const provider = await this.#tx(tenantId, (db) => this.parts.providers.named(db, attempt.provider));
    if (!provider) return;
    const outcome = await outcomeOf(provider, attempt);
    if (outcome.status !== 'open') await this.book(tenantId, attempt.id, outcome);
  }

  /** Answers the refunds that are to be sent. */
  async #take(db: Db, providerId: PaymentProvider['id'], { id, told }: { id: string; told: Told }): Promise<readonly number[]> {
    const isKnown = await this.#apply(db, told);
    await endEvent(db, { provider: providerId, id, waitsFor: isKnown.known || !('intent_ref' in told) ? null : told.intent_ref });
    if (told.kind === 'outcome') await this.#waited(db, told.outcome);
    return isKnown.refundIds;
  }

  async #apply(db: Db, told: Told): Promise<{ known: boolean; refundIds: readonly number[] }> {
    if (told.kind === 'outcome') return { known: true, ...(await this.parts.booking.hear(db, told.attemptId, told.outcome)) };
    if (told.kind === 'refund') return { known: await this.parts.refunds.hear(db, told), refundIds: [] };
    if (told.kind === 'dispute') return { known: await this.parts.disputes.hear(db, told), refundIds: [] };
    return { known: true, refundIds: [] };
  }

  /** What was told of a payment before the payment was. */
  async #waited(db: Db, outcome: Outcome): Promise<void> {
    if (outcome.status !== 'paid' || outcome.intent_ref === '') return;
    for (const { provider, event_id, told } of await waitingEvents(db, outcome.intent_ref)) {
      await this.#apply(db, told);
      await endEvent(db, { provider, id: event_id, waitsFor: null });
    }
  }

  async #after(tenantId: number, refundIds: readonly number[]): Promise<void> {
    for (const id of refundIds)
      await this.parts.refunds
        .send(tenantId, id)
        .catch((error: unknown) =>
          this.parts.platform.log.error({ err: error, tenantId, refundId: id }, 'a refund waits for its provider'),
        );
  }

  async #follow(tenantId: number, attemptId: number): Promise<void> {
    const known = await this.#tx(tenantId, async (db) => {
      const attempt = await findAttempt(db, attemptId);
      if (attempt?.status !== 'paid' || attempt.followed_at !== null) return null;
      const provider = await this.parts.providers.named(db, attempt.provider);
      return provider && { attempt, provider };
    });
    if (!known) return;
    const { attempt, provider } = known;
    try {
      const followed = await provider.follow(attempt);
      await this.#tx(tenantId, (db) => this.parts.booking.follow(db, attempt, followed));
    } catch (error) {
      // The money is booked; its fee and card are read with the next look.
      this.parts.platform.log.warn({ err: error, tenantId, attemptId }, 'fee and card of a payment are not known yet');
    }
  }

  #tx<T>(tenantId: number, work: (db: Db) => Promise<T>): Promise<T> {
    return this.parts.platform.db.withTenant({ tenantId, memberId: null }, work);
  }
}
