/** A payment as far as giving back goes. */
export interface GivenBack {
  readonly amount_cents: number;
  readonly refunded_cents: number;
  /** What banks are deciding about. */
  readonly disputed_cents: number;
}

/**
 * What of a payment may still go back: not what has gone, what is on its way, or what a bank is deciding about.
 *
 * @example leftToRefund({ amount_cents: 160_864, refunded_cents: 50_000, disputed_cents: 100_000 }, 0); // 10_864
 */
export const leftToRefund = ({ amount_cents, refunded_cents, disputed_cents }: GivenBack, pending_cents: number): number =>
  Math.max(0, amount_cents - refunded_cents - disputed_cents - pending_cents);

interface ToldOfDispute {
  readonly cents: number;
  readonly status: 'lost' | 'open' | 'won';
  /** A bank that only asks has taken nothing. */
  readonly is_inquiry: boolean;
}

/**
 * What a dispute does to a payment: while it is open, as much as is there stays put; won, it is free again; lost, it is taken.
 *
 * @param frozen_cents what this dispute holds so far
 * @example disputeMove(payment, { told: { cents: 100_000, status: 'open', is_inquiry: false }, frozen_cents: 0, pending_cents: 0 });
 */
export function disputeMove(
  payment: GivenBack,
  { told, frozen_cents, pending_cents }: { readonly told: ToldOfDispute; readonly frozen_cents: number; readonly pending_cents: number },
): { frozen_cents: number; disputed_cents: number; taken_cents: number } {
  const others = payment.disputed_cents - frozen_cents;
  const touched =
    told.status === 'won' || told.is_inquiry
      ? 0
      : Math.min(told.cents, leftToRefund({ ...payment, disputed_cents: others }, pending_cents));
  const isOpen = told.status === 'open';
  return { frozen_cents: isOpen ? touched : 0, disputed_cents: others + (isOpen ? touched : 0), taken_cents: isOpen ? 0 : touched };
}
