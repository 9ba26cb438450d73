import Stripe from 'stripe';
import type { CardToken, ChargeOrder, CheckoutOrder, Outcome, PaymentProvider, Refunded } from './provider';
import { readStripeEvent } from './stripe-events';

/** How long a message may be on its way. */
const TOLERANCE_SECONDS = 300;
const TIMEOUT_MS = 20_000;

interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where Stripe is; another address only in tests. */
  readonly apiUrl: string;
}

/** Stripe, by its own SDK. The client gives their card on a page of Stripe: no number of a card ever comes to this server. */
export function stripeProvider({ secretKey, webhookSecret, apiUrl }: StripeKeys): PaymentProvider {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    ...{ host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port && { port }) },
    ...{ maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false },
  });
  return {
    id: 'stripe',
    checkout: async (order) => {
      const customer = order.savesCard ? await stripe.customers.create(...customerOf(order)) : null;
      const made = await stripe.checkout.sessions.create(sessionOf(order, customer?.id), { idempotencyKey: order.once });
      return { session_ref: made.id, url: made.url };
    },
    look: async (ref) => {
      const session = await stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent'] });
      if (session.mode === 'setup')
        return session.status === 'complete' ? { status: 'paid', intent_ref: '', cents: 0, currency: '' } : openOrExpired(session.status);
      const intent = session.payment_intent;
      if (intent !== null && typeof intent === 'object') {
        const outcome = outcomeOf(intent);
        if (outcome.status === 'paid') return outcome;
        // The client has ended with the page: what a bank refuses days later cannot be tried again there.
        if (session.status === 'complete' && intent.status === 'requires_payment_method')
          return { status: 'failed', error: intent.last_payment_error?.message ?? 'The bank did not pay.' };
      }
      return openOrExpired(session.status);
    },
    charge: async (order) => charge(stripe, order),
    lookAtCharge: async (ref) => outcomeOf(await stripe.paymentIntents.retrieve(ref)),
    follow: async ({ intent_ref, session_ref }) => {
      if (!intent_ref) return { fee_cents: 0, card: await cardOfSetup(stripe, session_ref) };
      const intent = await stripe.paymentIntents.retrieve(intent_ref, { expand: ['payment_method', 'latest_charge.balance_transaction'] });
      const lasted = typeof intent.latest_charge === 'object' ? intent.latest_charge?.balance_transaction : null;
      const fee_cents = lasted !== null && typeof lasted === 'object' ? lasted.fee : null;
      return { fee_cents, card: cardOf(intent.payment_method, idOf(intent.customer)) };
    },
    refund: async ({ once, refundId, intent_ref, cents }): Promise<Refunded> => {
      try {
        const made = await stripe.refunds.create(
          { payment_intent: intent_ref, amount: cents, metadata: { butterfly_refund: String(refundId) } },
          { idempotencyKey: once },
        );
        return { ref: made.id, status: refundStatus(made.status), error: made.failure_reason ?? '' };
      } catch (error) {
        if (isRefusal(error)) return { ref: '', status: 'failed', error: error.message };
        throw error;
      }
    },
    read: ({ body, headers, now }) => {
      try {
        const seconds = Math.floor(now.getTime() / 1_000);
        const signature = headers['stripe-signature'] ?? '';
        // The SDK takes the moment in milliseconds.
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime());
        // Old is refused by the SDK; a day that is still to come was never signed by Stripe.
        return signedAt(signature) > seconds + TOLERANCE_SECONDS ? null : { id: event.id, told: readStripeEvent(event) };
      } catch {
        // Whatever was sent is not signed with the secret of this business, or is no event.
        return null;
      }
    },
  };
}

const signedAt = (header = ''): number => Number(/(?:^|,)t=(\d{1,12})/.exec(header)?.[1] ?? Number.POSITIVE_INFINITY);
const idOf = (what: { id: string } | string | null): string => (typeof what === 'string' ? what : (what?.id ?? ''));

function customerOf({ email, once }: CheckoutOrder): [{ email?: string }, { idempotencyKey: string }] {
  return [email === '' ? {} : { email }, { idempotencyKey: `${once}-customer` }];
}

function sessionOf(order: CheckoutOrder, customer: string | undefined): Stripe.Checkout.SessionCreateParams {
  const metadata = { butterfly_attempt: String(order.attemptId) };
  const common = {
    ...{ client_reference_id: String(order.attemptId), metadata, success_url: order.backTo, cancel_url: order.backTo },
    expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
    ...(customer ? { customer } : order.email !== '' && { customer_email: order.email }),
  };
  const currency = order.currency.toLowerCase();
  if (order.cents === 0) return { ...common, mode: 'setup', currency, setup_intent_data: { metadata } };
  return {
    ...common,
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: order.cents, product_data: { name: order.title } } }],
    payment_intent_data: { metadata, description: order.title, ...(customer && { setup_future_usage: 'off_session' as const }) },
  };
}

function openOrExpired(status: string | null): Outcome {
  return status === 'expired' ? { status: 'expired' } : { status: 'open' };
}

/** What an intent says; while the client may still try another card it is open. */
function outcomeOf({ id, status, amount_received, currency, last_payment_error }: Stripe.PaymentIntent): Outcome {
  if (status === 'succeeded') return { status: 'paid', intent_ref: id, cents: amount_received, currency: currency.toUpperCase() };
  if (status === 'canceled') return { status: 'failed', error: last_payment_error?.message ?? 'The payment was ended.' };
  return { status: 'open' };
}

async function charge(stripe: Stripe, { once, attemptId, cents, currency, title, card }: ChargeOrder) {
  try {
    const made = await stripe.paymentIntents.create(
      {
        ...{ amount: cents, currency: currency.toLowerCase(), customer: card.customer_ref, payment_method: card.method_ref },
        ...{ off_session: true, confirm: true, description: title, metadata: { butterfly_attempt: String(attemptId) } },
      },
      { idempotencyKey: once },
    );
    return { ...outcomeOf(made), intent_ref: made.id };
  } catch (error) {
    // Declined, or the bank wants the client to be there: it is not paid, and was not charged.
    if (isRefusal(error)) return { status: 'failed' as const, error: error.message };
    throw error;
  }
}

/** A clear no; all else – no connection, too many calls, a fault there – says nothing about the money. */
function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;
}

function refundStatus(status: string | null): Refunded['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

async function cardOfSetup(stripe: Stripe, session_ref: string | null): Promise<CardToken | null> {
  if (!session_ref) return null;
  const session = await stripe.checkout.sessions.retrieve(session_ref, { expand: ['setup_intent.payment_method'] });
  const intent = session.setup_intent;
  return intent !== null && typeof intent === 'object' ? cardOf(intent.payment_method, idOf(intent.customer ?? session.customer)) : null;
}

function cardOf(method: Stripe.PaymentMethod | string | null, customer: string): CardToken | null {
  if (method === null || typeof method === 'string' || customer === '') return null;
  const { card, id, type } = method;
  const expires = card ? `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` : '';
  return { customer_ref: customer, method_ref: id, brand: card?.brand ?? type, last4: card?.last4 ?? '', expires };
}
