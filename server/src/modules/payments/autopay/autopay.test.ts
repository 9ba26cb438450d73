import type { PayStarted } from '@butterfly/contracts/payments';
import { autopayConsent } from '@butterfly/contracts/payments';
import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { StripeFake } from '@butterfly/testing/stripe-fake/stripe-fake';
import { StripeStudio } from '../testing/stripe-studio.fixture';

let now = new Date('2027-02-05T15:00:00Z');
let studio: StripeStudio<StripeFake>;
beforeAll(async () => {
  const clock = () => now;
  studio = await StripeStudio.open(await StripeFake.start({ clock }), clock);
});
beforeEach(() => {
  now = new Date('2027-02-05T15:00:00Z');
  studio.stripe.books.declines = 0;
  studio.stripe.isDown = false;
});
afterAll(() => studio.close());

const PARTS = [
  ['2027-02-01', 160_864],
  ['2027-03-14', 214_485],
  ['2027-05-22', 160_863],
] as const;
/** The client pays the first part and agrees to the others being charged. */
async function agreed() {
  const { project, invoices } = await studio.wedding(PARTS);
  const client = await studio.client(invoices[0]);
  await studio.tellSession(await studio.payAtStripe(client, 160_864, { autopay: true }));
  return { project, invoices, client };
}
async function on(day: string): Promise<void> {
  now = new Date(`${day}T15:00:00Z`);
  studio = await renewed();
  await studio.test.platform.api('payments').charge(studio.test.tenantA);
}
/** Sessions of people end; those of the tests are renewed with the day. */
const renewed = async () => Object.assign(studio, { admin: await studio.test.signIn('adminA') });
/** What was charged for the invoices of a wedding; others have cards too. */
const charges = (invoices: readonly Invoice[]) =>
  studio.stripe.calls.filter(
    ({ path, form }) => path === 'POST /v1/payment_intents' && invoices.some(({ number }) => form['description']?.endsWith(`, ${number}`)),
  );
const tried = async (project: number) =>
  (await studio.money(project)).autopay_tries.map(({ nth, tried_on, status }) => [nth, tried_on, status]).reverse();

describe('a card that is charged by itself', () => {
  it('is kept with what was agreed to, and said to nobody but by its last figures', async () => {
    const { project, client } = await agreed();
    const { autopay } = await studio.money(project);
    const { name } = await studio.test.platform.db.withTenant({ tenantId: studio.test.tenantA, memberId: null }, (db) =>
      studio.test.platform.api('auth_and_admin').tenant(db),
    );
    expect(autopay).toMatchObject({ brand: 'visa', last4: '4242', expires: '2031-04', consent_text: autopayConsent(name, 'en') });
    expect(JSON.stringify(autopay)).not.toMatch(/cus_|pm_/);
    expect(await client.page()).toMatchObject({ autopay: { brand: 'visa', last4: '4242' } });
  });

  it('pays each part on its day, once, however often the day is looked at', async () => {
    const { project, invoices } = await agreed();
    await on('2027-03-13');
    expect(charges(invoices)).toHaveLength(0);
    await on('2027-03-14');
    await on('2027-03-14');
    await on('2027-03-20');
    expect(charges(invoices).map(({ form }) => form['amount'])).toEqual(['214485']);
    expect(await studio.money(project)).toMatchObject({ paid_cents: 375_349, balance_cents: 160_863 });
    await on('2027-05-22');
    expect(await studio.money(project)).toMatchObject({
      balance_cents: 0,
      payments: [{ note: expect.stringContaining('Charged by itself') }, {}, {}],
    });
  });

  it('that is declined is tried three and five days later, then no more; client and staff are told each time', async () => {
    const { project } = await agreed();
    studio.stripe.books.declines = 99;
    const mails = () =>
      studio.test.personalMail.filter(({ to, subject }) => to === `tess${project}@example.com` && subject.includes('declined'));
    for (const day of ['2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17', '2027-03-18', '2027-03-19', '2027-03-20', '2027-04-30'])
      await on(day);
    expect(await tried(project)).toEqual([
      [1, '2027-03-14', 'failed'],
      [2, '2027-03-17', 'failed'],
      [3, '2027-03-19', 'failed'],
    ]);
    expect((await studio.announced(project)).filter((name) => name === 'payments.payment.failed@1')).toHaveLength(3);
    await studio.test.dispatcher.drain();
    expect(mails().map(({ text }) => /on (\w+ \d+, 2027)|not try it again/.exec(text)?.[0])).toEqual([
      'on March 17, 2027',
      'on March 19, 2027',
      'not try it again',
    ]);
  });

  it('is left alone at once when the part is paid in the meantime', async () => {
    const { project, invoices } = await agreed();
    studio.stripe.books.declines = 1;
    await on('2027-03-14');
    const body = { project_id: project, amount_cents: 214_485, method: 'cash', received_on: '2027-03-14' };
    expect((await studio.admin.post('/api/payments/payments/', body)).statusCode).toBe(201);
    await on('2027-03-17');
    await on('2027-03-19');
    expect(charges(invoices)).toHaveLength(1);
    expect(await tried(project)).toEqual([[1, '2027-03-14', 'failed']]);
  });

  it('is charged with what is open, where some of it was paid', async () => {
    const { project, invoices } = await agreed();
    studio.stripe.books.declines = 1;
    await on('2027-03-14');
    await studio.admin.post('/api/payments/payments/', {
      project_id: project,
      amount_cents: 14_485,
      method: 'cash',
      received_on: '2027-03-14',
    });
    await on('2027-03-17');
    expect(charges(invoices).map(({ form }) => form['amount'])).toEqual(['214485', '200000']);
  });

  it('is charged once where Stripe went away in the middle', async () => {
    const { project, invoices } = await agreed();
    studio.stripe.isDown = true;
    await on('2027-03-14');
    expect(await tried(project)).toEqual([[1, '2027-03-14', 'open']]);
    studio.stripe.isDown = false;
    await on('2027-03-15');
    expect(charges(invoices)).toMatchObject([{ once: expect.stringMatching(/^butterfly-autopay-\d+-\d+$/) }]);
    expect(await studio.money(project)).toMatchObject({ paid_cents: 375_349 });
    expect(await tried(project)).toEqual([[1, '2027-03-14', 'paid']]);
  });

  it('never pays what was due before the client agreed', async () => {
    const { invoices, project } = await studio.wedding(PARTS);
    const client = await studio.client(invoices[2]);
    const body = { key: studio.newKey(), agreed: true };
    const { go_to } = (await client.visitor.post(`${client.url}autopay/`, body)).json<PayStarted>();
    await studio.tellSession(studio.stripe.books.payOnPage(go_to?.split('/').at(-1) ?? ''));
    expect(await studio.money(project)).toMatchObject({ autopay: { last4: '4242' }, paid_cents: 0 });
    await on('2027-02-06');
    expect(charges(invoices)).toHaveLength(0);
  });

  it('is ended by the client, by the studio, and by a dispute', async () => {
    const [one, two, three] = [await agreed(), await agreed(), await agreed()];
    expect((await one.client.visitor.post(`${one.client.url}autopay/stop/`)).json()).toMatchObject({ autopay: null });
    expect((await studio.admin.post(`/api/payments/projects/${two.project}/autopay/stop/`)).json()).toMatchObject({ autopay: null });
    const { rows } = await studio.test.database.pool.query<{ ref: string }>(
      "select provider_ref as ref from payments_payment where project_id = $1 and provider = 'stripe'",
      [three.project],
    );
    const dispute = studio.stripe.books.dispute(rows[0]?.ref ?? '', { cents: 160_864 });
    await studio.stripe.tell(studio.stripe.event('charge.dispute.created', dispute), studio.hook);
    expect(await studio.money(three.project)).toMatchObject({ autopay: null });
    await on('2027-03-14');
    expect([one, two, three].flatMap(({ invoices }) => charges(invoices))).toEqual([]);
    const stopped = await studio.test.database.pool.query<{ why: string }>(
      'select stopped_why as why from payments_method where project_id = any ($1::int[]) order by project_id',
      [[one.project, two.project, three.project]],
    );
    expect(stopped.rows.map(({ why }) => why)).toEqual(['client', 'member', 'dispute']);
  });
});
