import type Stripe from 'stripe';
import type { Told } from './provider';

const OTHER: Told = { kind: 'other' };

/** What an event of Stripe means here. Anything not listed is about nothing of ours. */
export function readStripeEvent(event: Stripe.Event): Told {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return sessionDone(event.data.object);
    case 'checkout.session.expired':
      return ofAttempt(event.data.object.metadata, { status: 'expired' });
    case 'checkout.session.async_payment_failed':
      return ofAttempt(event.data.object.metadata, { status: 'failed', error: 'The bank did not pay.' });
    case 'payment_intent.succeeded':
      return intentPaid(event.data.object);
    case 'payment_intent.canceled':
      return ofAttempt(event.data.object.metadata, { status: 'failed', error: 'The payment was ended.' });
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refunded(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return disputed(event.data.object);
    default:
      return OTHER;
  }
}

type Metadata = Readonly<Record<string, string>> | null;
const numberIn = (text: string | undefined): number | null => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null);
const idOf = (what: { id: string } | string | null): string | null => (typeof what === 'string' ? what : (what?.id ?? null));

function ofAttempt(metadata: Metadata, outcome: Extract<Told, { kind: 'outcome' }>['outcome']): Told {
  const attemptId = numberIn(metadata?.['butterfly_attempt']);
  return attemptId === null ? OTHER : { kind: 'outcome', attemptId, outcome };
}

/** Complete is not yet paid: some banks take days. */
function sessionDone({ metadata, mode, payment_status, payment_intent, amount_total, currency }: Stripe.Checkout.Session): Told {
  if (mode === 'setup') return ofAttempt(metadata, { status: 'paid', intent_ref: '', cents: 0, currency: '' });
  const intent_ref = idOf(payment_intent);
  if (payment_status !== 'paid' || intent_ref === null || amount_total === null || currency === null) return OTHER;
  return ofAttempt(metadata, { status: 'paid', intent_ref, cents: amount_total, currency: currency.toUpperCase() });
}

function intentPaid({ id, metadata, amount_received, currency }: Stripe.PaymentIntent): Told {
  return ofAttempt(metadata, { status: 'paid', intent_ref: id, cents: amount_received, currency: currency.toUpperCase() });
}

function refunded({ id, payment_intent, metadata, amount, status, failure_reason }: Stripe.Refund): Told {
  const intent_ref = idOf(payment_intent);
  if (intent_ref === null) return OTHER;
  const ended = status === 'failed' || status === 'canceled' ? ('failed' as const) : ('pending' as const);
  return {
    ...{ kind: 'refund', intent_ref, ref: id, cents: amount, refundId: numberIn(metadata?.['butterfly_refund']) },
    ...{ status: status === 'succeeded' ? 'succeeded' : ended, error: failure_reason ?? '' },
  };
}

function disputed({ id, payment_intent, amount, reason, status, evidence_details, balance_transactions }: Stripe.Dispute): Told {
  const intent_ref = idOf(payment_intent);
  if (intent_ref === null) return OTHER;
  const due = evidence_details?.due_by ?? null;
  return {
    ...{ kind: 'dispute', intent_ref, ref: id, cents: amount, reason: reason.replaceAll('_', ' '), status: disputeStatus(status) },
    is_inquiry: status.startsWith('warning'),
    // What is given back of the fee is less than nothing.
    fee_cents: Math.max(
      0,
      balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
    ),
    evidence_due_at: due === null ? null : new Date(due * 1_000).toISOString(),
  };
}

function disputeStatus(status: string): 'lost' | 'open' | 'won' {
  if (status === 'lost') return 'lost';
  // An inquiry that ends without becoming a dispute has cost nothing.
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}
