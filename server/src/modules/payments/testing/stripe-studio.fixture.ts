import type { PayPage, PayStarted, ProjectMoney } from '@butterfly/contracts/payments';
import type { Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { Answer, TestClient } from '../../../platform/testing/test-client';

const BASE = '/api/payments';
const INVOICES = '/api/proposal_and_invoice/invoices';
export const SECRET = 'whsec_ofTheTestsOnly1234';
export const KEY = 'sk_test_ofTheTestsOnly1234';

const line = (unit_price_cents: number) => ({
  ...{ name: 'Flowers', section: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: null, rental_cents: 0 },
});

/** A part of a plan: its day, and its amount. */
type Part = readonly [string, number];

export interface Wedding {
  readonly project: number;
  readonly invoices: readonly Invoice[];
}

/** A client behind the link of an invoice. */
export interface Client {
  readonly visitor: TestClient;
  readonly url: string;
  page(): Promise<PayPage>;
  press(amount_cents: number, more?: { autopay?: boolean; key?: string }): Promise<Answer>;
  back(): Promise<PayPage>;
}

type StripeObject = Record<string, unknown> & { readonly id: string; readonly object: string };

/** What the studio needs of the fake of Stripe that a test has started. */
interface StripeOnThisMachine {
  readonly url: string;
  readonly books: { payOnPage(id: string): StripeObject };
  event(type: string, object: StripeObject, id?: string): string;
  tell(payload: string, hook: { url: string; secret: string }): Promise<{ status: number; text: string }>;
  stop(): Promise<void>;
}

/** A business that takes cards through Stripe, which is a fake on this machine. */
export class StripeStudio<S extends StripeOnThisMachine> {
  #keys = 0;

  private constructor(
    readonly test: TestApp,
    readonly admin: TestClient,
    readonly stripe: S,
  ) {}

  static async open<S extends StripeOnThisMachine>(stripe: S, clock: () => Date): Promise<StripeStudio<S>> {
    const test = await createTestApp({ clock, env: { STRIPE_API_URL: stripe.url } });
    const studio = new StripeStudio(test, await test.signIn('adminA'), stripe);
    await studio.connect();
    return studio;
  }

  /** The keys are given anew: a key that is lost is renewed so. */
  async connect(): Promise<Answer> {
    const { headers } = await this.admin.get(`${BASE}/settings/`);
    const body = { stripe_secret_key: KEY, stripe_webhook_secret: SECRET };
    return this.admin.send('PATCH', { url: `${BASE}/settings/`, body, headers: { 'if-match': headers.etag ?? '' } });
  }

  async close(): Promise<void> {
    await this.test.stop();
    await this.stripe.stop();
  }

  get hook(): { url: string; secret: string } {
    return { url: `${this.test.origin}${BASE}/webhooks/stripe/?business=${this.test.tenantA}`, secret: SECRET };
  }

  /** A project with an invoice for each part, of a client who reads the language of the business or one of their own. */
  async wedding(parts: readonly Part[], { locale }: { locale?: string } = {}): Promise<Wedding> {
    const made = await this.admin.post('/api/tenant_crm/projects/', {
      name: 'Marlow & Okafor',
      event_type: 'wedding',
      event_date: '2027-06-12',
    });
    const project = made.json<{ id: number }>().id;
    const person = { first_name: 'Tess', last_name: 'Marlow', email: `tess${project}@example.com`, ...(locale && { locale }) };
    const contact = (await this.admin.post('/api/tenant_crm/contacts/', person)).json<{ id: number }>().id;
    await this.admin.post(`/api/tenant_crm/projects/${project}/people/`, { contact_id: contact, role: 'partner1', is_billing: true });
    const invoices: Invoice[] = [];
    for (const [due_date, cents] of parts) {
      const draft = { project_id: project, title: 'Flowers', due_date, lines: [line(cents)] };
      const { id } = (await this.admin.post(`${INVOICES}/`, draft)).json<Invoice>();
      invoices.push((await this.admin.post(`${INVOICES}/${id}/issue/`)).json<Invoice>());
    }
    return { project, invoices };
  }

  async money(project: number): Promise<ProjectMoney> {
    return (await this.admin.get(`${BASE}/projects/${project}/`)).json<ProjectMoney>();
  }

  refund(id: number, amount_cents: number): Promise<Answer> {
    return this.admin.post(`${BASE}/payments/${id}/refund/`, { amount_cents, reason: 'Fewer flowers' });
  }

  async client(invoice: Invoice | undefined): Promise<Client> {
    const { path } = (await this.admin.post(`${BASE}/invoices/${invoice?.id}/link/`)).json<{ path: string }>();
    const url = `${BASE}/public/${path.split('/').at(-1)}/`;
    const visitor = this.test.visitor();
    await visitor.get(url);
    return {
      ...{ visitor, url },
      page: async () => (await visitor.get(url)).json<PayPage>(),
      press: (amount_cents, { autopay = false, key = this.newKey() } = {}) => visitor.post(`${url}pay/`, { amount_cents, key, autopay }),
      back: async () => (await visitor.post(`${url}returned/`)).json<PayPage>(),
    };
  }

  newKey(): string {
    return `key-of-a-press-${String(++this.#keys).padStart(6, '0')}`;
  }

  /** A client presses, and gives their card at Stripe; nobody has told yet. Answers the session. */
  async payAtStripe(client: Client, cents: number, more: { autopay?: boolean } = {}) {
    const { go_to } = (await client.press(cents, more)).json<PayStarted>();
    return this.stripe.books.payOnPage(go_to?.split('/').at(-1) ?? '');
  }

  /** Stripe tells of a session, signed. */
  tellSession(session: StripeObject, id?: string, type = 'checkout.session.completed') {
    return this.stripe.tell(this.stripe.event(type, session, id), this.hook);
  }

  /** The names of what was announced about a project, in order. */
  async announced(project: number): Promise<string[]> {
    const { rows } = await this.test.database.pool.query<{ name: string }>(
      "select name from platform_outbox where name like 'payments.%' and payload->>'project_id' = $1 order by id",
      [String(project)],
    );
    return rows.map(({ name }) => name);
  }
}
