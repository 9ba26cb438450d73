import {
  allocateOldestFirst,
  disputeMove,
  leftToRefund,
  refundNewestFirst,
  type LedgerPart,
  type Share,
} from '@butterfly/contracts/payments';
import { setAgainst } from '@butterfly/contracts/proposal_and_invoice';
import type { MoneyEnd, MoneyPart, MoneyStep } from './money-steps';

interface BookedPayment {
  readonly amount_cents: number;
  refunded_cents: number;
  disputed_cents: number;
  credit_cents: number;
  /** As rows of `payments_allocation`: more than nothing to a part, less than nothing back from it. */
  readonly rows: Share[];
}

interface BookedDispute {
  readonly payment: BookedPayment;
  readonly cents: number;
  frozen_cents: number;
  status: 'lost' | 'open' | 'won';
}

const dayOf = (day: number): string => `2027-03-${String(day).padStart(2, '0')}`;

/** The money of a project in memory, kept by the functions that the server keeps it by, in the order in which its services call them. */
export class FirstBook {
  parts: LedgerPart[];
  readonly payments: BookedPayment[] = [];
  readonly disputes: BookedDispute[] = [];
  credited_cents = 0;

  constructor(given: readonly MoneyPart[]) {
    this.parts = given.map(({ day, cents }, at) => ({
      id: at + 1,
      due_on: dayOf(day),
      amount_cents: cents,
      paid_cents: 0,
      waived_cents: 0,
    }));
  }

  take(step: MoneyStep): void {
    if (step.kind === 'pay') this.#pay(step.cents);
    else if (step.kind === 'refund') this.#refund(this.payments[step.payment], step.cents);
    else if (step.kind === 'dispute') this.#dispute(this.payments[step.payment], step.cents);
    else if (step.kind === 'decide') this.#decide(this.disputes[step.dispute], step.isWon);
    else if (step.kind === 'credit') this.#credit(step.cents);
    else this.#useCredit();
  }

  end(): MoneyEnd {
    return {
      asked: this.parts.map(({ amount_cents }) => amount_cents),
      paid: this.parts.map(({ paid_cents }) => paid_cents),
      credits: this.payments.map(({ credit_cents }) => credit_cents),
      gone: this.payments.map(({ refunded_cents }) => refunded_cents),
      held: this.payments.map(({ disputed_cents }) => disputed_cents),
    };
  }

  get allocated(): number {
    return this.payments.flatMap(({ rows }) => rows).reduce((sum, { cents }) => sum + cents, 0);
  }

  #pay(amount_cents: number): void {
    const { shares, credit_cents } = allocateOldestFirst(this.parts, amount_cents);
    const made = { amount_cents, refunded_cents: 0, disputed_cents: 0, credit_cents, rows: [] };
    this.payments.push(made);
    this.#move(made, shares);
  }

  #refund(payment: BookedPayment | undefined, cents: number): void {
    if (payment && cents <= leftToRefund(payment, 0)) this.#takeBack(payment, cents);
  }

  #dispute(payment: BookedPayment | undefined, cents: number): void {
    if (!payment) return;
    const dispute: BookedDispute = { payment, cents, frozen_cents: 0, status: 'open' };
    this.disputes.push(dispute);
    this.#tell(dispute);
  }

  #decide(dispute: BookedDispute | undefined, isWon: boolean): void {
    if (dispute?.status !== 'open') return;
    dispute.status = isWon ? 'won' : 'lost';
    this.#tell(dispute);
  }

  #tell(dispute: BookedDispute): void {
    const { payment, cents, status, frozen_cents: before } = dispute;
    const told = { cents, status, is_inquiry: false };
    const { frozen_cents, disputed_cents, taken_cents } = disputeMove(payment, { told, frozen_cents: before, pending_cents: 0 });
    payment.disputed_cents = disputed_cents;
    dispute.frozen_cents = frozen_cents;
    if (taken_cents > 0) this.#takeBack(payment, taken_cents);
  }

  #credit(cents: number): void {
    if (cents > this.parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0)) return;
    this.parts = setAgainst(this.parts, cents);
    this.credited_cents -= cents;
  }

  #useCredit(): void {
    for (const payment of this.payments.filter(({ credit_cents, disputed_cents }) => credit_cents > 0 && disputed_cents === 0)) {
      const { shares, credit_cents } = allocateOldestFirst(this.parts, payment.credit_cents);
      if (shares.length === 0) break;
      this.#move(payment, shares);
      payment.credit_cents = credit_cents;
    }
  }

  #takeBack(payment: BookedPayment, cents: number): void {
    const back = refundNewestFirst(sharesOf(payment), { credit_cents: payment.credit_cents, cents });
    this.#move(
      payment,
      back.shares.map((share) => ({ ...share, cents: -share.cents })),
    );
    payment.credit_cents -= back.credit_cents;
    payment.refunded_cents += cents;
  }

  #move(payment: BookedPayment, shares: readonly Share[]): void {
    payment.rows.push(...shares);
    const moved = new Map(shares.map(({ installment_id, cents }) => [installment_id, cents]));
    this.parts = this.parts.map((part) => ({ ...part, paid_cents: part.paid_cents + (moved.get(part.id) ?? 0) }));
  }
}

/** As the server's `sharesOf` reads them: by part, in the order in which money first went there. */
function sharesOf({ rows }: BookedPayment): Share[] {
  const sums = new Map<number, number>();
  for (const { installment_id, cents } of rows) sums.set(installment_id, (sums.get(installment_id) ?? 0) + cents);
  return [...sums].map(([installment_id, cents]) => ({ installment_id, cents })).filter(({ cents }) => cents !== 0);
}
