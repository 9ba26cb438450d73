/** What of a saved card a person may read, and by what the provider knows it. */
export interface CardToken {
  readonly customer_ref: string;
  readonly method_ref: string;
  readonly brand: string;
  readonly last4: string;
  readonly expires: string;
}

/** Where the client pays, or has only their card noted (`cents` 0). */
export interface CheckoutOrder {
  /** Said again unchanged, the provider opens nothing a second time. */
  readonly once: string;
  readonly attemptId: number;
  readonly cents: number;
  readonly currency: string;
  readonly title: string;
  readonly email: string;
  readonly savesCard: boolean;
  readonly backTo: string;
  readonly expiresAt: Date;
}

export interface ChargeOrder {
  readonly once: string;
  readonly attemptId: number;
  readonly cents: number;
  readonly currency: string;
  readonly title: string;
  readonly card: Pick<CardToken, 'customer_ref' | 'method_ref'>;
}

/** What became of money that was asked for. */
export type Outcome =
  | { readonly status: 'open' }
  | { readonly status: 'paid'; readonly intent_ref: string; readonly cents: number; readonly currency: string }
  | { readonly status: 'failed'; readonly error: string }
  | { readonly status: 'expired' };

/** What is known of a payment once it has come. */
export interface Followed {
  /** Null: the provider does not know yet. */
  readonly fee_cents: number | null;
  readonly card: CardToken | null;
}

export interface RefundOrder {
  readonly once: string;
  readonly refundId: number;
  readonly intent_ref: string;
  readonly cents: number;
}

export interface Refunded {
  readonly ref: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly error: string;
}

/** What a provider tells by itself, whatever it is called there. */
export type Told =
  | { readonly kind: 'outcome'; readonly attemptId: number; readonly outcome: Outcome }
  | {
      readonly kind: 'refund';
      readonly intent_ref: string;
      /** Null: it was not asked for here. */
      readonly refundId: number | null;
      readonly ref: string;
      readonly cents: number;
      readonly status: Refunded['status'];
      readonly error: string;
    }
  | {
      readonly kind: 'dispute';
      readonly intent_ref: string;
      readonly ref: string;
      readonly cents: number;
      readonly reason: string;
      readonly status: 'open' | 'won' | 'lost';
      readonly is_inquiry: boolean;
      readonly fee_cents: number;
      /** An instant; null: none. */
      readonly evidence_due_at: string | null;
    }
  /** Signed, and about nothing of ours. */
  | { readonly kind: 'other' };

export interface SignedMessage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

/**
 * Whoever moves money. An adapter knows nothing of invoices and opens no transaction; every call that moves money says `once`. Calls reject where
 * the provider is not reached: nothing is known then, and the same call is made again later.
 */
export interface PaymentProvider {
  readonly id: 'stripe' | 'test';
  /** `url` null: there is no page to go to, and the outcome stands. */
  checkout(order: CheckoutOrder): Promise<{ readonly session_ref: string; readonly url: string | null }>;
  /** What became of what was opened. */
  look(session_ref: string): Promise<Outcome & { readonly setup_ref?: string }>;
  charge(order: ChargeOrder): Promise<Outcome & { readonly intent_ref?: string }>;
  /** What became of a charge that was not decided at once. */
  lookAtCharge(intent_ref: string): Promise<Outcome>;
  follow(what: { readonly intent_ref: string | null; readonly session_ref: string | null }): Promise<Followed>;
  refund(order: RefundOrder): Promise<Refunded>;
  /** Null: not signed with the secret of the business, or long ago. */
  read(message: SignedMessage): { readonly id: string; readonly told: Told } | null;
}
