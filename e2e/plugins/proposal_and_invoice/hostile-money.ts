import { hostileAddresses } from '@butterfly/testing/xss/corpus';
import { expect, type APIResponse } from '@playwright/test';
import { HOSTILE, hostileUpTo } from '../../support/runs-nothing';

type Api = (method: string, path: string, data?: unknown, headers?: Record<string, string>) => Promise<APIResponse>;

const NOW = { 'if-match': '*' };
const TEXT = HOSTILE.join('\n');
/** One that a field of forty characters takes. */
export const SHORT = hostileUpTo(40).find((vector) => vector.includes('onerror')) ?? '';
/** What the contract is called, and its template. */
export const CONTRACT = hostileUpTo(120)[1] ?? '';
/** What people are called, and a business. */
export const PERSON = { first_name: SHORT, last_name: '"><svg/onload=__somethingRan()>' };

export interface HostileMoney {
  readonly project: number;
  readonly proposal: number;
  readonly invoice: number;
  readonly paths: { readonly proposal: string; readonly sign: string; readonly pay: string };
}

/** A project whose every free text of money is the corpus, with the links its client gets. */
export async function plantMoney(api: Api, email: string): Promise<HostileMoney> {
  const project = await made(api, '/api/tenant_crm/projects/', {
    name: `${SHORT} & Vale`,
    event_type: 'wedding',
    event_date: '2027-06-12',
  });
  const contact_id = await made(api, '/api/tenant_crm/contacts/', { ...PERSON, email });
  await made(api, `/api/tenant_crm/projects/${project}/people/`, { contact_id, role: 'partner1', is_billing: true });
  const proposal = await plantProposal(api, project);
  const sign = await plantContract(api, project);
  const { invoice, pay } = await plantInvoice(api, project);
  const { path } = await answered<{ path: string }>(await api('GET', `/api/proposal_and_invoice/proposals/${proposal}/address/`));
  return { project, proposal, invoice, paths: { proposal: path, sign, pay } };
}

async function plantProposal(api: Api, project_id: number): Promise<number> {
  const id = await made(api, '/api/proposal_and_invoice/proposals/', { project_id, title: hostileUpTo(160)[0] });
  const at = `/api/proposal_and_invoice/proposals/${id}/`;
  await answered(await api('PATCH', at, { content: content() }, NOW));
  await answered(await api('POST', `${at}send/`, undefined, NOW));
  return id;
}

function content() {
  const plain = {
    ...{ qty_milli: 2_000, unit: '<b onclick=x>', unit_price_cents: 10_000, discount_bps: 0, tax_bps: null, rental_cents: 0 },
    ...{ is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
  };
  const line = (vector: string, at: number) => ({ ...plain, key: `l${at}`, name: vector, description: vector });
  const lines = HOSTILE.map(line);
  const choices = [
    { ...line(SHORT, 200), is_optional: true, selected: false },
    { ...line(SHORT, 201), alternative_group: SHORT },
    { ...line(SHORT, 202), alternative_group: SHORT, selected: false },
  ];
  const section = { description: '', kind: 'products', show_prices: 'itemised', lines: [] as object[] };
  const titles = hostileUpTo(120).slice(0, 16);
  const percent = (at: number) => (at === 0 ? 1_200 : 800);
  return {
    ...{ intro: TEXT.slice(0, 4_000), terms: TEXT, tax_mode: 'exclusive', waiver_bps: 0 },
    sections: [
      { ...section, key: 'first', title: SHORT, description: TEXT.slice(0, 2_000), lines: lines.slice(0, 40) },
      { ...section, key: 'second', title: SHORT, lines: [...lines.slice(40), ...choices] },
      ...titles.map((title, at) => ({ ...section, key: `s${at}`, title, description: title })),
    ],
    adjustments: titles.slice(0, 12).map((title, at) => {
      const base = { key: `a${at}`, title, section_key: null, kind: 'discount', scope: 'all_pre_tax', basis: 'amount' };
      return { ...base, value: 100 };
    }),
    plan: hostileUpTo(80)
      .slice(0, 12)
      .map((label, at) => ({ key: `p${at}`, label, basis: 'percent', value: percent(at), due: { on: 'acceptance' } })),
  };
}

/** Answers the link of who signs. */
async function plantContract(api: Api, project_id: number): Promise<string> {
  const words = (text: string, marks: object[] = []) => ({ type: 'text', text, marks });
  const block = (type: string, inner: object[], attrs = {}) => ({ type, attrs, content: inner });
  const hostile = { onclick: HOSTILE[0], style: HOSTILE[0], class: HOSTILE[0], level: HOSTILE[0], textAlign: HOSTILE[0] };
  const link = (href: string) => ({ type: 'link', attrs: { href, onclick: HOSTILE[0], style: HOSTILE[0] } });
  const body = block('doc', [
    block('paragraph', [words('{{client_name}} and {{business_name}} for {{project_name}}')]),
    block('heading', [words(SHORT)], hostile),
    ...HOSTILE.map((vector) => block('paragraph', [words(vector, [{ type: 'bold', attrs: hostile }])], hostile)),
    block('bulletList', [block('listItem', [block('paragraph', [words(SHORT, [link('https://example.com/"onclick="x')])])], hostile)]),
  ]);
  for (const href of hostileAddresses) {
    const refused = block('doc', [block('paragraph', [words('x', [link(href)])])]);
    expect([href, (await api('POST', '/api/contract/templates/', { title: 'x', body: refused })).status()]).toEqual([href, 400]);
  }
  for (const look of ['class', 'target']) {
    const mark = { type: 'link', attrs: { href: 'https://example.com', [look]: HOSTILE[0] } };
    const refused = block('doc', [block('paragraph', [words('x', [mark])])]);
    expect([look, (await api('POST', '/api/contract/templates/', { title: 'x', body: refused })).status()]).toEqual([look, 400]);
  }
  const title = CONTRACT;
  const clause = await made(api, '/api/contract/clauses/', { title: hostileUpTo(120)[2], category: SHORT, body });
  const template_id = await made(api, '/api/contract/templates/', { title, body, clause_ids: [clause] });
  const id = await made(api, '/api/contract/contracts/', { project_id, template_id });
  const signers = [
    { role: 'client', name: SHORT, email: `sign.${project_id}@example.com` },
    { role: 'studio', name: PERSON.last_name },
  ];
  await answered(await api('PATCH', `/api/contract/contracts/${id}/`, { signers, title }, NOW));
  const sent = await answered<{ signers: { id: number; role: string }[] }>(await api('POST', `/api/contract/contracts/${id}/send/`, {}));
  const signer = sent.signers.find(({ role }) => role === 'client')?.id;
  return (await answered<{ path: string }>(await api('GET', `/api/contract/contracts/${id}/signers/${signer}/address/`))).path;
}

async function plantInvoice(api: Api, project_id: number): Promise<{ invoice: number; pay: string }> {
  const plain = { section: SHORT, qty_milli: 2_500, unit: '<b onclick=x>', unit_price_cents: 1_000, discount_bps: 0, tax_bps: null };
  const lines = HOSTILE.map((name) => ({ ...plain, name, rental_cents: 0 }));
  const at = '/api/proposal_and_invoice/invoices/';
  const invoice = await made(api, at, { project_id, title: hostileUpTo(160)[3], due_date: '2026-01-05', lines });
  const bill_to = { name: SHORT, email: SHORT, address: TEXT.slice(0, 400), city: SHORT, tax_id: SHORT };
  await answered(await api('PATCH', `${at}${invoice}/`, { bill_to, po_number: SHORT, notes: TEXT.slice(0, 2_000) }, NOW));
  await answered(await api('POST', `${at}${invoice}/issue/`));
  const money = { project_id, amount_cents: 5_000, method: 'cash', received_on: '2026-01-05', note: SHORT };
  const { payments } = await answered<{ payments: { id: number }[] }>(await api('POST', '/api/payments/payments/', money));
  await answered(await api('POST', `/api/payments/payments/${payments[0]?.id}/refund/`, { amount_cents: 1_000, reason: SHORT }));
  const bill = { project_id, category: 'flowers', vendor: SHORT, amount_cents: 100, tax_cents: 0, spent_on: '2026-01-05', note: SHORT };
  await made(api, '/api/payments/expenses/', bill);
  return { invoice, pay: (await answered<{ path: string }>(await api('POST', `/api/payments/invoices/${invoice}/link/`))).path };
}

async function answered<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${(await answer.text()).slice(0, 600)}`);
  return (await answer.json()) as T;
}

const made = async (api: Api, path: string, body: object): Promise<number> =>
  (await answered<{ id: number }>(await api('POST', path, body))).id;
