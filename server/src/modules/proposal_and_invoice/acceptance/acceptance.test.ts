import type { Invoice, InvoiceInstallment, Proposal, SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { addPersonWith } from '../../../platform/testing/test-people';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { ProposalSending } from '../sending';
import { ProposalService } from '../service';
import { expiryJob } from './expiry-job';
import { line, section, wedding } from '../testing/wedding.fixture';

const BASE = '/api/proposal_and_invoice';
let now = new Date('2027-02-01T15:00:00Z');
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.signIn('adminA');
});
beforeEach(() => (now = new Date('2027-02-01T15:00:00Z')));
afterAll(() => test.stop());

const at = (id: number, verb = '') => `${BASE}/proposals/${id}/${verb}`;
const read = async (id: number) => (await admin.get(at(id))).json<Proposal>();
const write = (method: 'PATCH' | 'POST', url: string, body?: object) =>
  admin.send(method, { url, ...(body && { body }), headers: { 'if-match': '*' } });

async function project(): Promise<number> {
  const body = { name: 'Marlow & Okafor', event_type: 'wedding', event_date: '2027-06-12' };
  return (await admin.post('/api/tenant_crm/projects/', body)).json<{ id: number }>().id;
}

/** Sent to a client, with one option that is not taken and two alternatives, of which one is. */
async function sent(content: object = withOptions(), projectId?: number): Promise<{ id: number; token: string; projectId: number }> {
  const project_id = projectId ?? (await project());
  const { id } = (await admin.post(`${BASE}/proposals/`, { project_id })).json<Proposal>();
  await write('PATCH', at(id), { content });
  await write('POST', at(id, 'send/'));
  return { id, token: await tokenOf(id), projectId: project_id };
}

const tokenOf = async (id: number) => (await admin.get(at(id, 'address/'))).json<{ path: string }>().path.split('/').at(-1) ?? '';

function withOptions() {
  const content = wedding();
  const extras = section('extras', [
    line('garland', 10_000, { is_optional: true, selected: false }),
    line('roses', 20_000, { alternative_group: 'aisle' }),
    line('ferns', 12_000, { alternative_group: 'aisle', selected: false }),
  ]);
  return { ...content, adjustments: [], sections: [...content.sections, extras] };
}

const opened = async (token: string) => (await test.visitor().get(`${BASE}/public/${token}/`)).json<SharedProposal>();
const seenOf = async (token: string): Promise<string> => {
  const page = await opened(token);
  if (page.state !== 'open') throw new Error(`The link says ${page.state}.`);
  return page.seen;
};
const YES = { name: 'Tess Marlow', email: 'tess@example.com', kind: 'typed', consent: true, consent_version: '2026-11' };
/** In a browser that has the link open. */
async function say(token: string, verb: string, { body, key }: { body: object; key?: string }) {
  const visitor = test.visitor();
  await visitor.get(`${BASE}/public/${token}/`);
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return visitor.send('POST', { url: `${BASE}/public/${token}/${verb}/`, body, headers });
}
const stageOf = async (id: number) => {
  const { stage_id } = (await admin.get(`/api/tenant_crm/projects/${id}/`)).json<{ stage_id: number }>();
  const [row] = (await test.database.pool.query<{ name: string }>('select name from tenant_crm_project_stage where id = $1', [stage_id]))
    .rows;
  return row?.name;
};
const told = async (id: number) =>
  (
    await test.database.pool.query<{ name: string }>(
      "select name from platform_outbox where name like 'proposal_and_invoice.%' and payload->>'proposal_id' = $1 order by id",
      [String(id)],
    )
  ).rows.map(({ name }) => name.split('.').at(-1));

describe('what the client takes of the options', () => {
  it('counts at once and stays, while what was sent keeps its hash', async () => {
    const { id, token } = await sent();
    const before = await read(id);
    const answer = await say(token, 'select-options', { body: { seen: await seenOf(token), selected: ['garland', 'ferns'] } });
    const page = answer.json<SharedProposal>();
    if (page.state !== 'open') throw new Error('It is open.');
    expect(page.proposal.total_cents - before.total_cents).toBe(10_825 - 8_660);
    const after = await read(id);
    expect([after.total_cents, after.content_hash]).toEqual([page.proposal.total_cents, before.content_hash]);
    expect(after.content.sections.at(-1)?.lines.map(({ selected }) => selected)).toEqual([true, false, true]);
    expect(await told(id)).toEqual(['sent@1', 'viewed@1', 'options_changed@1']);
    expect((await admin.post(at(id, 'new-version/'))).json<Proposal>().total_cents).toBe(after.total_cents);
  });

  it.each([
    ['a line that is no option', ['arch', 'roses'], 'invalid_input'],
    ['none of the alternatives', ['garland'], 'proposal_and_invoice.choose_one'],
    ['both of the alternatives', ['roses', 'ferns'], 'proposal_and_invoice.choose_one'],
    ['a line twice', ['roses', 'roses'], 'invalid_input'],
  ])('is refused with %s', async (_what, selected, code) => {
    const { token } = await sent();
    expect((await say(token, 'select-options', { body: { seen: await seenOf(token), selected } })).json()).toMatchObject({ code });
  });

  it('is refused where somebody else has chosen meanwhile', async () => {
    const { id, token } = await sent();
    const seen = await seenOf(token);
    await say(token, 'select-options', { body: { seen, selected: ['ferns'] } });
    for (const [verb, body] of [
      ['select-options', { seen, selected: ['roses'] }],
      ['accept', { seen, ...YES }],
    ] as const)
      expect((await say(token, verb, { body })).json()).toMatchObject({ code: 'proposal_and_invoice.seen_changed' });
    expect((await read(id)).status).toBe('viewed');
  });

  it('tells no price of sections that keep theirs', async () => {
    const content = withOptions();
    const sections = content.sections.map((one) => ({ ...one, show_prices: 'hidden' }));
    const { token } = await sent({ ...content, sections });
    const page = await opened(token);
    expect(page).toMatchObject({ state: 'open', live: null });
    expect(JSON.stringify(page)).not.toMatch(/110500|144000|22500|cost/);
  });
});

describe('an acceptance', () => {
  it('keeps what was seen with its evidence, moves the project, and shows the same from then on', async () => {
    const { id, token, projectId } = await sent();
    const seen = await seenOf(token);
    const { total_cents } = await read(id);
    const page = (await say(token, 'accept', { body: { seen, ...YES } })).json<SharedProposal>();
    expect(page).toMatchObject({ state: 'accepted', accepted_by: 'Tess Marlow', proposal: { total_cents } });
    const { status, answer } = await read(id);
    expect([status, answer]).toMatchObject([
      'accepted',
      {
        kind: 'accepted',
        at: now.toISOString(),
        email: 'tess@example.com',
        ip: '127.0.0.1',
        signature: { kind: 'typed', picture: null },
        consent: expect.stringContaining('I accept this proposal'),
        snapshot_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        effects: { invoice_id: expect.any(Number), stage_id: expect.any(Number), book_locked: false },
      },
    ]);
    expect(await stageOf(projectId)).toBe('Verbal yes');
    expect(await told(id)).toEqual(['sent@1', 'viewed@1', 'accepted@1']);
    await admin.send('PATCH', { url: `/api/tenant_crm/projects/${projectId}/`, body: { name: 'Renamed' }, headers: { 'if-match': '*' } });
    expect(await opened(token)).toEqual(page);
  });

  it('of what staff change around it shows what was sent', async () => {
    const { token, projectId } = await sent();
    const before = await opened(token);
    const body = { name: 'Renamed', event_date: '2027-07-03' };
    await admin.send('PATCH', { url: `/api/tenant_crm/projects/${projectId}/`, body, headers: { 'if-match': '*' } });
    expect(await opened(token)).toEqual(before);
  });

  it('comes once: the same request under its key gets the same answer, another one none', async () => {
    const { id, token } = await sent();
    const body = { seen: await seenOf(token), ...YES };
    const [first, again] = [await say(token, 'accept', { body, key: 'k1' }), await say(token, 'accept', { body, key: 'k1' })];
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([200, 200, first.json()]);
    const other = await say(token, 'accept', { body: { ...body, name: 'Kwame' }, key: 'k1' });
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await say(token, 'accept', { body, key: 'k2' })).json()).toMatchObject({ code: 'proposal_and_invoice.not_open' });
    expect((await told(id)).filter((name) => name === 'accepted@1')).toHaveLength(1);
  });

  it('of ten at once is one', async () => {
    const { id, token } = await sent();
    const body = { seen: await seenOf(token), ...YES };
    const all = await Promise.all(Array.from({ length: 10 }, (_, nth) => say(token, 'accept', { body, key: `at once ${nth}` })));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await told(id)).filter((name) => name === 'accepted@1')).toHaveLength(1);
  });

  it('with a drawn signature keeps its picture, and refuses what is none', async () => {
    const { id, token } = await sent();
    const seen = await seenOf(token);
    const draw = (picture: string) => say(token, 'accept', { body: { seen, ...YES, kind: 'drawn', picture } });
    expect((await draw('data:image/png;base64,AAAA')).json()).toMatchObject({ code: 'proposal_and_invoice.picture_unreadable' });
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    expect((await draw(`data:image/png;base64,${dot}`)).json()).toMatchObject({ state: 'accepted' });
    expect((await read(id)).answer?.signature?.picture).toMatch(/^data:image\/png;base64,/);
  });

  it('locks the recipe book with what is taken: nothing of an option that is not', async () => {
    const projectId = await project();
    const piece = async (name: string, more: object = {}) =>
      (
        await admin.post(`/api/floral_recipe_builder/projects/${projectId}/recipes/`, { name, page: 'ceremony', quantity: 2, ...more })
      ).json<{ id: number }>().id;
    const [arch, swag] = [
      await piece('Arch', { rentals: [{ key: 'r', name: 'Gold frame', qty: 1, rental_price_cents: 900 }] }),
      await piece('Swag'),
    ];
    const lines = [
      line('arch', 10_000, { recipe_id: arch, qty_milli: 3_000 }),
      line('swag', 5_000, { recipe_id: swag, is_optional: true, selected: false }),
    ];
    const { id, token } = await sent({ ...wedding(), adjustments: [], sections: [section('all', lines)] }, projectId);
    await say(token, 'accept', { body: { seen: await seenOf(token), ...YES } });
    const book = (await admin.get(`/api/floral_recipe_builder/projects/${projectId}/book/`)).json<{
      status: string;
      recipes: { name: string; quantity: number }[];
    }>();
    expect([book.status, book.recipes.map(({ name, quantity }) => [name, quantity])]).toEqual([
      'locked',
      [
        ['Arch', 3],
        ['Swag', 0],
      ],
    ]);
    expect((await read(id)).answer?.effects).toMatchObject({ book_locked: true, not_reserved: [{ name: 'Gold frame', qty: 3 }] });
  });

  it('goes on without the plugins that a business has switched off', async () => {
    const { ports } = test.platform;
    const before = ports.enablement;
    const off = ['contract', 'inventory', 'floral_recipe_builder'];
    const { id, token } = await sent();
    const seen = await seenOf(token);
    try {
      ports.enablement = {
        enabled: async (_, plugin) => !off.includes(plugin),
        enabledIn: async (_, plugin) => !off.includes(plugin),
      };
      expect((await say(token, 'accept', { body: { seen, ...YES } })).json()).toMatchObject({ state: 'accepted' });
    } finally {
      if (before) ports.enablement = before;
    }
    expect((await read(id)).answer?.effects).toMatchObject({ contract_id: null, reservations: [], book_locked: false });
  });
});

describe('what is over', () => {
  it('is declined with a reason, once, and says so', async () => {
    const { id, token } = await sent();
    const seen = await seenOf(token);
    const no = { body: { seen, reason: 'We marry in Lisbon' }, key: 'no' };
    expect((await say(token, 'decline', no)).json()).toMatchObject({ state: 'declined' });
    expect((await say(token, 'decline', no)).json()).toMatchObject({ state: 'declined' });
    expect((await say(token, 'accept', { body: { seen, ...YES } })).json()).toMatchObject({ code: 'proposal_and_invoice.not_open' });
    expect(await read(id)).toMatchObject({ status: 'declined', answer: { kind: 'declined', reason: 'We marry in Lisbon' } });
    expect(await told(id)).toEqual(['sent@1', 'viewed@1', 'declined@1']);
  });

  it('is refused for a version that has a newer one, and after its last day', async () => {
    const { id, token } = await sent();
    const seen = await seenOf(token);
    const next = (await admin.post(at(id, 'new-version/'))).json<Proposal>();
    await write('PATCH', at(next.id), { expires_on: '2027-02-03' });
    await write('POST', at(next.id, 'send/'));
    expect((await say(token, 'accept', { body: { seen, ...YES } })).json()).toMatchObject({ code: 'proposal_and_invoice.newer_version' });
    const newer = await tokenOf(next.id);
    const seenNow = await seenOf(newer);
    now = new Date('2027-02-05T15:00:00Z');
    expect((await say(newer, 'accept', { body: { seen: seenNow, ...YES } })).json()).toMatchObject({
      code: 'proposal_and_invoice.not_open',
    });
    const sending = new ProposalSending(test.platform, new ProposalService(test.platform));
    await expiryJob(test.platform, sending).run(undefined as never, { id: 'test' });
    expect([(await read(next.id)).status, await told(next.id)]).toEqual(['expired', ['sent@1', 'viewed@1', 'expired@1']]);
  });
});

describe('a change of what was accepted', () => {
  it('holds back until it is accepted itself, and asks for approval below three quarters', async () => {
    const { id, token } = await sent(wedding());
    await say(token, 'accept', { body: { seen: await seenOf(token), ...YES } });
    const next = (await admin.post(at(id, 'new-version/'))).json<Proposal>();
    await addPersonWith(test.platform, {
      ...{ tenantId: test.tenantA, email: 'careful@a.example' },
      ...{ plugins: ['proposal_and_invoice'], features: ['send_client_messages'] },
    });
    const member = await test.signIn('careful@a.example');
    await write('PATCH', at(next.id), { content: { ...wedding(1), sections: wedding(1).sections.slice(1) } });
    const refused = await member.send('POST', { url: at(next.id, 'send/'), headers: { 'if-match': '*' } });
    expect(refused.json()).toMatchObject({ code: 'feature_required' });
    await write('PATCH', at(next.id), { content: wedding(11) });
    expect((await member.send('POST', { url: at(next.id, 'send/'), headers: { 'if-match': '*' } })).json()).toMatchObject({
      status: 'sent',
    });
    expect((await read(id)).status).toBe('accepted');
    const newer = await tokenOf(next.id);
    const page = await opened(newer);
    expect(page).toMatchObject({
      ...{ state: 'open', changes_from_cents: 536_212, proposal: { total_cents: 519_668 } },
      was: { revision: 1, total_cents: 536_212 },
    });
    await say(newer, 'accept', { body: { seen: await seenOf(newer), ...YES } });
    expect([(await read(id)).status, (await read(next.id)).status]).toEqual(['superseded', 'accepted']);
    expect(await told(next.id)).toEqual(['sent@1', 'viewed@1', 'accepted@1', 'amended@1']);
    const invoiceOf = async (proposal: number) => {
      const made = (await read(proposal)).answer?.effects?.invoice_id;
      return (await admin.get(`${BASE}/invoices/${made}/`)).json<Invoice>();
    };
    expect(await invoiceOf(next.id)).toMatchObject({ kind: 'credit_note', total_cents: -16_544 });
    expect((await invoiceOf(id)).installments.map(partOf)).toEqual([160_864, 214_485, 144_319]);
  });
});

/** What is still asked for. */
const partOf = ({ amount_cents }: InvoiceInstallment) => amount_cents;
