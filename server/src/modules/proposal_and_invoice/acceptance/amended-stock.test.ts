import type { DocumentLine, Proposal, SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { line, section, wedding } from '../testing/wedding.fixture';

const BASE = '/api/proposal_and_invoice';
const YES = { name: 'Tess Marlow', email: 'tess@example.com', kind: 'typed', consent: true, consent_version: '2026-11' };
let test: TestApp;
let admin: TestClient;
let compote: number;

const made = async (path: string, body: object = {}) => (await admin.post(path, body)).json<{ id: number }>().id;
const write = (method: 'PATCH' | 'POST', url: string, body?: object) =>
  admin.send(method, { url, ...(body && { body }), headers: { 'if-match': '*' } });

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-02-01T15:00:00Z') });
  admin = await test.signIn('adminA');
  const type_id = await made('/api/inventory/hg-types/', { name: 'Rentals' });
  const location_id = await made('/api/inventory/locations/', { name: 'Warehouse' });
  compote = await made('/api/inventory/hg-items/', { name: 'Gold compote', type_id });
  await made('/api/inventory/hard-goods/transactions/', { kind: 'receipt', item_id: compote, location_id, qty: 100 });
});
afterAll(() => test.stop());

/** A wedding whose client has said yes to twelve centrepieces, each on a compote of its own, and to two compotes beside them. */
async function agreed() {
  const project_id = await made('/api/tenant_crm/projects/', { name: 'Vale', event_type: 'wedding', event_date: '2027-06-12' });
  const rentals = [{ key: 'c', name: 'Gold compote', qty: 1, rental_price_cents: 900 }];
  const piece = { name: 'Centrepiece', page: 'reception', quantity: 20, rentals };
  const recipe_id = await made(`/api/floral_recipe_builder/projects/${project_id}/recipes/`, piece);
  let newest = await made(`${BASE}/proposals/`, { project_id });
  const of = (centrepieces: number, compotes: number) => {
    const lines = [line('centrepiece', 16_000, { qty_milli: centrepieces * 1_000, recipe_id })];
    const hired: DocumentLine[] = compotes > 0 ? [line('compote', 900, { name: 'Gold compote', qty_milli: compotes * 1_000 })] : [];
    const pieces = centrepieces > 0 ? [section('reception', lines)] : [];
    const sections = [section('flowers', [line('flowers', 90_000)]), ...pieces, { ...section('hire', hired), kind: 'hire' as const }];
    return { ...wedding(), adjustments: [], sections };
  };
  const sayYes = async (proposal: number, content: object) => {
    expect((await write('PATCH', `${BASE}/proposals/${proposal}/`, { content })).json()).toMatchObject({ id: proposal });
    await write('POST', `${BASE}/proposals/${proposal}/send/`);
    const { path } = (await admin.get(`${BASE}/proposals/${proposal}/address/`)).json<{ path: string }>();
    const at = `${BASE}/public/${path.split('/').at(-1)}/`;
    const visitor = test.visitor();
    const page = (await visitor.get(at)).json<SharedProposal>();
    if (page.state !== 'open') throw new Error(`The link says ${page.state}.`);
    expect((await visitor.post(`${at}accept/`, { seen: page.seen, ...YES })).statusCode).toBe(200);
  };
  const stock = async () => {
    const { reservations } = (await admin.get(`/api/inventory/projects/${project_id}/`)).json<{
      reservations: { id: number; qty: number; state: string }[];
    }>();
    return reservations.filter(({ state }) => state !== 'cancelled').map(({ id: nth, qty, state }) => ({ id: nth, qty, state }));
  };
  const firm = async () => {
    for (const one of await stock())
      if (one.state === 'provisional') await admin.post(`/api/inventory/reservations/${one.id}/confirm/`, { overbook_reason: '' });
  };
  await sayYes(newest, of(12, 2));
  return {
    ...{ project_id, recipe_id, stock, firm },
    numbers: async () => (await stock()).map(({ qty, state }) => [qty, state]),
    change: async (centrepieces: number, compotes: number) => {
      newest = (await admin.post(`${BASE}/proposals/${newest}/new-version/`)).json<Proposal>().id;
      await sayYes(newest, of(centrepieces, compotes));
    },
  };
}

describe('a change of what was accepted', () => {
  it.each([
    ['one centrepiece less', [11, 2], [[13, 'reserved']]],
    [
      'one more',
      [13, 2],
      [
        [14, 'reserved'],
        [1, 'provisional'],
      ],
    ],
    ['nothing of what was hired beside them', [12, 0], [[12, 'reserved']]],
    ['no centrepieces and no compotes at all', [0, 0], []],
  ])('is followed by what is firm in stock: %s', async (_what, [centrepieces = 0, compotes = 0], numbers) => {
    const { firm, numbers: now, change } = await agreed();
    await firm();
    expect(await now()).toEqual([[14, 'reserved']]);
    await change(centrepieces, compotes);
    expect((await now()).sort()).toEqual([...numbers].sort());
  });

  it('leaves alone what somebody has put there beside it, and what has left the house', async () => {
    const { project_id, stock, firm, numbers, change } = await agreed();
    await firm();
    await made('/api/inventory/reservations/', { project_id, item_id: compote, qty: 5, state: 'reserved' });
    await change(11, 2);
    expect((await numbers()).reduce((sum, [qty]) => sum + Number(qty), 0)).toBe(18);
    for (const { id } of await stock()) await admin.post(`/api/inventory/reservations/${id}/check-out/`, {});
    await change(2, 0);
    expect((await numbers()).map(([, state]) => state)).toEqual(['out', 'out']);
    expect((await numbers()).reduce((sum, [qty]) => sum + Number(qty), 0)).toBe(18);
  });

  it('replaces what was kept for the time being, also by nothing', async () => {
    const { numbers, change } = await agreed();
    expect(await numbers()).toEqual([[14, 'provisional']]);
    await change(0, 0);
    expect(await numbers()).toEqual([]);
  });

  it('takes pieces that are not offered any more out of the recipe book', async () => {
    const { project_id, recipe_id, change } = await agreed();
    await change(0, 1);
    const book = (await admin.get(`/api/floral_recipe_builder/projects/${project_id}/book/`)).json<{ recipes: object[] }>();
    expect(book.recipes).toMatchObject([{ id: recipe_id, quantity: 0 }]);
  });
});
