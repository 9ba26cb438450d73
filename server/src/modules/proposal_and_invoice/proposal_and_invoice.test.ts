import type { Proposal, SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { addPersonWith } from '../../platform/testing/test-people';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { line, section, wedding } from './testing/wedding.fixture';

const BASE = '/api/proposal_and_invoice';
let now = new Date('2027-02-01T15:00:00Z');
let test: TestApp;
let admin: TestClient;
let project: number;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.signIn('adminA');
  project = (
    await admin.post('/api/tenant_crm/projects/', { name: 'Marlow & Okafor', event_type: 'wedding', event_date: '2027-06-12' })
  ).json<{ id: number }>().id;
});
beforeEach(() => (now = new Date('2027-02-01T15:00:00Z')));
afterAll(() => test.stop());

const at = (id: number, verb = '') => `${BASE}/proposals/${id}/${verb}`;
const read = async (id: number) => (await admin.get(at(id))).json<Proposal>();
const save = async (id: number, body: object, client = admin) =>
  client.send('PATCH', { url: at(id), body, headers: { 'if-match': String((await client.get(at(id))).headers['etag']) } });
const send = async (id: number, client = admin) =>
  client.send('POST', { url: at(id, 'send/'), headers: { 'if-match': String((await client.get(at(id))).headers['etag']) } });
const draft = async (content: object = wedding()): Promise<Proposal> => {
  const { id } = (await admin.post(`${BASE}/proposals/`, { project_id: project })).json<Proposal>();
  return (await save(id, { content })).json<Proposal>();
};
const tokenOf = async (id: number) => (await admin.get(at(id, 'address/'))).json<{ path: string }>().path.split('/').at(-1) ?? '';
const opened = async (token: string) => (await test.visitor().get(`${BASE}/public/${token}/`)).json<SharedProposal>();

describe('a draft', () => {
  it('comes to 536,212 and is paid in three parts', async () => {
    const { number, title, totals, payments, revision } = await draft();
    expect(number).toMatch(/^P-2027-\d{4}$/);
    expect([revision, title, totals.total_cents]).toEqual([1, 'Flowers for Marlow & Okafor', 536_212]);
    expect(payments.map(({ due_on, amount_cents }) => [due_on, amount_cents])).toEqual([
      ['2027-02-01', 160_864],
      ['2027-03-14', 214_485],
      ['2027-05-22', 160_863],
    ]);
  });

  it('accepted late asks for two parts, and is priced without being saved', async () => {
    const { id } = await draft();
    now = new Date('2027-04-01T15:00:00Z');
    expect((await read(id)).payments.map(({ amount_cents }) => amount_cents)).toEqual([375_349, 160_863]);
    expect((await admin.post(at(id, 'price/'), { content: wedding(11) })).json()).toMatchObject({ totals: { total_cents: 519_668 } });
    expect((await read(id)).totals.total_cents).toBe(536_212);
  });

  it('is saved for the version that was seen, and by nobody else', async () => {
    const { id } = await draft();
    const { etag } = (await admin.get(at(id))).headers;
    expect((await admin.send('PATCH', { url: at(id), body: { title: 'No' } })).json()).toMatchObject({ code: 'precondition_required' });
    await save(id, { title: 'Garden' });
    const late = await admin.send('PATCH', { url: at(id), body: { title: 'Late' }, headers: { 'if-match': String(etag) } });
    expect([late.statusCode, late.json()]).toMatchObject([412, { code: 'version_conflict', current: { title: 'Garden' } }]);
  });

  it.each([
    ['two lines of one key', { ...wedding(), sections: [section('a', [line('x', 1), line('x', 2)])] }],
    ['more than a hundred percent', { ...wedding(), adjustments: wedding().adjustments.map((one) => ({ ...one, value: 10_001 })) }],
    ['no payments', { ...wedding(), plan: [] }],
    [
      'more than money can be',
      {
        ...wedding(),
        sections: [
          section(
            'a',
            Array.from({ length: 40 }, (_, nth) => line(`x${nth}`, 100_000_000, { qty_milli: 10_000_000 })),
          ),
        ],
      },
    ],
  ])('refuses %s by its field', async (_what, content) => {
    const { id } = await draft();
    expect((await save(id, { content })).json()).toMatchObject({ code: 'invalid_input' });
  });

  it('begins with the pieces of the recipe book, whose prices it follows until it is sent', async () => {
    const recipes = '/api/floral_recipe_builder';
    const made = await admin.post(`${recipes}/projects/${project}/recipes/`, {
      ...{ name: 'Arch', page: 'ceremony', quantity: 2, price_override_cents: 50_000 },
    });
    const { id: recipe_id } = made.json<{ id: number }>();
    const { id } = (await admin.post(`${BASE}/proposals/`, { project_id: project, from_recipes: true })).json<Proposal>();
    const priceNow = async () => (await read(id)).content.sections[0]?.lines.map((one) => [one.name, one.qty_milli, one.unit_price_cents]);
    const raise = (price_override_cents: number) =>
      admin.send('PATCH', { url: `${recipes}/recipes/${recipe_id}/`, body: { price_override_cents }, headers: { 'if-match': '*' } });
    expect(await priceNow()).toEqual([['Arch', 2_000, 50_000]]);
    await raise(60_000);
    expect([await priceNow(), (await read(id)).costs]).toMatchObject([[['Arch', 2_000, 60_000]], { cost_cents: 0, margin_bps: 10_000 }]);
    await send(id);
    await raise(70_000);
    // With the tax of the proposal before it.
    expect([await priceNow(), (await read(id)).total_cents]).toEqual([[['Arch', 2_000, 60_000]], 129_900]);
    expect((await admin.get(`${BASE}/projects/${project}/pieces/`)).json()).toMatchObject([{ recipe_id, unit_price_cents: 70_000 }]);
  });
});

describe('a proposal that is sent', () => {
  it('stays as it is, with a hash of what it says, and opens behind its link', async () => {
    const { id } = await draft();
    const sent = (await send(id)).json<Proposal>();
    expect(sent).toMatchObject({ status: 'sent', total_cents: 536_212, content_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await save(id, { title: 'Other' })).json()).toMatchObject({ code: 'proposal_and_invoice.not_a_draft' });
    const shown = await opened(await tokenOf(id));
    expect(shown).toMatchObject({
      state: 'open',
      proposal: { project_name: 'Marlow & Okafor', total_cents: 536_212, waiver_cents: 3_330 },
    });
    await opened(await tokenOf(id));
    expect(await read(id)).toMatchObject({ status: 'viewed', view_count: 2, first_viewed_at: now.toISOString() });
  });

  it('tells no price that its section keeps to itself', async () => {
    const content = wedding();
    const sections = content.sections.map((one, nth) => ({ ...one, show_prices: nth === 0 ? 'section_total' : 'hidden' }));
    const { id } = await draft({ ...content, sections });
    await send(id);
    const shown = await opened(await tokenOf(id));
    if (shown.state !== 'open') throw new Error('The link is open.');
    expect(shown.proposal.sections.map(({ total_cents, lines }) => [total_cents, lines[0]?.unit_price_cents])).toEqual([
      [110_500, null],
      ...[1, 2, 3].map(() => [null, null]),
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/144000|45000|cost/);
  });

  it('is superseded by its next version, which differs in plain figures', async () => {
    const { id, number } = await draft();
    expect((await admin.post(at(id, 'new-version/'))).json()).toMatchObject({ code: 'proposal_and_invoice.still_a_draft' });
    await send(id);
    const next = (await admin.post(at(id, 'new-version/'))).json<Proposal>();
    expect(next).toMatchObject({ number, revision: 2, status: 'draft', supersedes_id: id });
    expect((await admin.post(at(id, 'new-version/'))).json()).toMatchObject({ code: 'proposal_and_invoice.newer_version' });
    await save(next.id, { content: wedding(11) });
    expect((await admin.get(`${at(id, 'compare/')}?to=${next.id}`)).json()).toEqual({
      ...{ before_revision: 1, after_revision: 2, before_cents: 536_212, after_cents: 519_668 },
      changes: [
        { kind: 'changed', section: 'reception', name: 'centrepiece', ...sides([12_000, 192_000], [11_000, 176_000]) },
        { kind: 'changed', section: '', name: 'Early booking', ...sides([1_000, -22_325], [1_000, -21_525]) },
        { kind: 'changed', section: '', name: 'Damage waiver', ...sides([1_000, 3_330], [1_000, 3_240]) },
        { kind: 'changed', section: '', name: 'Tax 8.25 %', ...sides([1_000, 38_707], [1_000, 37_453]) },
      ],
    });
    const token = await tokenOf(id);
    expect(await opened(token)).toMatchObject({ state: 'open' });
    await send(next.id);
    expect([await opened(token), (await read(id)).status]).toMatchObject([{ state: 'superseded' }, 'superseded']);
  });

  it('is offered until its last day, or until somebody ends it', async () => {
    const { id } = await draft();
    await save(id, { expires_on: '2027-02-14' });
    await send(id);
    const token = await tokenOf(id);
    now = new Date('2027-02-14T20:00:00Z');
    expect(await opened(token)).toMatchObject({ state: 'open' });
    now = new Date('2027-02-16T15:00:00Z');
    expect(await opened(token)).toEqual({
      ...{ state: 'expired', business: expect.any(String), title: 'Flowers for Marlow & Okafor' },
      ...{ brand: null, language: 'en', locale: 'en-US' },
    });
    expect((await admin.post(at(id, 'expire/'))).json()).toMatchObject({ status: 'expired' });
    expect((await admin.post(at(id, 'expire/'))).json()).toMatchObject({ code: 'invalid_transition' });
  });

  it('can be copied under a number of its own', async () => {
    const { id, number } = await draft();
    const copy = (await admin.post(at(id, 'duplicate/'))).json<Proposal>();
    expect([copy.number === number, copy.revision, copy.status, copy.total_cents]).toEqual([false, 1, 'draft', 536_212]);
    expect((await admin.get(at(copy.id, 'address/'))).json()).toMatchObject({ code: 'proposal_and_invoice.no_link' });
  });
});

describe('nothing is sent', () => {
  it('that offers nothing, is past, or whose payments are not the total', async () => {
    const { id } = await draft({ ...wedding(), sections: [] });
    expect((await send(id)).json()).toMatchObject({ code: 'proposal_and_invoice.nothing_in_it' });
    await save(id, { content: { ...wedding(), plan: wedding().plan.slice(1) } });
    expect((await send(id)).json()).toMatchObject({ code: 'proposal_and_invoice.plan_does_not_fit' });
    await save(id, { content: wedding(), expires_on: '2027-01-31' });
    expect((await send(id)).json()).toMatchObject({ code: 'proposal_and_invoice.expires_in_the_past' });
    expect((await read(id)).status).toBe('draft');
  });

  it('with a large discount by who may not approve it, and costs are not for who may not see them', async () => {
    await addPersonWith(test.platform, {
      ...{ tenantId: test.tenantA, email: 'helper@a.example' },
      ...{ plugins: ['proposal_and_invoice'], features: ['send_client_messages'] },
    });
    const member = await test.signIn('helper@a.example');
    const { id } = await draft({ ...wedding(), adjustments: wedding().adjustments.map((one) => ({ ...one, value: 2_000 })) });
    const seen = (await member.get(at(id))).json<Proposal>();
    expect([seen.total_cents > 0, 'costs' in seen, 'costs' in (await read(id))]).toEqual([true, false, true]);
    expect((await send(id, member)).json()).toMatchObject({ code: 'feature_required' });
    expect((await send(id)).json()).toMatchObject({ status: 'sent' });
  });
});

const sides = ([a, b]: [number, number], [c, d]: [number, number]) => ({
  before: { qty_milli: a, cents: b },
  after: { qty_milli: c, cents: d },
});
