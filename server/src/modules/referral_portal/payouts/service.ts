import type { Payout, PayoutRun } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { NumberSeries } from '../../../platform/numbers/number-series';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import { accountsAt, banks } from '../partners/bank.repository';
import type { BankService } from '../partners/bank-service';
import { payouts, type StoredPayout } from '../repository';
import type { SettingsService } from '../settings-service';
import { creditTransferXml } from './credit-transfer';
import { lockRun, markReferralsPaid, moveOn, owed, payoutsWith, takeIn, type LeftOut, type Owed } from './repository';

const references = new NumberSeries({ name: 'referral_portal.payout', template: '{prefix}{year}-{number:4}', prefix: 'P-' });

/** A payout with the whole number of its account, for a file that goes to the bank. */
export interface BankLine extends Payout {
  readonly holder: string;
  readonly country: string;
  readonly account: string;
}

/** Money that goes to partners: drafted by one, approved by another, to the account that was in use when it was drafted. */
export class PayoutService {
  constructor(
    private readonly platform: Pick<Platform, 'api' | 'clock'>,
    private readonly bank: BankService,
    private readonly settings: SettingsService,
  ) {}

  async run(db: Db): Promise<PayoutRun> {
    await lockRun(db);
    const at = this.platform.clock();
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    const all = await owed(db);
    const accounts = await accountsAt(db, { partnerIds: all.map(({ partner_id }) => partner_id), at });
    const [made, left_out]: [Payout[], LeftOut[]] = [[], []];
    for (const one of all) {
      const why = whyNot(one);
      const { partner_id, partner_name, available_cents, currency } = one;
      if (why) {
        left_out.push({ partner_id, partner_name, available_cents, why });
        continue;
      }
      const { text: reference } = await references.take(db, { on: localDay(at, tz) });
      const bank_id = accounts.get(partner_id)?.id ?? null;
      const { id } = await payouts.insert(db, { partner_id, amount_cents: available_cents, currency, status: 'draft', bank_id, reference });
      await takeIn(db, { partnerId: partner_id, payoutId: id });
      made.push(shownPayout(await payouts.read(db, id)));
    }
    return { made, left_out };
  }

  /** @throws AppError `referral_portal.second_person`, `referral_portal.no_account` */
  async approve(db: Db, id: number): Promise<Payout> {
    const before = await this.#from(db, { id, from: ['draft'], to: 'approved' });
    if (db.memberId === null || before.drafted_by_id === db.memberId) throw new AppError('referral_portal.second_person');
    if (before.bank_id === null) throw new AppError('referral_portal.no_account');
    return shownPayout(await payouts.patch(db, { id, changes: { status: 'approved', approved_by_id: db.memberId } }));
  }

  async markSent(db: Db, id: number): Promise<Payout> {
    const { partner_id } = await this.#from(db, { id, from: ['approved'], to: 'sent' });
    await payouts.patch(db, { id, changes: { status: 'sent', sent_at: this.platform.clock().toISOString() } });
    await markReferralsPaid(db, await moveOn(db, { payoutId: id, to: 'paid' }));
    db.emit('referral_portal.payout.sent@1', { payout_id: id, partner_id });
    return shownPayout(await payouts.read(db, id));
  }

  async cancel(db: Db, id: number): Promise<Payout> {
    await this.#from(db, { id, from: ['draft', 'approved'], to: 'cancelled' });
    await moveOn(db, { payoutId: id, to: 'approved' });
    return shownPayout(await payouts.patch(db, { id, changes: { status: 'cancelled' } }));
  }

  /** With whole numbers: for the bank, never for a page. */
  async lines(db: Db, status: Payout['status']): Promise<BankLine[]> {
    const lines: BankLine[] = [];
    for (const payout of await payoutsWith(db, status)) {
      const bank = payout.bank_id === null ? undefined : await banks.find(db, payout.bank_id);
      const account = bank
        ? { holder: bank.holder, country: bank.country, account: this.bank.open(db, bank) }
        : { holder: '', country: '', account: '' };
      lines.push({ ...shownPayout(payout), ...account });
    }
    return lines;
  }

  /** @throws AppError `referral_portal.not_euro`, `referral_portal.no_debtor`, `referral_portal.nothing_to_send` */
  async sepa(db: Db): Promise<string> {
    const { currency, name, tz } = await this.platform.api('auth_and_admin').tenant(db);
    if (currency !== 'EUR') throw new AppError('referral_portal.not_euro');
    const debtor = await this.settings.debtor(db);
    if (!debtor) throw new AppError('referral_portal.no_debtor');
    const lines = (await this.lines(db, 'approved')).filter(({ method }) => method === 'iban');
    const [first] = lines;
    if (!first) throw new AppError('referral_portal.nothing_to_send');
    const createdAt = this.platform.clock();
    const transfers = lines.map(({ reference, amount_cents, holder, account }) => ({
      ...{ reference, amount_cents, holder, iban: account, text: `${reference} ${name}` },
    }));
    return creditTransferXml({
      id: `${first.reference}-${createdAt.getTime()}`,
      createdAt,
      on: localDay(createdAt, tz),
      debtor,
      transfers,
    });
  }

  async #from(db: Db, { id, from, to }: { id: number; from: readonly Payout['status'][]; to: Payout['status'] }): Promise<StoredPayout> {
    const before = await payouts.lock(db, id);
    if (!from.includes(before.status)) throw new AppError('invalid_transition', { from: before.status, to });
    return before;
  }
}

function whyNot({ available_cents, min_payout_cents, is_active, has_signed }: Owed): LeftOut['why'] | null {
  if (!is_active) return 'not_active';
  if (!has_signed) return 'no_agreement';
  return available_cents <= 0 || available_cents < min_payout_cents ? 'below_minimum' : null;
}

export const shownPayout = ({ bank_id: _bank, ...payout }: StoredPayout): Payout => payout;
