import type { ClientLanguage } from '@butterfly/contracts/core';
import { autopayConsent, openOf, type PayInput } from '@butterfly/contracts/payments';
import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import type { PaymentProvider } from '../providers/provider';
import type { PaymentProviders } from '../providers/providers';
import { addAttempt, expireOld, patchAttempt, sameAttempt, type Attempt } from './attempts.repository';
import type { Settling } from './settling';

interface Parts {
  readonly platform: Platform;
  readonly providers: PaymentProviders;
  readonly settling: Settling;
}

/** What a client wants; `amount_cents` null: only have their card noted. */
type Wanted = Omit<PayInput, 'amount_cents' | 'consent_language'> & {
  readonly amount_cents: number | null;
  /** In which the client has read what they agree to. */
  readonly language: ClientLanguage;
  readonly ip: string;
};

interface Begun {
  readonly attempt: Attempt;
  readonly provider: PaymentProvider;
  readonly title: string;
  readonly email: string;
}

/** How long the page of the provider stays open. */
const OPEN_MS = 12 * 3_600_000;
/** One that ends within so much is not handed out any more. */
const SPARE_MS = 10 * 60_000;

/** The way to the page of a provider: noted in one transaction, opened there outside of any, noted again. */
export class Checkout {
  constructor(private readonly parts: Parts) {}

  /**
   * Two presses, or two tabs, that want the same come to the same page, which can be paid once. Null: it is paid already, or was that moment.
   *
   * @throws AppError `payments.not_online`, `payments.more_than_open`
   */
  async begin(db: Db, invoice: Invoice, { amount_cents, key, autopay, language, ip }: Wanted): Promise<Begun | null> {
    const { platform, providers } = this.parts;
    const provider = await providers.current(db);
    if (!provider) throw new AppError('payments.not_online');
    const { invoices } = platform.api('proposal_and_invoice');
    await invoices.lockParts(db, invoice.project_id);
    const current = (await invoices.find(db, invoice.id)) ?? invoice;
    const now = platform.clock();
    await expireOld(db, { invoiceId: invoice.id, now: new Date(now.getTime() + SPARE_MS) });
    const { tz, name } = await platform.api('auth_and_admin').tenant(db);
    const wanted = {
      ...{ project_id: invoice.project_id, invoice_id: invoice.id, provider: provider.id, page_key: key, wants_autopay: autopay },
      ...{ kind: amount_cents === null ? ('setup' as const) : ('checkout' as const), amount_cents: amount_cents ?? 0 },
      ...{ currency: invoice.currency, consent_text: autopay ? autopayConsent(name, language) : '', consent_ip: autopay ? ip : '' },
      ...{ tried_on: localDay(now, tz), expires_at: new Date(now.getTime() + OPEN_MS).toISOString() },
    };
    const same = await sameAttempt(db, wanted);
    if (same?.status === 'paid') return null;
    const open = current.installments.reduce((sum, part) => sum + openOf(part), 0);
    if (amount_cents !== null && (CLOSED.has(current.status) || amount_cents > open)) throw new AppError('payments.more_than_open');
    const attempt = same?.status === 'open' ? same : await addAttempt(db, wanted);
    // The key was used for something that has ended: the page makes a new one.
    if (!attempt) throw new AppError('payments.provider_failed');
    return { attempt, provider, title: `${current.title}, ${current.number ?? ''}`.slice(0, 200), email: current.bill_to.email };
  }

  /** Where to go; null: it is done. @throws AppError `payments.provider_failed` */
  async open(tenantId: number, { attempt, provider, title, email }: Begun, backTo: string): Promise<string | null> {
    if (attempt.url !== null) return attempt.url;
    const { id: attemptId, amount_cents: cents, currency, wants_autopay: savesCard } = attempt;
    const expiresAt = new Date(attempt.expires_at ?? this.parts.platform.clock().getTime() + OPEN_MS);
    const order = {
      once: `butterfly-checkout-${tenantId}-${attemptId}`,
      attemptId,
      cents,
      currency,
      title,
      email,
      savesCard,
      backTo,
      expiresAt,
    };
    const made = await provider.checkout(order).catch((error: unknown) => {
      this.parts.platform.log.error({ err: error, tenantId, attemptId }, 'the page of a provider could not be opened');
      throw new AppError('payments.provider_failed');
    });
    await this.parts.platform.db.withTenant({ tenantId, memberId: null }, (db) =>
      patchAttempt(db, attemptId, made.url === null ? { session_ref: made.session_ref } : { session_ref: made.session_ref, url: made.url }),
    );
    if (made.url !== null) return made.url;
    const outcome = { status: 'paid' as const, intent_ref: cents === 0 ? '' : `test-${attemptId}`, cents, currency };
    await this.parts.settling.book(tenantId, attemptId, outcome);
    return null;
  }
}

const CLOSED = new Set<Invoice['status']>(['draft', 'void', 'credited', 'written_off']);
