/** What a partner is promised, as it was agreed when somebody was referred. */
export interface RewardTerms {
  readonly reward: 'percent' | 'fixed';
  /** Of the base; 1000 is 10 %. Not read where the reward is fixed. */
  readonly percent_bps: number;
  /** Not read where the reward is a percentage. */
  readonly fixed_cents: number;
  readonly base: 'collected_net' | 'accepted_net';
  readonly trigger: 'first_payment' | 'each_payment' | 'event_done';
  readonly hold_days: number;
  /** The most that one referral earns; null: no limit. */
  readonly cap_cents: number | null;
  /** What comes later than so many days after the referral earns nothing; null: no limit. */
  readonly duration_days: number | null;
}

/** What a project was agreed at: all of it, and what of it is the business's own (without tax and damage waiver). */
export interface Agreed {
  readonly gross_cents: number;
  readonly net_cents: number;
}

/** Money that came or went back, in the order in which it did. */
export interface MoneyMove {
  readonly kind: 'payment' | 'refund';
  /** Of the payment, or of the refund. */
  readonly id: number;
  /** The payment itself, or the one that is reversed. */
  readonly payment_id: number;
  readonly amount_cents: number;
  /** The day. */
  readonly on: string;
}

/** A commission as far as the next one depends on it. */
export interface EarnedRow {
  readonly kind: 'earn' | 'clawback';
  /** Null: for the event itself, not for a payment. */
  readonly payment_id: number | null;
  readonly refund_id: number | null;
  /** How much of the payment, or of the refund, it is about. */
  readonly counted_cents: number;
  /** The share of it that is the business's own; shown only. */
  readonly base_cents: number;
  readonly amount_cents: number;
  readonly agreed: Agreed;
}
