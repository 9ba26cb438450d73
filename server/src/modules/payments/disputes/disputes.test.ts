import type { ProjectMoney } from '@butterfly/contracts/payments';
import type { Notification } from '@butterfly/contracts/notifications';
import { StripeFake } from '@butterfly/testing/stripe-fake/stripe-fake';
import { StripeStudio } from '../testing/stripe-studio.fixture';

const PARTS = [
  ['2027-02-01', 160_864],
  ['2027-03-14', 214_485],
  ['2027-05-22', 160_863],
] as const;
const now = new Date('2027-02-05T15:00:00Z');
let studio: StripeStudio<StripeFake>;
beforeAll(async () => {
  const clock = () => now;
  studio = await StripeStudio.open(await StripeFake.start({ clock }), clock);
});
afterAll(() => studio.close());

async function paid() {
  const { project, invoices } = await studio.wedding(PARTS);
  const session = await studio.payAtStripe(await studio.client(invoices[0]), 160_864);
  return { project, session, intent: String(session['payment_intent']), told: () => studio.tellSession(session) };
}
type Dispute = ReturnType<StripeFake['books']['dispute']>;
const say = (type: 'closed' | 'created' | 'updated', dispute: Dispute, changes: object = {}) =>
  studio.stripe.tell(studio.stripe.event(`charge.dispute.${type}`, { ...dispute, ...changes }), studio.hook);
const held = ({ disputed_cents, balance_cents, paid_cents, refunded_cents }: ProjectMoney) => [
  disputed_cents,
  balance_cents,
  paid_cents,
  refunded_cents,
];

describe('a dispute', () => {
  it('stays put what it touches until it is decided, by the day until which evidence is taken; it costs a fee', async () => {
    const { project, intent, told } = await paid();
    await told();
    await say('created', studio.stripe.books.dispute(intent, { cents: 100_000 }));
    const money = await studio.money(project);
    expect(held(money)).toEqual([100_000, 375_348, 160_864, 0]);
    expect(money.payments).toMatchObject([{ status: 'disputed' }]);
    expect(money.disputes).toMatchObject([
      { status: 'open', evidence_due_on: '2027-02-19', reason: 'product not received', fee_cents: 1_500 },
    ]);
    const { body } = await studio.admin.get(`/api/payments/expenses/?project=${project}`);
    expect(JSON.parse(body)).toMatchObject({ count: 1, results: [{ category: 'fees', vendor: 'Stripe', amount_cents: 1_500 }] });
    const id = money.payments[0]?.id ?? 0;
    expect((await studio.refund(id, 60_865)).json()).toMatchObject({ code: 'payments.more_than_came' });
    expect((await studio.refund(id, 60_864)).statusCode).toBe(201);
  });

  it('that is won lets go of it; its fee goes where Stripe gives it back', async () => {
    const { project, intent, told } = await paid();
    await told();
    const dispute = studio.stripe.books.dispute(intent, { cents: 160_864 });
    await say('created', dispute);
    await say('closed', dispute, { status: 'won', balance_transactions: [{ fee: 1_500 }, { fee: -1_500 }] });
    const money = await studio.money(project);
    expect(held(money)).toEqual([0, 375_348, 160_864, 0]);
    expect(money.disputes).toMatchObject([{ status: 'won', closed_on: '2027-02-05', fee_cents: 0 }]);
    expect((await studio.admin.get(`/api/payments/expenses/?project=${project}`)).json()).toMatchObject({ count: 0 });
  });

  it('that is lost goes the way of a refund: the balance rises, and the fee stays', async () => {
    const { project, intent, told } = await paid();
    await told();
    const dispute = studio.stripe.books.dispute(intent, { cents: 160_864 });
    await say('created', dispute);
    const lost = { status: 'lost' };
    await Promise.all([say('closed', dispute, lost), say('closed', dispute, lost), say('updated', dispute)]);
    const money = await studio.money(project);
    expect(held(money)).toEqual([0, 536_212, 0, 160_864]);
    expect(money.refunds).toMatchObject([{ kind: 'dispute', amount_cents: 160_864 }]);
    expect((await studio.announced(project)).filter((name) => name.startsWith('payments.dispute.'))).toEqual([
      'payments.dispute.opened@1',
      'payments.dispute.closed@1',
    ]);
  });

  it.each([
    ['the decision before the opening', ['closed', 'created', 'paid']],
    ['the opening before the payment', ['created', 'paid', 'closed']],
    ['the decision before the payment', ['closed', 'paid', 'created']],
    ['as it happened', ['paid', 'created', 'closed']],
  ] as const)('comes to the same in any order: %s', async (_name, order) => {
    const { project, intent, told } = await paid();
    const dispute = studio.stripe.books.dispute(intent, { cents: 60_864 });
    for (const one of order) await (one === 'paid' ? told() : say(one, dispute, one === 'closed' ? { status: 'lost' } : {}));
    const money = await studio.money(project);
    expect(held(money)).toEqual([0, 436_212, 100_000, 60_864]);
    expect(money.disputes).toMatchObject([{ status: 'lost', fee_cents: 1_500 }]);
  });

  it('that only asks holds nothing, until it becomes one', async () => {
    const { project, intent, told } = await paid();
    await told();
    const dispute = studio.stripe.books.dispute(intent, { cents: 160_864, status: 'warning_needs_response', fee: 0 });
    await say('created', dispute);
    expect(await studio.money(project)).toMatchObject({ disputed_cents: 0, disputes: [{ is_inquiry: true, status: 'open' }] });
    await say('updated', dispute, { status: 'needs_response' });
    expect(await studio.money(project)).toMatchObject({ disputed_cents: 160_864, disputes: [{ is_inquiry: false }] });
  });

  it('is told to who looks after the project', async () => {
    const { intent, told } = await paid();
    await told();
    await say('created', studio.stripe.books.dispute(intent, { cents: 100_000 }));
    await studio.test.dispatcher.drain();
    const seen = (await studio.admin.get('/api/notifications/latest/')).json<Notification[]>();
    expect(seen.map(({ content }) => content)).toContainEqual(
      'The bank asks about $1,000.00 (product not received). Send what proves your side at Stripe by 2027-02-19.',
    );
  });
});
