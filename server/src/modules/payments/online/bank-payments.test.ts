import type { PayStarted } from '@butterfly/contracts/payments';
import { StripeFake } from '@butterfly/testing/stripe-fake/stripe-fake';
import { StripeStudio } from '../testing/stripe-studio.fixture';

const SUCCEEDED = 'checkout.session.async_payment_succeeded';
const FAILED = 'checkout.session.async_payment_failed';
let studio: StripeStudio<StripeFake>;

beforeAll(async () => {
  const clock = () => new Date('2027-02-05T15:00:00Z');
  studio = await StripeStudio.open(await StripeFake.start({ clock }), clock);
});
afterAll(() => studio.close());

/** A client has given a bank account: the page is done, the bank is not. */
async function byBank(reader: { locale?: string } = {}) {
  const { project, invoices } = await studio.wedding([['2027-03-14', 160_864]], reader);
  const client = await studio.client(invoices[0]);
  const { go_to } = (await client.press(160_864)).json<PayStarted>();
  const session = studio.stripe.books.payByBankOnPage(go_to?.split('/').at(-1) ?? '');
  await studio.tellSession(session);
  return { project, client, session: session.id };
}
const came = async (project: number) => (await studio.money(project)).payments.map(({ amount_cents, status }) => [amount_cents, status]);
const look = () => studio.test.platform.api('payments').settle(studio.test.tenantA);
const failures = async (project: number) => (await studio.announced(project)).filter((name) => name === 'payments.payment.failed@1');
const mailsTo = (project: number) => studio.test.personalMail.filter(({ to }) => to === `tess${project}@example.com`);

describe('a payment that a bank takes days for', () => {
  it('is not booked while the bank has not decided, however often somebody looks', async () => {
    const { project, client } = await byBank();
    await look();
    expect(await client.back()).toMatchObject({ balance_cents: 160_864, paid_cents: 0 });
    expect(await came(project)).toEqual([]);
  });

  it('is booked once when the bank has paid, told twice and looked for besides', async () => {
    const { project, session } = await byBank();
    const paid = studio.stripe.books.bankDecides(session, 'paid');
    await Promise.all([studio.tellSession(paid, 'evt_bank', SUCCEEDED), studio.tellSession(paid, 'evt_bank', SUCCEEDED), look()]);
    await studio.tellSession(paid, 'evt_bank_later', SUCCEEDED);
    expect(await came(project)).toEqual([[160_864, 'succeeded']]);
    expect((await studio.money(project)).balance_cents).toBe(0);
  });

  it('is found by looking where no message arrives', async () => {
    const { project, session } = await byBank();
    studio.stripe.books.bankDecides(session, 'paid');
    await look();
    expect(await came(project)).toEqual([[160_864, 'succeeded']]);
  });

  it.each([
    ['told', (session: ReturnType<StripeFake['books']['find']>) => studio.tellSession(session, undefined, FAILED)],
    ['looked for', () => look()],
  ])(
    'that the bank refuses is %s: nothing is booked, client and staff hear of it once, and the client may press again',
    async (_how, hear) => {
      const { project, client, session } = await byBank();
      const refused = studio.stripe.books.bankDecides(session, 'refused');
      await hear(refused);
      expect(await failures(project)).toHaveLength(1);
      await studio.tellSession(refused, undefined, FAILED);
      await look();
      expect(await came(project)).toEqual([]);
      expect(await failures(project)).toHaveLength(1);
      await studio.test.dispatcher.drain();
      expect(mailsTo(project).map(({ subject }) => subject)).toEqual([expect.stringContaining('declined')]);
      await studio.tellSession(await studio.payAtStripe(client, 160_864));
      expect(await came(project)).toEqual([[160_864, 'succeeded']]);
    },
  );

  it.each([
    ['nl', 'Uw betaling is geweigerd', 'Beste Tess Marlow, uw betaling van US$ 1.608,64', 'We proberen het niet opnieuw.'],
    ['de', 'Ihre Zahlung wurde abgelehnt', 'Guten Tag Tess Marlow, Ihre Zahlung über 1.608,64 $', 'Wir versuchen es nicht noch einmal.'],
    ['es', 'Su pago fue rechazado', 'Hola, Tess Marlow: su pago de 1608,64 US$', 'No lo intentaremos de nuevo.'],
    ['fr', 'Votre paiement a été refusé', 'Bonjour Tess Marlow, votre paiement de 1 608,64 $US', 'Nous ne réessaierons pas.'],
  ])(
    'that the bank refuses is told to a client in their own language (%s), where the business has no template',
    async (locale, subject, text, end) => {
      const { project, session } = await byBank({ locale });
      await studio.tellSession(studio.stripe.books.bankDecides(session, 'refused'), undefined, FAILED);
      await studio.test.dispatcher.drain();
      const [mail] = mailsTo(project);
      const said = mail?.text.replaceAll(/\s/g, ' ');
      expect(mail?.subject).toContain(subject);
      expect(said).toContain(text);
      expect(said).toContain(end);
    },
  );
});
