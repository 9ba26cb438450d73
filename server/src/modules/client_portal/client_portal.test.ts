import type { Document, Person, Portal, PortalAccess, Section, Settings, Wish } from '@butterfly/contracts/client_portal';
import { CONSENT, type Contract } from '@butterfly/contracts/contract';
import type { Proposal, SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

const BASE = '/api/client_portal';
const TODAY = '2027-02-01T15:00:00Z';
let now = new Date(TODAY);
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.signIn('adminA');
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We bring the flowers.' }] }] };
  const template = await admin.post('/api/contract/templates/', { title: 'Wedding', body: doc });
  await patch(`/api/contract/templates/${template.json<{ id: number }>().id}/`, { is_default: true });
});
beforeEach(() => (now = new Date(TODAY)));
afterAll(() => test.stop());

const patch = (url: string, body: object) => admin.send('PATCH', { url, body, headers: { 'if-match': '*' } });
const line = (key: string, unit_price_cents: number) => ({
  ...{ key, name: key, description: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: 825, rental_cents: 0 },
  ...{ is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
});
const CONTENT = {
  ...{ intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, adjustments: [] },
  sections: [
    { key: 'all', title: 'Flowers', description: '', kind: 'products', show_prices: 'itemised', lines: [line('bouquet', 123_400)] },
  ],
  plan: [
    { key: 'a', label: 'Retainer', basis: 'percent', value: 5_000, due: { on: 'acceptance' } },
    { key: 'b', label: 'Balance', basis: 'percent', value: 5_000, due: { on: 'event', days: -21 } },
  ],
};
let made = 0;

/** A project with a sent proposal and, unless it is said otherwise, a draft of another, its portal on, and two people in it. */
async function wedding({ hasDraft = true }: { hasDraft?: boolean } = {}) {
  made += 1;
  const body = { name: `Wedding ${made}`, event_type: 'wedding', event_date: '2027-06-12' };
  const project = (await admin.post('/api/tenant_crm/projects/', body)).json<{ id: number }>().id;
  const proposal = (await admin.post('/api/proposal_and_invoice/proposals/', { project_id: project })).json<Proposal>();
  const at = `/api/proposal_and_invoice/proposals/${proposal.id}/`;
  await patch(at, { content: CONTENT });
  await admin.send('POST', { url: `${at}send/`, headers: { 'if-match': '*' } });
  if (hasDraft) {
    const draft = (await admin.post('/api/proposal_and_invoice/proposals/', { project_id: project })).json<Proposal>();
    await patch(`/api/proposal_and_invoice/proposals/${draft.id}/`, { title: 'SECRET DRAFT' });
  }
  const settings = `${BASE}/settings/${project}/`;
  await admin.post(`${settings}enable/`);
  const tess = await invite(settings, { name: 'Tess Marlow', email: `tess${made}@example.com` });
  const mother = await invite(settings, { name: 'Ann Marlow', email: `ann${made}@example.com`, role: 'parent', sees_money: false });
  return { project, proposal, settings, tess, mother };
}

async function invite(settings: string, body: { name: string; email: string; role?: string; sees_money?: boolean }) {
  const person = (await admin.post(`${settings}invite/`, body)).json<Person>();
  return { ...person, token: tokenIn(mailTo(body.email)) };
}
function mailTo(email: string): string {
  const mail = test.personalMail.findLast(({ to }) => to === email);
  if (!mail) throw new Error(`Nothing was written to ${email}.`);
  return mail.secret;
}
const tokenIn = (link: string) => link.split('/').at(-1) ?? '';

/** A browser of a client that has their portal open. */
class Phone {
  readonly #browser = test.visitor();
  constructor(readonly token: string) {}
  portal = async () => (await this.#browser.get(`${BASE}/${this.token}/`)).json<Portal>();
  status = async () => (await this.#browser.get(`${BASE}/${this.token}/`)).statusCode;
  text = async () => (await this.#browser.get(`${BASE}/${this.token}/`)).body;
  access = async () => (await this.#browser.get(`${BASE}/access/${this.token}/`)).json<PortalAccess>();
  post = (verb: string, body: object = {}) => this.#browser.post(`${BASE}/${this.token}/${verb}/`, body);
  wishes = async () => (await this.#browser.get(`${BASE}/${this.token}/requests/`)).json<{ results: Wish[] }>().results;
  open = async (section: Section, key: string) => (await this.post('open', { section, key })).json<{ path?: string; code?: string }>();
  /** With the code from the mailbox. */
  async prove(email: string): Promise<void> {
    await this.access();
    await this.post('code/request');
    const answer = await this.post('code/verify', { code: mailTo(email) });
    if (answer.statusCode !== 204) throw new Error(answer.body);
  }
}
const find = ({ documents }: Portal, section: Section): Document[] => documents.filter((one) => one.section === section);
const states = ({ steps }: Portal) => Object.fromEntries(steps.map(({ does, state }) => [does, state]));

async function accept(path: string): Promise<void> {
  const address = `/api/proposal_and_invoice/public/${tokenIn(path)}/`;
  const visitor = test.visitor();
  const page = (await visitor.get(address)).json<SharedProposal>();
  const seen = page.state === 'open' ? page.seen : '';
  const yes = { name: 'Tess Marlow', email: 'tess@example.com', kind: 'typed', consent: true, consent_version: '2026-11' };
  await visitor.post(`${address}accept/`, { seen, ...yes });
}

/** The contract that followed from the acceptance, for Tess to sign. */
async function sendContract(project: number, email: string): Promise<void> {
  const [draft] = (await admin.get(`/api/contract/contracts/?project=${project}`)).json<{ results: { id: number }[] }>().results;
  const at = `/api/contract/contracts/${draft?.id ?? 0}/`;
  await patch(at, { signers: [{ role: 'client', name: 'Tess Marlow', email }] });
  const answer = await admin.post(`${at}send/`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
async function sign(path: string): Promise<void> {
  const address = `/api/contract/public/${tokenIn(path)}/`;
  const visitor = test.visitor();
  const { document_sha256 } = (await visitor.get(address)).json<Pick<Contract, 'document_sha256'>>();
  const signature = { kind: 'typed', name: 'Tess Marlow', consent: true, consent_version: CONSENT.version, document_sha256 };
  const answer = await visitor.post(`${address}sign/`, signature);
  if (answer.statusCode >= 300) throw new Error(answer.body);
}

describe('a portal', () => {
  it('shows each person what was sent to them, and nobody a draft; who shall not see the budget finds no figure of it', async () => {
    const { tess, mother } = await wedding();
    const [hers, mothers] = [new Phone(tess.token), new Phone(mother.token)];
    expect(find(await hers.portal(), 'proposals')).toMatchObject([{ state: 'todo', money: { cents: 133_581 }, opens: true }]);
    expect(await hers.portal()).toMatchObject({ days_left: 131, next: { section: 'proposals' }, needs_code: true, state: 'live' });
    expect(await mothers.portal()).toMatchObject({
      documents: [],
      sections: ['questionnaire', 'requests', 'messages', 'files'],
      next: null,
    });
    for (const text of [await hers.text(), await mothers.text()]) expect(text).not.toMatch(/SECRET|cost/);
    expect(await mothers.text()).not.toMatch(/133581|123400/);
    expect(await mothers.open('proposals', find(await hers.portal(), 'proposals')[0]?.key ?? '')).toMatchObject({
      code: 'client_portal.nothing_to_open',
    });
  });

  it('leads from the proposal over the contract to the first payment, each in its turn and none without the code', async () => {
    const { project, tess } = await wedding();
    const phone = new Phone(tess.token);
    const proposal = find(await phone.portal(), 'proposals')[0]?.key ?? '';
    expect(await phone.open('proposals', proposal)).toMatchObject({ code: 'client_portal.code_needed' });
    await phone.prove(tess.email);
    const { path = '' } = await phone.open('proposals', proposal);
    expect(path).toMatch(/^\/proposal_and_invoice\/shared\//);
    await accept(path);
    await sendContract(project, tess.email);
    const accepted = await phone.portal();
    expect([states(accepted), accepted.next?.section]).toEqual([{ accept: 'done', sign: 'now', pay: 'later', answer: 'none' }, 'contract']);
    const [retainer, balance] = find(accepted, 'payments');
    expect([retainer?.state, balance?.state, retainer?.money?.open_cents]).toEqual(['later', 'waiting', 66_791]);
    expect(await phone.open('payments', retainer?.key ?? '')).toMatchObject({ code: 'client_portal.step_waits' });
    await sign((await phone.open('contract', find(accepted, 'contract')[0]?.key ?? '')).path ?? '');
    const signed = await phone.portal();
    expect([states(signed), signed.next?.section]).toEqual([{ accept: 'done', sign: 'done', pay: 'now', answer: 'none' }, 'payments']);
    const pay = (await phone.open('payments', retainer?.key ?? '')).path ?? '';
    const payer = test.visitor();
    const address = `/api/payments/public/${tokenIn(pay)}/`;
    expect((await payer.get(address)).json()).toMatchObject({ balance_cents: 133_581 });
    await payer.post(`${address}pay/`, { amount_cents: 66_791, key: 'a'.repeat(20) });
    expect(find(await phone.portal(), 'payments').map(({ state }) => state)).toEqual(['done', 'waiting']);
    expect(find(await phone.portal(), 'invoice')).toMatchObject([{ money: { open_cents: 66_790 }, opens: true }]);
  });

  it('opens for its link alone: not after another was given, nor for who has no access any more, nor while it is off', async () => {
    const { settings, tess, mother } = await wedding();
    const [old, other] = [new Phone(tess.token), new Phone(mother.token)];
    expect(await old.status()).toBe(200);
    await admin.post(`${settings}people/${tess.id}/rotate-token/`);
    const fresh = new Phone(tokenIn(mailTo(tess.email)));
    expect([await old.status(), await fresh.status(), fresh.token === tess.token]).toEqual([404, 200, false]);
    await patch(`${settings}people/${mother.id}/`, { is_active: false });
    expect([await other.status(), await fresh.status()]).toEqual([404, 200]);
    expect((await admin.post(`${settings}people/${mother.id}/invite-again/`)).json()).toMatchObject({ code: 'client_portal.person_off' });
    const app = (token: string) => test.visitor().get(`${BASE}/app/${token}/`);
    expect((await app(fresh.token)).json()).toMatchObject({ start_url: `/portal/${fresh.token}`, display: 'standalone' });
    expect((await app(tess.token)).statusCode).toBe(404);
    await admin.post(`${settings}disable/`);
    expect((await app(fresh.token)).statusCode).toBe(404);
    expect([await fresh.status(), await other.status()]).toEqual([404, 404]);
    expect((await fresh.post('code/request')).statusCode).toBe(404);
    expect((await admin.post(`${settings}invite/`, { name: 'Bo', email: 'bo@example.com' })).json()).toMatchObject({
      code: 'client_portal.off',
    });
    await admin.post(`${settings}enable/`);
    expect([await fresh.status(), await other.status()]).toEqual([200, 404]);
  });

  it('closes some days after the event: what was agreed stays to be read, the rest is over', async () => {
    const { project, tess, settings } = await wedding();
    const phone = new Phone(tess.token);
    await phone.prove(tess.email);
    await accept((await phone.open('proposals', find(await phone.portal(), 'proposals')[0]?.key ?? '')).path ?? '');
    await patch(settings, { open_days_after: 10 });
    now = new Date('2027-06-22T15:00:00Z');
    expect(await phone.portal()).toMatchObject({ state: 'live', closes_on: '2027-06-22' });
    now = new Date('2027-06-24T15:00:00Z');
    const closed = await new Phone(tess.token).portal();
    expect([closed.state, find(closed, 'proposals')[0]?.state, closed.next]).toEqual(['closed', 'done', null]);
    expect(find(closed, 'payments').map(({ state, opens }) => [state, opens])).toEqual([
      ['over', false],
      ['over', false],
    ]);
    // Who signed in in February is signed out by now.
    const team = await test.signIn('adminA');
    expect((await team.get(`${BASE}/settings/${project}/`)).json<Settings>().state).toBe('closed');
  });

  it('asks for a code or a password where the team says so, and tells nothing of the project before', async () => {
    const { settings, tess } = await wedding();
    await patch(settings, { asks: 'code' });
    const phone = new Phone(tess.token);
    expect([await phone.status(), await phone.access()]).toEqual([
      423,
      expect.objectContaining({ project: null, sections: [], authenticated: false, asks: 'code', password_set: false }),
    ]);
    expect((await phone.post('code/verify', { code: '000000' })).json()).toMatchObject({ code: 'client_portal.wrong_code' });
    await phone.prove(tess.email);
    expect(await phone.portal()).toMatchObject({ needs_code: false });
    expect(await new Phone(tess.token).status()).toBe(423);
  });

  it('has a password that its person sets by mail, once; what was open before is closed', async () => {
    const { tess } = await wedding();
    const phone = new Phone(tess.token);
    await phone.prove(tess.email);
    await phone.post('password/forgot');
    const link = mailTo(tess.email);
    await phone.post('password/forgot');
    expect(mailTo(tess.email)).toBe(link);
    const [way, uid, token] = link.split('/').slice(-3);
    expect(way).toBe('set-password');
    const browser = test.visitor();
    const at = `${BASE}/set-password/${uid}/${token}/`;
    expect((await browser.get(`${BASE}/set-password/MQ/${token}/`)).statusCode).toBe(uid === 'MQ' ? 200 : 404);
    expect((await browser.get(at)).json()).toMatchObject({ name: 'Tess Marlow' });
    expect((await browser.post(at, { password: 'short' })).statusCode).toBe(400);
    expect((await browser.post(at, { password: 'rosemary and thyme' })).json()).toEqual({ path: `/portal/${tess.token}` });
    expect((await browser.post(at, { password: 'another password' })).statusCode).toBe(404);
    expect([await phone.status(), (await phone.access()).asks]).toEqual([423, 'password']);
    expect((await phone.post('password', { password: 'rosemary' })).json()).toMatchObject({ code: 'client_portal.wrong_password' });
    expect((await phone.post('password', { password: 'rosemary and thyme' })).statusCode).toBe(204);
    expect(await phone.portal()).toMatchObject({ needs_code: false });
  });

  it('invites an address once, keeps who came, and tells the team of the first visit', async () => {
    const { project, settings, tess } = await wedding();
    expect((await admin.post(`${settings}invite/`, { name: 'T', email: tess.email.toUpperCase() })).json()).toMatchObject({
      code: 'client_portal.already_invited',
    });
    const phone = new Phone(tess.token);
    await phone.portal();
    await phone.portal();
    await phone.prove(tess.email);
    await phone.open('proposals', find(await phone.portal(), 'proposals')[0]?.key ?? '');
    const visits = (await admin.get(`${settings}activity/`)).json<{ results: { what: string; person: string }[] }>().results;
    expect(visits.map(({ what }) => what)).toEqual(['opened', 'code', 'came']);
    const { rows } = await test.database.pool.query<{ name: string }>(
      `select name from platform_outbox where name like 'client_portal%' and (payload ->> 'project_id')::int = $1 order by id`,
      [project],
    );
    expect(rows.map(({ name }) => name.split('.').at(-1))).toEqual(['invited@1', 'invited@1', 'first_visit@1']);
  });

  it('hears a wish, and takes a yes to its price of who sees prices and has shown that it is them; the mother sees none', async () => {
    const { project, settings, tess, mother } = await wedding({ hasDraft: false });
    const other = await wedding();
    const [hers, mothers, strangers] = [new Phone(tess.token), new Phone(mother.token), new Phone(other.tess.token)];
    const wish = { title: 'One bouquet more', body: 'For Grandmother' };
    for (const phone of [hers, mothers, strangers]) await phone.access();
    const { id } = (await hers.post('requests', wish)).json<Wish>();
    // A button that is pressed twice, or an answer that was lost.
    expect((await hers.post('requests', wish)).json<Wish>().id).toBe(id);
    const at = `/api/client_requests/requests/${id}/`;
    await admin.post(`${at}notes/`, { body: 'SECRET note' });
    const quoted = await admin.post(`${at}quote/`, { items: [{ line: 'bouquet', to: 2 }], note: 'With pleasure' });
    expect(quoted.json()).toMatchObject({ status: 'waiting_client' });
    const [asked] = await hers.wishes();
    expect(asked).toMatchObject({ state: 'asks', quote: { before_cents: 133_581, after_cents: 267_161 }, may: { decide: true } });
    const [seen] = await mothers.wishes();
    expect([seen?.quote, seen?.may.decide, JSON.stringify(seen)]).toEqual([null, false, expect.not.stringMatching(/SECRET|133581/)]);
    await strangers.prove(other.tess.email);
    const yes = { seen: asked?.quote?.quoted_at };
    const codeOf = async (phone: Phone) => (await phone.post(`requests/${id}/approve`, yes)).json<{ code?: string }>().code;
    expect([await codeOf(hers), await codeOf(mothers), await codeOf(strangers)]).toEqual([
      'client_portal.code_needed',
      'not_found',
      'not_found',
    ]);
    expect(await strangers.wishes()).toEqual([]);
    await hers.prove(tess.email);
    expect((await hers.post(`requests/${id}/approve`, { seen: '2020-01-01T00:00:00.000Z' })).json()).toMatchObject({
      code: 'client_requests.quote_changed',
    });
    expect((await hers.post(`requests/${id}/approve`, yes)).json()).toMatchObject({ state: 'agreed', may: { decide: false } });
    expect((await admin.get(at)).json()).toMatchObject({ status: 'approved', approved_by: 'Tess Marlow', source: 'portal' });
    await patch(settings, { shows: { requests: false } });
    expect((await hers.post('requests', { title: 'Another' })).statusCode).toBe(404);
    expect((await admin.get(`/api/client_requests/requests/?project=${project}`)).json()).toMatchObject({ count: 1 });
  });
});
