import type { NewQuote, Request, RequestMessage } from '@butterfly/contracts/client_requests';
import type { Proposal, SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

export const BASE = '/api/client_requests';
const PROPOSALS = '/api/proposal_and_invoice';
const YES = { name: 'Tess Marlow', email: 'tess@example.com', kind: 'typed', consent: true, consent_version: '2026-11' };

const line = (name: string, unit_price_cents: number, more: object = {}) => ({
  ...{ key: name.toLowerCase(), name, description: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: 825 },
  ...{ rental_cents: 0, is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
  ...more,
});
const section = (key: string, kind: 'fees' | 'products', lines: object[]) => ({
  ...{ key, title: key, description: '', kind, show_prices: 'itemised', lines },
});

/** The wedding of domain 6.4: twelve centrepieces, 5 % off, what is lent with a waiver; 5 362.12. */
const weddingContent = (recipe_id: number | null) => ({
  ...{ intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 1_000 },
  sections: [
    section('personal', 'products', [line('Flowers', 110_500)]),
    section('ceremony', 'products', [line('Arch', 144_000, { rental_cents: 22_500 })]),
    section('reception', 'products', [line('Centrepiece', 16_000, { qty_milli: 12_000, rental_cents: 900, recipe_id })]),
    section('fees', 'fees', [line('Delivery', 45_000), line('Strike', 25_000, { tax_bps: null })]),
  ],
  adjustments: [
    { key: 'early', title: 'Early booking', section_key: null, kind: 'discount', scope: 'products', basis: 'percent', value: 500 },
  ],
  plan: [
    { key: 'a', label: 'Retainer', basis: 'percent', value: 3_000, due: { on: 'acceptance' } },
    { key: 'b', label: 'Second payment', basis: 'percent', value: 4_000, due: { on: 'event', days: -90 } },
    { key: 'c', label: 'Balance', basis: 'percent', value: 3_000, due: { on: 'event', days: -21 } },
  ],
});

/** A studio with weddings whose clients ask for something. Its clock is the test's. */
export class WeddingWorld {
  now = new Date('2027-02-01T15:00:00Z');

  private constructor(
    readonly test: TestApp,
    readonly admin: TestClient,
  ) {}

  static async open(): Promise<WeddingWorld> {
    const clock = { now: (): Date => new Date('2027-02-01T15:00:00Z') };
    const test = await createTestApp({ clock: () => clock.now() });
    const world = new WeddingWorld(test, await test.signIn('adminA'));
    clock.now = () => world.now;
    return world;
  }

  async project(event_date: string | null = '2027-06-12'): Promise<number> {
    const body = { name: 'Marlow & Okafor', event_type: 'wedding', event_date };
    const { id } = (await this.admin.post('/api/tenant_crm/projects/', body)).json<{ id: number }>();
    const person = { first_name: 'Tess', last_name: 'Marlow', email: `tess${id}@example.com` };
    const contact = (await this.admin.post('/api/tenant_crm/contacts/', person)).json<{ id: number }>();
    await this.admin.post(`/api/tenant_crm/projects/${id}/people/`, { contact_id: contact.id, role: 'partner1' });
    return id;
  }

  /** A centrepiece of five roses and four of silver dollar in the recipe book of the project. */
  async centrepiece(project: number): Promise<number> {
    const at = '/api/floral_recipe_builder';
    const rose = (await this.admin.post(`${at}/ingredients/`, { name: `Rose ${project}`, kind: 'fresh' })).json<{ id: number }>().id;
    const green = (await this.admin.post(`${at}/ingredients/`, { name: `Silver dollar ${project}`, kind: 'greens' })).json<{ id: number }>()
      .id;
    const pins = (await this.admin.post(`${at}/ingredients/`, { name: `Pins ${project}`, kind: 'hard_good' })).json<{ id: number }>().id;
    const supplier = (await this.admin.post(`${at}/suppliers/`, { name: `Exchange ${project}` })).json<{ id: number }>().id;
    for (const id of [rose, green, pins])
      await this.admin.post(`${at}/ingredients/${id}/packs/`, { supplier_id: supplier, pack_size: 10, pack_price_cents: 1_000 });
    const lines = [rose, green, pins].map((ingredient_id, nth) => ({
      ...{ key: `l${nth}`, ingredient_id, qty_milli: [5_000, 4_000, 2_000][nth] },
    }));
    const recipe = { name: 'Centrepiece', page: 'personal', quantity: 12, lines };
    return (await this.admin.post(`${at}/projects/${project}/recipes/`, recipe)).json<{ id: number }>().id;
  }

  /** The proposal of the wedding, sent and, unless said otherwise, accepted. */
  async proposal(
    project: number,
    { recipe = null, accepted = true }: { recipe?: number | null; accepted?: boolean } = {},
  ): Promise<number> {
    const { id } = (await this.admin.post(`${PROPOSALS}/proposals/`, { project_id: project })).json<Proposal>();
    await this.write('PATCH', `${PROPOSALS}/proposals/${id}/`, { content: weddingContent(recipe) });
    await this.send(id, accepted);
    return id;
  }

  async send(id: number, accepted: boolean): Promise<void> {
    await this.write('POST', `${PROPOSALS}/proposals/${id}/send/`);
    if (!accepted) return;
    const { path } = (await this.admin.get(`${PROPOSALS}/proposals/${id}/address/`)).json<{ path: string }>();
    const url = `${PROPOSALS}/public/${path.split('/').at(-1)}/`;
    const visitor = this.test.visitor();
    const page = (await visitor.get(url)).json<SharedProposal>();
    if (page.state !== 'open') throw new Error(`The link says ${page.state}.`);
    await visitor.post(`${url}accept/`, { seen: page.seen, ...YES });
  }

  proposalOf = async (id: number | null) => (await this.admin.get(`${PROPOSALS}/proposals/${id}/`)).json<Proposal>();

  async versions(project: number): Promise<number> {
    return (await this.admin.get(`${PROPOSALS}/proposals/?project=${project}`)).json<{ count: number }>().count;
  }

  async ask(project_id: number, more: object = {}): Promise<number> {
    const body = { project_id, title: 'One centrepiece less', asked_by: 'Tess Marlow', ...more };
    return (await this.admin.post(`${BASE}/requests/`, body)).json<Request>().id;
  }

  read = async (id: number) => (await this.admin.get(`${BASE}/requests/${id}/`)).json<Request>();
  thread = async (id: number) => (await this.admin.get(`${BASE}/requests/${id}/messages/`)).json<RequestMessage[]>();
  step = (id: number, verb: string, body: object = {}) => this.admin.post(`${BASE}/requests/${id}/${verb}/`, body);
  quote = (id: number, body: Partial<NewQuote> = {}) => this.step(id, 'quote', { items: [{ line: 'Centrepiece', to: 11 }], ...body });
  write = (method: 'PATCH' | 'POST', url: string, body?: object) =>
    this.admin.send(method, { url, ...(body && { body }), headers: { 'if-match': '*' } });

  /** A wedding with an accepted proposal whose client has approved one centrepiece less. */
  async approved(): Promise<{ project: number; proposal: number; request: number }> {
    const project = await this.project();
    const proposal = await this.proposal(project);
    const request = await this.ask(project);
    await this.quote(request);
    await this.step(request, 'approve', { told_by: 'Tess on the phone' });
    return { project, proposal, request };
  }

  inBusiness = <T>(work: Parameters<TestApp['database']['withTenant']>[1]) =>
    this.test.database.withTenant({ tenantId: this.test.tenantA, memberId: null }, work) as Promise<T>;

  async told(request: number): Promise<string[]> {
    const { rows } = await this.test.database.pool.query<{ name: string }>(
      "select name from platform_outbox where name like 'client_requests.%' and payload->>'request_id' = $1 order by id",
      [String(request)],
    );
    return rows.map(({ name }) => name.replace('client_requests.request.', '').replace('@1', ''));
  }

  async news(): Promise<{ title: string; link: string }[]> {
    await this.test.dispatcher.drain();
    return (await this.admin.get('/api/notifications/latest/')).json<{ title: string; link: string }[]>();
  }
}
