import type { ContractDetail, SigningPage } from '@butterfly/contracts/contract';
import { CONSENT, paragraphs } from '@butterfly/contracts/contract';
import type { Proposal, SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { FlowerWorld } from '../../modules/floral_recipe_builder/testing/wedding';
import { PortalWorld } from '../../modules/client_portal/testing/portal-world';
import type { TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

/** Stands in everything that is for the team alone. */
export const PLANTED = 'PLANTED for the team alone';
/** What a bill comes to; no other amount of the world is like it. */
export const BILL_CENTS = 7_654_321;
const FLOWERS = '/api/floral_recipe_builder';
const NOW = { 'if-match': '*' };

/** The links of one project, by the module whose operations they open. */
export interface MoneyLinks {
  readonly project: number;
  readonly proposal: { readonly token: string; readonly at: string };
  readonly contract: string;
  readonly payments: string;
  readonly client_portal: string;
  /** Figures that only the team may read: costs, margins, a bill. */
  readonly secrets: readonly number[];
}

/** Weddings with recipes, costs, notes and bills, of each of which a client has every link. */
export class MoneyLinksWorld {
  readonly #portals: PortalWorld;

  constructor(
    private readonly test: TestApp,
    private readonly admin: TestClient,
  ) {
    this.#portals = new PortalWorld(test, admin);
  }

  /** @param email of the client, who is nobody else's */
  async open(email: string): Promise<MoneyLinks> {
    const { project, settings } = await this.#portals.portal('Costs');
    const contact_id = await this.#made('/api/tenant_crm/contacts/', { first_name: 'Ada', last_name: 'Costs', email });
    await this.#made(`/api/tenant_crm/projects/${project}/people/`, { contact_id, role: 'partner1', is_billing: true });
    await this.#plantFlowers(project);
    await this.#made('/api/tenant_crm/project_notes/', { subject_type: 'project', subject_id: project, body: PLANTED });
    const bill = { category: 'flowers', vendor: PLANTED, amount_cents: BILL_CENTS, tax_cents: 0, spent_on: '2026-01-05', note: PLANTED };
    await this.#made('/api/payments/expenses/', { ...bill, project_id: project });
    const portal = await this.#portals.guest({ project, settings }, { name: 'Ada Costs', email });
    const proposal = await this.#proposal(project);
    const contract = await this.#contract(project);
    const payments = await this.#invoice(project);
    return { project, ...proposal, contract, payments, client_portal: portal.token };
  }

  /** The client says yes: what follows from it is shown behind the same link, on the invoice and in the portal. */
  async accept({ proposal }: MoneyLinks): Promise<void> {
    const link = `/api/proposal_and_invoice/public/${proposal.token}/`;
    const visitor = this.test.visitor();
    const page = (await visitor.get(link)).json<SharedProposal & { state: 'open' }>();
    const yes = { name: 'Ada', email: 'ada.costs@example.com', kind: 'typed', consent: true, consent_version: page.consent.version };
    const answer = await visitor.post(`${link}accept/`, { seen: page.seen, ...yes });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  async sign({ contract, project }: MoneyLinks): Promise<void> {
    const link = `/api/contract/public/${contract}/`;
    const visitor = this.test.visitor();
    const { document_sha256 } = (await visitor.get(link)).json<SigningPage>();
    const how = { kind: 'typed', name: 'Ada Costs', consent: true, consent_version: CONSENT.version, document_sha256 };
    const answer = await visitor.post(`${link}sign/`, how);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const id = (await this.admin.get(`/api/contract/contracts/?project=${project}&state=partially_signed`)).json<{
      results: { id: number }[];
    }>().results[0]?.id;
    const ours = await this.admin.post(`/api/contract/contracts/${id}/countersign/`, how);
    if (ours.statusCode !== 200) throw new Error(ours.body);
  }

  async #plantFlowers(project: number): Promise<void> {
    const world = await FlowerWorld.open(this.admin, ['Quicksand', 'Juliet']);
    await this.admin.send('PATCH', {
      url: `${FLOWERS}/suppliers/${world.supplier}/`,
      body: { name: PLANTED, notes: PLANTED },
      headers: NOW,
    });
    const lines = ['Quicksand', 'Juliet'].map((of, at) => ({ key: `l${at}`, ingredient_id: world.idOf(of), qty_milli: 17_000 }));
    const piece = { name: 'Bridal bouquet', page: 'personal', lines, design_notes: PLANTED, price_override_cents: 123_400 };
    await this.#made(`${FLOWERS}/projects/${project}/recipes/`, piece);
  }

  async #proposal(project_id: number): Promise<Pick<MoneyLinks, 'proposal' | 'secrets'>> {
    const at = '/api/proposal_and_invoice/proposals/';
    const id = await this.#made(at, { project_id, from_recipes: true });
    const { costs } = (await this.admin.get(`${at}${id}/`)).json<Proposal>();
    const sent = await this.admin.send('POST', { url: `${at}${id}/send/`, headers: NOW });
    if (!costs || sent.statusCode !== 200) throw new Error(`No costs, or not sent: ${sent.body}`);
    const { path } = (await this.admin.get(`${at}${id}/address/`)).json<{ path: string }>();
    return { proposal: { token: lastOf(path), at: `${at}${id}/` }, secrets: [costs.cost_cents, costs.margin_bps, BILL_CENTS] };
  }

  async #contract(project_id: number): Promise<string> {
    const template_id = await this.#made('/api/contract/templates/', {
      title: PLANTED,
      body: paragraphs('Between {{business_name}} and {{client_name}} for {{project_name}}.'),
    });
    const at = '/api/contract/contracts/';
    const id = await this.#made(at, { project_id, template_id });
    await this.admin.send('PATCH', { url: `${at}${id}/`, body: { title: 'Contract of costs' }, headers: NOW });
    const sent = await this.admin.post(`${at}${id}/send/`);
    const signer = sent.json<ContractDetail>().signers.find(({ role }) => role === 'client');
    return lastOf((await this.admin.get(`${at}${id}/signers/${signer?.id}/address/`)).json<{ path: string }>().path);
  }

  async #invoice(project_id: number): Promise<string> {
    const at = '/api/proposal_and_invoice/invoices/';
    const line = { name: 'Flowers', section: '', qty_milli: 1_000, unit: '', unit_price_cents: 50_000, discount_bps: 0, tax_bps: null };
    const id = await this.#made(at, { project_id, title: 'Flowers', lines: [{ ...line, rental_cents: 0 }] });
    await this.admin.post(`${at}${id}/issue/`);
    const came = { project_id, amount_cents: 20_000, method: 'cash', received_on: '2026-01-05', note: PLANTED };
    const money = await this.admin.post('/api/payments/payments/', came);
    const payment = money.json<{ payments: { id: number }[] }>().payments[0]?.id;
    await this.#made(`/api/payments/payments/${payment}/refund/`, { amount_cents: 5_000, reason: PLANTED });
    return lastOf((await this.admin.post(`/api/payments/invoices/${id}/link/`)).json<{ path: string }>().path);
  }

  async #made(path: string, body: object): Promise<number> {
    const answer = await this.admin.post(path, body);
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ id: number }>().id;
  }
}

const lastOf = (path: string): string => path.split('/').at(-1) ?? '';
