import type { ContractDetail } from '@butterfly/contracts/contract';
import { CONSENT, paragraphs } from '@butterfly/contracts/contract';
import type { ForeignIds } from '../../isolation-samples';
import type { TestClient } from '../../platform/testing/test-client';

const INVOICES = '/api/proposal_and_invoice/invoices/';
const PAYMENTS = '/api/payments/';
const NOW = { 'if-match': '*' };
const LINE = {
  ...{ name: 'Vase', section: '', qty_milli: 1_000, unit: '', unit_price_cents: 9_000, discount_bps: 0, tax_bps: null, rental_cents: 0 },
};
type State = 'draft' | 'issued' | 'paid';
type Own = Readonly<Record<string, string | number>>;

/** What an operation may be about: it is asked for each in turn until one fits. */
export interface Place {
  readonly own: Readonly<Record<string, Own>>;
  readonly project: number;
  readonly contractSha: string | null;
}

/** A project with money in every state that an operation can move it from. One that something was done with is left behind. */
export class MoneyPlaces {
  readonly #kept = new Map<State, Place>();

  constructor(
    private readonly owner: TestClient,
    private readonly ids: ForeignIds,
  ) {}

  /** With an invoice that is paid and some credit, with one that is not paid, and with a draft; each made when it is wanted. */
  async *all(): AsyncGenerator<Place> {
    for (const state of ['paid', 'issued', 'draft'] as const) {
      const place = this.#kept.get(state) ?? (await this.#place(state));
      this.#kept.set(state, place);
      yield place;
    }
  }

  leave(place: Place): void {
    for (const [state, kept] of this.#kept) if (kept === place) this.#kept.delete(state);
  }

  async #place(state: State): Promise<Place> {
    const project = await this.#made('/api/tenant_crm/projects/', { name: `Money ${state}`, event_type: 'social' });
    const money = { received_on: '2026-01-05', method: 'cash', project_id: project };
    const paid = await this.#payment({ ...money, amount_cents: 4_000 });
    const invoice = await this.#made(INVOICES, { project_id: project, title: 'Vases', lines: [LINE] });
    const installment = state === 'draft' ? 0 : await this.#issue(invoice);
    const bill = { category: 'flowers', vendor: 'Hudson', amount_cents: 12_000, tax_cents: 0, spent_on: '2026-01-05', project_id: project };
    const expense = await this.#made(`${PAYMENTS}expenses/`, bill);
    const { contractSha, ...contract } = await this.#contract(project, state === 'paid');
    return {
      ...{ project, contractSha },
      own: {
        ...this.ids.own,
        payments: { payment: paid, invoice, installment, expense },
        proposal_and_invoice: { ...this.ids.own['proposal_and_invoice'], invoice },
        contract: { ...this.ids.own['contract'], ...contract },
      },
    };
  }

  async #issue(invoice: number): Promise<number> {
    const issued = await this.owner.post(`${INVOICES}${invoice}/issue/`);
    return issued.json<{ installments: { id: number }[] }>().installments[0]?.id ?? 0;
  }

  async #payment(came: object): Promise<number> {
    const answer = await this.owner.post(`${PAYMENTS}payments/`, came);
    return answer.json<{ payments: { id: number }[] }>().payments[0]?.id ?? 0;
  }

  /** Sent; `isSigned`: by the client already, so that only the studio is missing. */
  async #contract(project_id: number, isSigned: boolean): Promise<{ contract: number; signer: number; contractSha: string | null }> {
    const template_id = await this.#made('/api/contract/templates/', { title: 'Plain', body: paragraphs('We agree.') });
    const id = await this.#made('/api/contract/contracts/', { project_id, template_id });
    const at = `/api/contract/contracts/${id}/`;
    const signers = [
      { role: 'client', name: 'Anna', email: 'anna@example.com' },
      { role: 'studio', name: 'Studio' },
    ];
    await this.owner.send('PATCH', { url: at, body: { signers }, headers: NOW });
    const sent = (await this.owner.post(`${at}send/`)).json<ContractDetail>();
    const client = sent.signers.find(({ role }) => role === 'client')?.id ?? 0;
    const act = { kind: 'typed', name: 'Anna', consent: true, consent_version: CONSENT.version, document_sha256: sent.document_sha256 };
    if (isSigned) await this.owner.post(`${at}signers/${client}/sign/`, act);
    return { contract: id, signer: client, contractSha: sent.document_sha256 };
  }

  async #made(path: string, body: object): Promise<number> {
    const answer = await this.owner.post(path, body);
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ id: number }>().id;
  }
}
