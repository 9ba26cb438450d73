import type { ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import type { Commission, Partner, PayoutRun, Program, Referral } from '@butterfly/contracts/referral_portal';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

export const BASE = '/api/referral_portal';
export const PORTAL = '/api/partner_portal';
export const PARTNER_PASSWORD = 'a barn full of peonies';

const line = (key: string, unit_price_cents: number, more: Partial<ProposalContent['sections'][number]['lines'][number]> = {}) => ({
  ...{ key, name: key, description: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: 825, rental_cents: 0 },
  ...{ is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
  ...more,
});
const part = (key: string, kind: 'fees' | 'products', lines: ReturnType<typeof line>[]) => ({
  ...{ key, title: key, description: '', kind, show_prices: 'itemised' as const, lines },
});
/** The wedding of domain 6.4: 536,212, of which 38,707 are tax and 3,330 damage waiver. */
const GOLDEN: ProposalContent = {
  ...{ intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 1_000 },
  sections: [
    part('personal', 'products', [line('flowers', 110_500)]),
    part('ceremony', 'products', [line('arch', 144_000, { rental_cents: 22_500 })]),
    part('reception', 'products', [line('centrepiece', 16_000, { qty_milli: 12_000, rental_cents: 900 })]),
    part('fees', 'fees', [line('delivery', 45_000), line('strike', 25_000, { tax_bps: null })]),
  ],
  adjustments: [{ key: 'early', title: 'Early', section_key: null, kind: 'discount', scope: 'products', basis: 'percent', value: 500 }],
  plan: [{ key: 'all', label: 'All of it', basis: 'percent', value: 10_000, due: { on: 'acceptance' } }],
};

/** A business with partners, on a clock that a test moves. */
export class PartnerWorld {
  #now: Date;
  #nth = 0;

  private constructor(
    readonly test: TestApp,
    readonly admin: TestClient,
    /** The second pair of eyes. */
    readonly colleague: TestClient,
    clock: { now: () => Date; set: (at: Date) => void },
  ) {
    this.#now = clock.now();
    this.moveTo = (at) => {
      this.#now = new Date(at);
      clock.set(this.#now);
    };
  }

  /** Puts the clock to a moment. */
  readonly moveTo: (at: string) => void;

  static async open(at: string): Promise<PartnerWorld> {
    let now = new Date(at);
    const test = await createTestApp({ clock: () => now, env: { RATE_LIMITS: 'false' } });
    const both = test.visitor();
    await both.signIn('both@ab.example', 'correct horse battery');
    return new PartnerWorld(test, await test.signIn('adminA'), both, { now: () => now, set: (next) => (now = next) });
  }

  async made<T extends { id: number }>(path: string, body: object): Promise<T> {
    const answer = await this.admin.post(path, body);
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
    return answer.json<T>();
  }

  program(more: Partial<Program> = {}): Promise<Program> {
    return this.made(`${BASE}/programs/`, { name: `Planners ${(this.#nth += 1)}`, ...more });
  }

  /** An active partner who has a password. */
  async partner(program: Program, more: Partial<Partner> = {}): Promise<{ partner: Partner; client: TestClient }> {
    const username = `partner-${(this.#nth += 1)}`;
    const body = { company: 'Rivergate Planning', contact_name: 'June Rivers', email: `june@${username}.example`, program_id: program.id };
    const { id } = await this.made<Partner>(`${BASE}/partners/`, { ...body, username, ...more });
    await this.admin.post(`${BASE}/partners/${id}/approve/`);
    const client = this.test.visitor();
    await this.join(client, this.invited());
    return { partner: (await this.admin.get(`${BASE}/partners/${id}/`)).json<Partner>(), client };
  }

  /** The token of the last invitation that went out. */
  invited(): string {
    return this.test.personalMail.at(-1)?.secret.split('/').at(-1) ?? '';
  }

  async join(client: TestClient, token: string, password = PARTNER_PASSWORD) {
    await client.get(`${PORTAL}/join/${token}/`);
    return client.post(`${PORTAL}/join/${token}/`, { password });
  }

  /** The golden project, accepted and invoiced. */
  async wedding(name = `Marlow & Okafor ${(this.#nth += 1)}`): Promise<number> {
    const { id: projectId } = await this.made('/api/tenant_crm/projects/', { name, event_type: 'wedding', event_date: '2027-06-12' });
    await this.invoice(projectId);
    return projectId;
  }

  async invoice(projectId: number): Promise<void> {
    const { id: proposalId } = await this.made('/api/proposal_and_invoice/proposals/', { project_id: projectId, title: 'Flowers' });
    const { platform, tenantA: tenantId } = this.test;
    const days = { acceptedOn: '2026-11-02', issuedOn: '2026-11-01', eventOn: '2027-06-12' };
    const invoice = await platform.db.withTenant({ tenantId, memberId: null }, (db) =>
      platform.api('proposal_and_invoice').invoices.invoiceOfProposal(db, {
        ...{
          projectId,
          proposalId,
          title: 'Flowers',
          currency: 'USD',
          content: GOLDEN,
          ...days,
          billTo: { name: '', email: '', address: '' },
        },
      }),
    );
    if (invoice.total_cents !== 536_212) throw new Error(`The golden project came to ${invoice.total_cents}.`);
    await this.heard();
  }

  async refer(partner: Partner, project_id: number, name = 'Tess Planted-Surname'): Promise<Referral> {
    return this.made(`${BASE}/referrals/`, { partner_id: partner.id, name, project_id });
  }

  /** Answers the payment. */
  async pay(project_id: number, amount_cents: number, received_on = '2027-02-01'): Promise<number> {
    const answer = await this.admin.post('/api/payments/payments/', { project_id, amount_cents, method: 'bank_transfer', received_on });
    await this.heard();
    return Math.max(...answer.json<{ payments: { id: number }[] }>().payments.map(({ id }) => id));
  }

  async refund(paymentId: number, amount_cents: number): Promise<void> {
    await this.admin.post(`/api/payments/payments/${paymentId}/refund/`, { amount_cents, reason: 'Fewer flowers' });
    await this.heard();
  }

  async heard(): Promise<void> {
    await this.test.dispatcher.drain();
  }

  /** Of a partner, the first first. */
  async commissions(partner: Partner): Promise<Commission[]> {
    const answer = await this.admin.get(`${BASE}/commissions/?partner=${partner.id}&page_size=200`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ results: Commission[] }>().results.sort((a, b) => a.id - b.id);
  }

  async ripen(): Promise<void> {
    const { platform, tenantA: tenantId } = this.test;
    const { EarningService } = await import('../earnings/service');
    await platform.db.withTenant({ tenantId, memberId: null }, (db) => new EarningService(platform).ripen(db));
  }

  async run(): Promise<PayoutRun> {
    return (await this.admin.post(`${BASE}/payouts/run/`)).json<PayoutRun>();
  }

  /** What a partner sends with a session of their own. */
  own(partner: Partner, what: string): string {
    return `${PORTAL}/${partner.sign_in_name}/${what}/`;
  }
}
