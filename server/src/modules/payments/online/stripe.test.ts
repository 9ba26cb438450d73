import type { PayStarted, ProjectMoney } from '@butterfly/contracts/payments';
import { StripeFake } from '@butterfly/testing/stripe-fake/stripe-fake';
import { StripeStudio, KEY, SECRET, type Client } from '../testing/stripe-studio.fixture';

const PARTS = [
  ['2027-02-01', 160_864],
  ['2027-03-14', 214_485],
  ['2027-05-22', 160_863],
] as const;
let now = new Date('2027-02-05T15:00:00Z');
let studio: StripeStudio<StripeFake>;

beforeAll(async () => {
  const clock = () => now;
  studio = await StripeStudio.open(await StripeFake.start({ clock }), clock);
});
beforeEach(() => {
  now = new Date('2027-02-05T15:00:00Z');
  studio.stripe.books.refundsFail = false;
  studio.stripe.books.refundsPend = false;
  studio.stripe.books.feesAreLate = false;
  studio.stripe.isDown = false;
});
afterAll(() => studio.close());

const sum = ({ payments }: ProjectMoney) => payments.map(({ amount_cents, provider, status }) => [amount_cents, provider, status]);
async function oneInvoice(cents = 160_864) {
  const { project, invoices } = await studio.wedding([['2027-03-14', cents]]);
  return { project, invoice: invoices[0], client: await studio.client(invoices[0]) };
}

describe('keys of a business', () => {
  it('are sealed, and never said again', async () => {
    const settings = await studio.admin.get('/api/payments/settings/');
    expect(settings.json()).toMatchObject({
      pay_by: 'stripe',
      stripe: { has_secret_key: true, has_webhook_secret: true, is_test_mode: true },
    });
    expect(settings.body).not.toMatch(/OnlyTests|ofTheTestsOnly/);
    const { rows } = await studio.test.database.pool.query('select * from payments_settings');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(KEY);
    expect(JSON.stringify(rows)).not.toContain(SECRET);
  });

  it('of one business are not those of another', async () => {
    const { body } = await (await studio.test.signIn('adminB')).get('/api/payments/settings/');
    expect(JSON.parse(body)).toMatchObject({ pay_by: 'test', stripe: { has_secret_key: false } });
  });
});

describe('a client who pays at Stripe', () => {
  it('is sent to its page with the amount, and no card comes here', async () => {
    const { client, invoice } = await oneInvoice();
    expect(await client.page()).toMatchObject({ pay_by: 'stripe', can_pay: true });
    const started = (await client.press(160_864)).json<PayStarted>();
    expect(started.go_to).toContain(`${studio.stripe.url}/pay/cs_test_`);
    expect(started.balance_cents).toBe(160_864);
    const call = studio.stripe.calls.findLast(({ path }) => path === 'POST /v1/checkout/sessions');
    expect(call).toMatchObject({ key: KEY, form: { 'line_items[0][price_data][unit_amount]': '160864', mode: 'payment' } });
    expect(call?.form['success_url']).toContain('?returned=1');
    expect(call?.form['payment_intent_data[description]']).toContain(invoice?.number);
  });

  it('and closes the browser has paid, once, however often Stripe says so', async () => {
    const { client, project } = await oneInvoice();
    const session = await studio.payAtStripe(client, 160_864);
    const told = await Promise.all(Array.from({ length: 5 }, () => studio.tellSession(session, 'evt_again')));
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(told.filter(({ text }) => text === '{"taken":true}')).toHaveLength(1);
    const intent = studio.stripe.books.find(String(session['payment_intent']));
    await studio.stripe.tell(studio.stripe.event('payment_intent.succeeded', intent), studio.hook);
    const money = await studio.money(project);
    expect(sum(money)).toEqual([[160_864, 'stripe', 'succeeded']]);
    expect(money.balance_cents).toBe(0);
    expect((await studio.announced(project)).filter((name) => name === 'payments.payment.succeeded@1')).toHaveLength(1);
  });

  it('costs a fee of 2.9 % and 30 cents: 4,695 of 160,864 (4.12), which is read when Stripe knows it', async () => {
    const { client, project } = await oneInvoice();
    studio.stripe.books.feesAreLate = true;
    await studio.tellSession(await studio.payAtStripe(client, 160_864));
    expect((await studio.money(project)).payments).toMatchObject([{ fee_cents: null }]);
    studio.stripe.books.feesAreLate = false;
    await studio.test.platform.api('payments').settle(studio.test.tenantA);
    expect((await studio.money(project)).payments).toMatchObject([{ fee_cents: 4_695 }]);
  });

  it('and comes back before Stripe has told has paid, and what Stripe tells then changes nothing', async () => {
    const { client, project } = await oneInvoice();
    const session = await studio.payAtStripe(client, 160_864);
    expect(await client.back()).toMatchObject({ balance_cents: 0, paid_cents: 160_864 });
    expect((await studio.tellSession(session)).status).toBe(200);
    expect(await client.back()).toMatchObject({ balance_cents: 0 });
    expect(sum(await studio.money(project))).toHaveLength(1);
  });

  it('and whose return and message come at the same moment has paid once', async () => {
    const { client, project } = await oneInvoice();
    const session = await studio.payAtStripe(client, 160_864);
    const intent = studio.stripe.books.find(String(session['payment_intent']));
    const all = [client.back(), studio.tellSession(session), client.back(), studio.tellSession(session)];
    await Promise.all([...all, studio.stripe.tell(studio.stripe.event('payment_intent.succeeded', intent), studio.hook)]);
    await studio.test.platform.api('payments').settle(studio.test.tenantA);
    expect(sum(await studio.money(project))).toEqual([[160_864, 'stripe', 'succeeded']]);
  });

  it('and never comes back, of whom no message arrives, is found by looking', async () => {
    const { client, project } = await oneInvoice();
    await studio.payAtStripe(client, 160_864);
    expect((await studio.money(project)).payments).toEqual([]);
    await studio.test.platform.api('payments').settle(studio.test.tenantA);
    expect(sum(await studio.money(project))).toEqual([[160_864, 'stripe', 'succeeded']]);
  });

  it('is told so where Stripe is away, and can press again', async () => {
    const { client } = await oneInvoice();
    studio.stripe.isDown = true;
    const key = studio.newKey();
    expect((await client.press(160_864, { key })).json()).toMatchObject({ code: 'payments.provider_failed' });
    studio.stripe.isDown = false;
    expect((await client.press(160_864, { key })).json()).toMatchObject({ go_to: expect.stringContaining('/pay/') });
  });
});

describe('two tabs that pay the same', () => {
  it('come to one page of Stripe, which can be paid once', async () => {
    const { client, invoice } = await oneInvoice();
    const other = await studio.client(invoice);
    const pressed = [(await client.press(160_864)).json<PayStarted>(), (await other.press(160_864)).json<PayStarted>()];
    expect(pressed[0]?.go_to).toBe(pressed[1]?.go_to);
    expect(pressed[0]?.go_to).toContain('/pay/');
  });

  it('with different amounts pay twice: one is booked, of the other what nothing asked for goes back', async () => {
    const { client, invoice, project } = await oneInvoice();
    const other: Client = await studio.client(invoice);
    const first = await studio.payAtStripe(client, 160_864);
    const second = await studio.payAtStripe(other, 100_000);
    await Promise.all([studio.tellSession(first), studio.tellSession(second)]);
    await studio.test.platform.api('payments').settle(studio.test.tenantA);
    const money = await studio.money(project);
    expect([money.balance_cents, money.paid_cents, money.credit_cents]).toEqual([0, 160_864, 0]);
    expect(money.refunds).toMatchObject([{ amount_cents: 100_000, status: 'succeeded', reason: expect.stringContaining('Paid twice') }]);
    expect(studio.stripe.calls.filter(({ path }) => path === 'POST /v1/refunds').at(-1)).toMatchObject({ form: { amount: '100000' } });
  });
});

describe('what comes to the address for messages', () => {
  it('is refused unsigned, signed by somebody else, long ago, changed, or for another business; and says nothing', async () => {
    const { client, project } = await oneInvoice();
    const session = await studio.payAtStripe(client, 160_864);
    const event = studio.stripe.event('checkout.session.completed', session);
    const send = (hook: { url: string; secret: string }, at?: Date) => studio.stripe.tell(event, hook, at);
    const { url, secret } = studio.hook;
    const answers = [
      await send({ url, secret: 'whsec_ofSomebodyElse1234' }),
      await send({ url, secret }, new Date(now.getTime() - 301_000)),
      await send({ url, secret }, new Date(now.getTime() + 301_000)),
      await send({ url: url.replace(/business=\d+/, `business=${studio.test.tenantB}`), secret }),
      await send({ url: url.replace(/business=\d+/, 'business=2147483647'), secret }),
      await send({ url: url.replace('/stripe/', '/test/'), secret }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    const bare = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: event });
    expect(bare.status).toBe(403);
    const changed = await fetch(url, {
      ...{ method: 'POST', body: event.replace('160864', '160865') },
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${Math.floor(now.getTime() / 1_000)},v1=${'0'.repeat(64)}` },
    });
    expect(changed.status).toBe(403);
    expect((await studio.money(project)).payments).toEqual([]);
    expect((await send({ url, secret }, new Date(now.getTime() - 299_000))).text).toBe('{"taken":true}');
    expect(sum(await studio.money(project))).toHaveLength(1);
  });

  it('is harmless where it is about nothing of ours, and of it nothing is kept', async () => {
    const other = studio.stripe.books.keep('customer', 'cus', { email: 'somebody@example.com' });
    expect(await studio.stripe.tell(studio.stripe.event('customer.created', other, 'evt_other'), studio.hook)).toEqual({
      status: 200,
      text: '{"taken":false}',
    });
    const foreign = studio.stripe.books.keep('payment_intent', 'pi', {
      metadata: { butterfly_attempt: '2147483647' },
      amount_received: 5,
      currency: 'usd',
    });
    expect((await studio.stripe.tell(studio.stripe.event('payment_intent.succeeded', foreign), studio.hook)).status).toBe(200);
    const { rows } = await studio.test.database.pool.query("select * from payments_provider_event where event_id = 'evt_other'");
    expect(rows).toEqual([]);
  });
});

describe('money that goes back through Stripe', () => {
  async function paid() {
    const { project, invoices } = await studio.wedding(PARTS);
    const client = await studio.client(invoices[0]);
    await studio.tellSession(await studio.payAtStripe(client, 160_864));
    const id = (await studio.money(project)).payments[0]?.id ?? 0;
    return { project, id };
  }

  it('goes in parts, and never more than came', async () => {
    const { project, id } = await paid();
    expect((await studio.refund(id, 50_000)).json()).toMatchObject({ refunded_cents: 50_000, balance_cents: 425_348 });
    expect((await studio.refund(id, 110_865)).json()).toMatchObject({ code: 'payments.more_than_came' });
    expect((await studio.refund(id, 110_864)).json()).toMatchObject({ refunded_cents: 160_864, balance_cents: 536_212 });
    expect((await studio.announced(project)).filter((name) => name === 'payments.payment.refunded@1')).toHaveLength(2);
  });

  it('waits where Stripe needs time: nothing counts yet, nothing can be given back twice', async () => {
    const { project, id } = await paid();
    studio.stripe.books.refundsPend = true;
    expect((await studio.refund(id, 100_000)).json()).toMatchObject({ refunded_cents: 0, refunds: [{ status: 'pending' }] });
    expect((await studio.refund(id, 60_865)).json()).toMatchObject({ code: 'payments.more_than_came' });
    const refund = [...studio.stripe.books.objects.values()].findLast(({ object }) => object === 'refund');
    if (!refund) throw new Error('Stripe was told of no refund.');
    const gone = studio.stripe.event('refund.updated', studio.stripe.books.change(refund.id, { status: 'succeeded' }));
    expect((await studio.stripe.tell(gone, studio.hook)).text).toBe('{"taken":true}');
    expect((await studio.stripe.tell(gone, studio.hook)).text).toBe('{"taken":false}');
    expect(await studio.money(project)).toMatchObject({ refunded_cents: 100_000, refunds: [{ status: 'succeeded' }] });
  });

  it('that Stripe does not take is said so, and what was paid stays paid', async () => {
    const { project, id } = await paid();
    studio.stripe.books.refundsFail = true;
    expect((await studio.refund(id, 100_000)).json()).toMatchObject({ code: 'payments.refund_failed' });
    expect(await studio.money(project)).toMatchObject({ refunded_cents: 0, paid_cents: 160_864, refunds: [{ status: 'failed' }] });
    expect(await studio.announced(project)).toContain('payments.refund.failed@1');
  });

  it('while Stripe is away waits, and goes once when it is back', async () => {
    const { project, id } = await paid();
    studio.stripe.isDown = true;
    expect((await studio.refund(id, 40_000)).json()).toMatchObject({ refunded_cents: 0, refunds: [{ status: 'pending' }] });
    studio.stripe.isDown = false;
    await studio.test.platform.api('payments').settle(studio.test.tenantA);
    await studio.test.platform.api('payments').settle(studio.test.tenantA);
    expect(await studio.money(project)).toMatchObject({ refunded_cents: 40_000, refunds: [{ status: 'succeeded' }] });
  });

  it('and was told of before the payment itself waits for it', async () => {
    const { project, invoices } = await studio.wedding(PARTS);
    const session = await studio.payAtStripe(await studio.client(invoices[0]), 160_864);
    const refund = studio.stripe.books.refund({ payment_intent: String(session['payment_intent']), amount: '60864' });
    expect((await studio.stripe.tell(studio.stripe.event('refund.created', refund), studio.hook)).status).toBe(200);
    expect(await studio.money(project)).toMatchObject({ paid_cents: 0, refunds: [] });
    await studio.tellSession(session);
    expect(await studio.money(project)).toMatchObject({
      paid_cents: 100_000,
      refunded_cents: 60_864,
      refunds: [{ reason: 'Given back at Stripe' }],
    });
    await studio.stripe.tell(studio.stripe.event('refund.updated', refund), studio.hook);
    expect(await studio.money(project)).toMatchObject({ refunded_cents: 60_864 });
  });
});
