import { createHmac } from 'node:crypto';

/** What the fake answers and tells, as Stripe's API writes it; only the fields that somebody reads. */
export type StripeObject = Record<string, unknown> & { readonly id: string; readonly object: string };
type Form = Readonly<Record<string, string>>;

/** A no of Stripe, as its API says it. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Readonly<Record<string, string>>,
  ) {
    super(error['message']);
  }
}

const CARD = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 };
const FEE = ({ cents }: { cents: number }) => Math.round(cents * 0.029) + 30;

/** What Stripe keeps: sessions, intents, cards, refunds, disputes. Nothing of it knows what it is paid for. */
export class StripeBooks {
  readonly objects = new Map<string, StripeObject>();
  /** The next charges of saved cards are declined. */
  declines = 0;
  /** Until it is asked again Stripe does not know its fee. */
  feesAreLate = false;
  /** The next refunds are refused, or stay on their way. */
  refundsFail = false;
  refundsPend = false;
  #count = 0;

  constructor(private readonly clock: () => Date) {}

  find(id: string): StripeObject {
    const found = this.objects.get(id);
    if (!found) throw new StripeRefusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: ${id}` });
    return found;
  }

  keep(object: string, prefix: string, fields: Readonly<Record<string, unknown>>): StripeObject {
    const made = { id: `${prefix}_fake${++this.#count}`, object, created: this.#seconds(), livemode: false, ...fields };
    this.objects.set(made.id, made);
    return made;
  }

  change(id: string, fields: Readonly<Record<string, unknown>>): StripeObject {
    const changed = { ...this.find(id), ...fields };
    this.objects.set(id, changed);
    return changed;
  }

  customer({ email = null }: { email?: string | null }): StripeObject {
    return this.keep('customer', 'cus', { email });
  }

  session(form: Form, origin: string): StripeObject {
    const cents = Number(form['line_items[0][price_data][unit_amount]'] ?? 0);
    const made = this.keep('checkout.session', 'cs_test', {
      ...{
        mode: form['mode'],
        status: 'open',
        payment_status: cents === 0 ? 'no_payment_required' : 'unpaid',
        amount_total: cents || null,
      },
      ...{ currency: form['currency'] ?? form['line_items[0][price_data][currency]'], customer: form['customer'] ?? null },
      ...{ success_url: form['success_url'], cancel_url: form['cancel_url'], metadata: metadataOf(form, 'metadata') },
      ...{ payment_intent: null, setup_intent: null, saves: form['payment_intent_data[setup_future_usage]'] === 'off_session' },
      title: form['line_items[0][price_data][product_data][name]'] ?? 'Save a card',
      intent_metadata: metadataOf(form, 'payment_intent_data[metadata]'),
    });
    return this.change(made.id, { url: `${origin}/pay/${made.id}` });
  }

  /** The client gives a card on the page. Answers the session as it is then. */
  payOnPage(id: string): StripeObject {
    const session = this.find(id);
    if (session['status'] !== 'open')
      throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'This page was paid already.' });
    const customer = session['customer'] as string | null;
    const method = this.#card(customer);
    if (session['mode'] === 'setup') {
      const setup = this.keep('setup_intent', 'seti', { status: 'succeeded', customer, payment_method: method.id });
      return this.change(id, { status: 'complete', setup_intent: setup.id });
    }
    const cents = session['amount_total'] as number;
    const intent = this.#paid({
      cents,
      currency: String(session['currency']),
      customer,
      method: method.id,
      metadata: session['intent_metadata'],
    });
    return this.change(id, { status: 'complete', payment_status: 'paid', payment_intent: intent.id });
  }

  /** The client gives a bank account on the page: the page is done, and the bank takes days. Answers the session as it is then. */
  payByBankOnPage(id: string): StripeObject {
    const { payment_intent } = this.payOnPage(id);
    this.change(String(payment_intent), { status: 'processing', amount_received: 0 });
    return this.change(id, { payment_status: 'unpaid' });
  }

  /** What the bank decides of it, days later. Answers the session as it is then. */
  bankDecides(id: string, decision: 'paid' | 'refused'): StripeObject {
    const session = this.find(id);
    const intent = this.find(String(session['payment_intent']));
    if (decision === 'paid') {
      this.change(intent.id, { status: 'succeeded', amount_received: intent['amount'] });
      return this.change(id, { payment_status: 'paid' });
    }
    this.change(intent.id, { status: 'requires_payment_method', last_payment_error: { message: 'The account has no cover.' } });
    return session;
  }

  /** A card that was saved is charged. */
  charge(form: Form): StripeObject {
    const [customer, method] = [this.find(form['customer'] ?? ''), this.find(form['payment_method'] ?? '')];
    if (method['customer'] !== customer.id)
      throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'The card belongs to another customer.' });
    if (this.declines > 0) {
      this.declines -= 1;
      throw new StripeRefusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
    }
    const metadata = metadataOf(form, 'metadata');
    return this.#paid({
      cents: Number(form['amount']),
      currency: form['currency'] ?? '',
      customer: customer.id,
      method: method.id,
      metadata,
    });
  }

  refund(form: Form): StripeObject {
    const intent = this.find(form['payment_intent'] ?? '');
    const cents = Number(form['amount']);
    const left = Number(intent['amount_received']) - Number(intent['amount_refunded']);
    if (cents > left || this.refundsFail)
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'Nothing is left to refund.',
      });
    this.change(intent.id, { amount_refunded: Number(intent['amount_refunded']) + cents });
    const status = this.refundsPend ? 'pending' : 'succeeded';
    return this.keep('refund', 're', {
      amount: cents,
      payment_intent: intent.id,
      status,
      failure_reason: null,
      metadata: metadataOf(form, 'metadata'),
    });
  }

  /** A bank takes money back. */
  dispute(
    intentId: string,
    { cents, fee = 1_500, status = 'needs_response' }: { cents: number; fee?: number; status?: string },
  ): StripeObject {
    return this.keep('dispute', 'dp', {
      ...{ amount: cents, payment_intent: intentId, reason: 'product_not_received', status },
      evidence_details: { due_by: this.#seconds() + 14 * 86_400 },
      balance_transactions: [{ amount: -cents, fee }],
    });
  }

  /** With what is asked to be written out in it. */
  shown(id: string, expand: readonly string[]): StripeObject {
    const found = this.find(id);
    const out: Record<string, unknown> = { ...found };
    if (expand.includes('payment_intent') && found['payment_intent']) out['payment_intent'] = this.find(String(found['payment_intent']));
    if (expand.includes('payment_method') && found['payment_method']) out['payment_method'] = this.find(String(found['payment_method']));
    if (expand.includes('setup_intent.payment_method') && found['setup_intent']) {
      const setup = this.find(String(found['setup_intent']));
      out['setup_intent'] = { ...setup, payment_method: this.find(String(setup['payment_method'])) };
    }
    if (expand.includes('latest_charge.balance_transaction')) {
      const fee = FEE({ cents: Number(found['amount_received']) });
      out['latest_charge'] = { id: found['latest_charge'], object: 'charge', balance_transaction: this.feesAreLate ? null : { fee } };
    }
    return out as StripeObject;
  }

  #paid(made: { cents: number; currency: string; customer: string | null; method: string; metadata: unknown }): StripeObject {
    const { cents, currency, customer, method: payment_method, metadata } = made;
    const amounts = { amount: cents, amount_received: cents, amount_refunded: 0 };
    return this.keep('payment_intent', 'pi', {
      ...amounts,
      currency,
      customer,
      payment_method,
      metadata,
      status: 'succeeded',
      latest_charge: `ch_of${cents}`,
    });
  }

  #card(customer: string | null): StripeObject {
    return this.keep('payment_method', 'pm', { type: 'card', card: CARD, customer });
  }

  #seconds(): number {
    return Math.floor(this.clock().getTime() / 1_000);
  }
}

function metadataOf(form: Form, name: string): Record<string, string> {
  const of = Object.entries(form).flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : []));
  return Object.fromEntries(of) as Record<string, string>;
}

/** `Stripe-Signature`, made without the SDK that checks it. */
export function signStripe(payload: string, { secret, at }: { secret: string; at: Date }): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;
}
