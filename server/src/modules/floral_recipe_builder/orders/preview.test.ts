import { randomUUID } from 'node:crypto';
import type { FreeLot, Ingredient, OrderPreview, StandIns, StockTake } from '@butterfly/contracts/floral_recipe_builder';
import { defineModule } from '../../../platform/define-module';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { AT, FlowerWorld, wedding } from '../testing/wedding';

/** Stands where the inventory will: a farm with a few lots. */
const farm = { lots: [] as FreeLot[], allocated: [] as StockTake[], released: [] as StockTake[] };
const farmModule = defineModule({
  id: 'zz_farm',
  gated: false,
  operations: {},
  start: () => ({
    handlers: {},
    fills: {
      'floral_recipe_builder.free_stems': {
        lots: (_db, { ingredientIds }) => Promise.resolve(farm.lots.filter(({ ingredient_id }) => ingredientIds.includes(ingredient_id))),
        allocate: (_db, takes) => Promise.resolve(farm.allocated.push(...takes) > 0),
        release: (_db, takes) => Promise.resolve(void farm.released.push(...takes)),
      },
    },
  }),
});

let test: TestApp;
let world: FlowerWorld;
let marlow: number;
beforeAll(async () => {
  test = await createTestApp({ extraModules: [farmModule], clock: () => new Date('2027-05-01T12:00:00Z') });
  world = await FlowerWorld.open(
    await test.signIn('adminA'),
    wedding.flatMap(({ of }) => Object.keys(of)),
  );
  marlow = await world.project('Marlow & Okafor');
  for (const recipe of wedding) await world.recipe(marlow, recipe);
  farm.lots = [
    { id: 1, ingredient_id: world.idOf('Ranunculus'), units: 20, ready_on: '2027-06-09', use_by: '2027-06-14' },
    { id: 2, ingredient_id: world.idOf('Lisianthus'), units: 30, ready_on: '2027-06-09', use_by: '2027-06-16' },
    { id: 3, ingredient_id: world.idOf('Juliet'), units: 50, ready_on: '2027-06-10', use_by: null },
  ];
});
afterAll(() => test.stop());

const tableOf = ({ suppliers }: OrderPreview) =>
  suppliers.flatMap(({ lines }) =>
    lines.map(({ name, gross_units, on_hand_units, net_units, ordered_units, leftover_units, line_cents, fit }) => [
      name.replace(/^.*‘(.*?)[’ ].*$/, '$1'),
      [gross_units, on_hand_units, net_units, ordered_units, leftover_units, line_cents, fit].join(' '),
    ]),
  );

describe('the preview of an order for the worked example', () => {
  it('is the golden table to the cent, with what the farm has', async () => {
    const preview = await world.preview([marlow]);
    expect(Object.fromEntries(tableOf(preview))).toEqual({
      Quicksand: '130 0 130 150 20 19500 grey',
      Playa: '126 0 126 150 24 18750 grey',
      Juliet: '6 0 6 12 6 4800 red',
      Elegance: '40 20 20 20 0 2900 green',
      Rosita: '77 30 47 50 3 8000 red',
      'Astilbe white': '4 0 4 10 6 1700 red',
      'Eucalyptus silver dollar': '103 0 103 110 7 11550 red',
      Majolika: '36 0 36 40 4 6600 red',
      'Eucalyptus seeded': '29 0 29 30 1 3300 grey',
      'Hydrangea white': '43 0 43 50 7 10500 red',
      Völkerfrieden: '22 0 22 30 8 4500 grey',
      'Italian ruscus': '33 0 33 40 7 4800 red',
      'Silk ribbon ivory': '9 0 9 9 0 3150 green',
      'Pearl pins': '28 0 28 144 116 720 grey',
      'Chicken-wire ball': '12 0 12 12 0 1020 green',
    });
    expect(preview).toMatchObject({
      needed_by: '2027-06-09',
      total_cents: 101_790,
      stock_saves_cents: 7_700,
      combining_saves_cents: 14_615,
      suppliers: [{ supplier_name: 'Hudson Valley', order_by: '2027-06-06', is_late: false, freight_cents: 0 }],
    });
    expect(await world.preview([marlow], { use_stock: false })).toMatchObject({ total_cents: 109_490, stock_saves_cents: 0 });
  });

  it('says which bunches are bought for a few stems, and where they are missed least', async () => {
    const [supplier] = (await world.preview([marlow])).suppliers;
    const hints = supplier?.lines.flatMap(({ name, hint, drop }) =>
      hint ? [[name, hint.drop, hint.saves_cents, drop?.units, drop?.recipe_name]] : [],
    );
    expect(hints).toEqual([
      ['Rose ‘Quicksand’', 5, 3_250, 5, 'Arch'],
      ['Rose ‘Playa Blanca’', 1, 3_125, 1, 'Arch'],
      ['Delphinium ‘Völkerfrieden’', 2, 1_500, 2, 'Arch'],
    ]);
  });

  it('rounds once over two weddings: six bunches instead of six and one (T-scenario 4)', async () => {
    const chen = await world.projectWith('Chen–Abbott', { 'Playa Blanca': 20 });
    const playa = async (...ids: number[]) => {
      const line = (await world.preview(ids)).suppliers[0]?.lines.find(({ name }) => name.includes('Playa'));
      return [line?.gross_units, line?.packs.map(({ count }) => count)];
    };
    expect([await playa(marlow), await playa(chen), await playa(marlow, chen)]).toEqual([
      [126, [6]],
      [22, [1]],
      [148, [6]],
    ]);
    const both = await world.preview([marlow, chen]);
    const apart = (await world.preview([marlow])).total_cents + (await world.preview([chen])).total_cents;
    expect(both.total_cents).toBe(apart - 3_125);
    const line = both.suppliers[0]?.lines.find(({ name }) => name.includes('Playa'));
    const shared = (line?.shares ?? []).reduce((sum, { cents }) => sum + cents, line?.unused_cents ?? 0);
    expect([shared, line?.shares.map(({ project_id }) => project_id).sort()]).toEqual([line?.line_cents, [marlow, chen].sort()]);
  });

  it('takes the cheapest packs of the usual supplier, others only when they are picked', async () => {
    const other = (
      await world.client.post(`${AT}/suppliers/`, { name: 'Mayfield', delivery_fee_cents: 1_500, min_order_cents: 20_000 })
    ).json<{ id: number }>().id;
    const box = { pack_name: 'box', pack_size: 100, pack_price_cents: 11_500 };
    await world.client.post(`${AT}/ingredients/${world.idOf('Quicksand')}/packs/`, { supplier_id: other, ...box });
    const usual = (await world.preview([marlow])).suppliers[0]?.lines.find(({ name }) => name.includes('Quicksand'));
    expect([usual?.line_cents, usual?.others]).toEqual([
      19_500,
      [{ supplier_id: other, supplier_name: 'Mayfield', line_cents: 23_000, ordered_units: 200 }],
    ]);
    const picked = await world.preview([marlow], { picks: [{ ingredient_id: world.idOf('Quicksand'), supplier_id: other }] });
    expect(
      picked.suppliers.map(({ supplier_name, total_cents, freight_cents, missing_to_minimum_cents }) => [
        supplier_name,
        total_cents,
        freight_cents,
        missing_to_minimum_cents,
      ]),
    ).toEqual([
      ['Hudson Valley', 82_290, 0, 0],
      ['Mayfield', 24_500, 1_500, 0],
    ]);
    const mixed = await world.client.post(`${AT}/ingredients/${world.idOf('Quicksand')}/packs/`, { supplier_id: world.supplier, ...box });
    expect(mixed.statusCode).toBe(201);
    const quicksand = (await world.preview([marlow])).suppliers[0]?.lines.find(({ name }) => name.includes('Quicksand'));
    expect([quicksand?.line_cents, quicksand?.packs.map(({ count, pack_size }) => [count, pack_size])]).toEqual([
      18_000,
      [
        [2, 25],
        [1, 100],
      ],
    ]);
  });

  it('leaves out what is sold without being made and what is used again, and says what nobody sells', async () => {
    const project = await world.project('Small');
    const arch = await world.recipe(project, { name: 'Arch', page: 'ceremony', of: { Astilbe: 4 } });
    await world.recipe(project, { name: 'Again', page: 'reception', of: { Astilbe: 40 }, repurposed_from: [arch] });
    await world.recipe(project, { name: 'Candles', page: 'reception', of: { Astilbe: 40 }, is_no_recipe: true });
    const { id } = (await world.client.post(`${AT}/ingredients/`, { name: 'Blue moon', kind: 'fresh' })).json<{ id: number }>();
    const lines = [{ key: 'a', ingredient_id: id, qty_milli: 3_000 }];
    await world.client.post(`${AT}/projects/${project}/recipes/`, { name: 'Wish', page: 'personal', lines });
    expect(
      (await world.preview([project])).suppliers.map(({ supplier_id, lines: own }) => [supplier_id, own.map(({ net_units }) => net_units)]),
    ).toEqual([
      [world.supplier, [5]],
      [null, [4]],
    ]);
  });

  it.each([
    ['a project of somebody else', { project_ids: [999_999] }, 404],
    ['no project', { project_ids: [] }, 400],
    ['a day that is none', { project_ids: [1], needed_by: '2027-02-31' }, 400],
  ])('refuses %s', async (_what, body, status) => {
    expect((await world.client.post(`${AT}/orders/preview/`, body)).statusCode).toBe(status);
  });

  it('refuses more than anybody orders, in words', async () => {
    const project = await world.project('Too many');
    await world.recipe(project, { name: 'Sea of roses', page: 'ceremony', quantity: 100_000, of: { Quicksand: 100 } });
    const answer = await world.client.post(`${AT}/orders/preview/`, { project_ids: [project] });
    expect([answer.statusCode, answer.json()['fields']]).toEqual([
      400,
      { project_ids: ['need more of Rose ‘Quicksand’ than can be ordered'] },
    ]);
  });
});

it('what an order takes of the farm is told to it, once', async () => {
  farm.allocated = [];
  await world.order([marlow]);
  expect(farm.allocated).toEqual([
    { lot_id: 1, project_id: marlow, units: 20 },
    { lot_id: 2, project_id: marlow, units: 30 },
  ]);
});

describe('an order that comes short', () => {
  const listed = async (name: string, substitutes: object[]) => {
    const url = `${AT}/ingredients/${world.idOf(name)}/`;
    const { headers } = await world.client.get(url);
    return world.client.send('PATCH', { url, body: { substitutes }, headers: { 'if-match': String(headers['etag']) } });
  };

  it('is offered what its ingredient lists, as far as it is free until the event, and takes it to the projects that wait', async () => {
    const [stock, ranunculus, hydrangea] = ['Lisianthus', 'Ranunculus', 'Hydrangea'].map((name) => world.idOf(name));
    const [one, two] = [await world.projectWith('Short', { Juliet: 20 }), await world.projectWith('Beside', { Juliet: 10 })];
    const { id, lines } = await world.order([one, two]);
    const line_id = lines.find(({ name }) => name.includes('Juliet'))?.id ?? 0;
    await world.step(id, 'send');
    const saved = await listed('Juliet', [
      { ingredient_id: hydrangea, ratio_milli: 500 },
      { ingredient_id: stock, ratio_milli: 1_400, note: 'Smaller heads' },
      { ingredient_id: ranunculus },
    ]);
    expect(saved.json<Ingredient>().substitutes.map(({ ratio_milli }) => ratio_milli)).toEqual([500, 1_400, 1_000]);
    const lots = farm.lots;
    farm.lots = [
      { id: 7, ingredient_id: stock ?? 0, units: 9, ready_on: '2027-06-09', use_by: '2027-06-12' },
      { id: 8, ingredient_id: ranunculus ?? 0, units: 30, ready_on: '2027-06-09', use_by: '2027-06-11' },
      { id: 9, ingredient_id: ranunculus ?? 0, units: 30, ready_on: '2027-06-10', use_by: null },
    ];
    const offers = (await world.client.get(`${AT}/orders/${id}/substitutes/`)).json<StandIns[]>();
    expect(offers).toMatchObject([
      {
        line_id,
        offers: [
          { free_units: 0, ratio_milli: 500 },
          { free_units: 9, ratio_milli: 1_400, note: 'Smaller heads' },
          { free_units: 0, ratio_milli: 1_000 },
        ],
      },
    ]);
    farm.allocated = [];
    const { etag } = await world.read(id);
    const own = (received_units: number) => [{ line_id, ingredient_id: stock, received_units, is_own_stock: true }];
    const count = { line_id, received_units: 27 };
    const tooMany = await world.receive(id, { etag, lines: [count], instead: own(10) });
    expect([tooMany.statusCode, tooMany.json()['code']]).toEqual([409, 'floral_recipe_builder.not_free']);
    expect((await world.read(id)).order.lines[0]).toMatchObject({ counted_at: null });
    const taken = await world.receive(id, { etag, lines: [count], instead: own(9) });
    expect(taken.json()).toMatchObject({
      status: 'received',
      lines: [
        { received_units: 27 },
        { substitute_of: line_id, on_hand_units: 9, received_units: 0, ordered_units: 0, actual_cents: null },
      ],
    });
    expect(farm.allocated).toEqual([
      { lot_id: 7, project_id: one, units: 6 },
      { lot_id: 7, project_id: two, units: 3 },
    ]);
    farm.lots = lots;
  });

  it.each([
    ['itself', ['Juliet'], 'substitutes.0.ingredient_id', 'cannot stand in for itself'],
    ['the same twice', ['Hydrangea', 'Hydrangea'], 'substitutes.1.ingredient_id', 'is listed already'],
    ['what the business does not have', [null], 'substitutes.0.ingredient_id', 'is not an ingredient of yours'],
  ])('is never offered %s', async (_what, names, field, reason) => {
    const list = names.map((name) => ({ ingredient_id: name === null ? 999_999 : world.idOf(name) }));
    const answer = await listed('Juliet', list);
    expect([answer.statusCode, answer.json()['fields']]).toEqual([400, { [field]: [reason] }]);
  });
});

describe('the assistant', () => {
  it('says how much of a flower the events of a month need, what of it is ordered, and what it costs', async () => {
    const project = await world.project('Meadow', '2027-09-04');
    await world.recipe(project, { name: 'Blue bowl', page: 'reception', of: { Delphinium: 20 } });
    const other = await world.project('Orchard', '2027-09-18');
    await world.recipe(other, { name: 'Blue arch', page: 'ceremony', of: { Delphinium: 17 } });
    await world.order([project]);
    const { session_id } = (await world.client.post('/api/agents/run/start/', { project_id: null })).json<{ session_id: string }>();
    const ask = async (message: string) =>
      (await world.client.post('/api/agents/run/text/', { session_id, message, message_id: randomUUID() })).json<{ message: string }>()
        .message;
    expect(await ask('How many delphiniums do we need in September?')).toBe(
      [
        'Delphinium ‘Völkerfrieden’: 41 stems in that time, waste included; 30 are ordered, 11 are not.',
        '- Sat 4 Sept 2027 · Meadow: 22',
        '- Sat 18 Sept 2027 · Orchard: 19',
      ].join('\n'),
    );
    expect(await ask('how many delphinium do we need in October')).toBe('No event in that time needs Delphinium ‘Völkerfrieden’.');
    expect(await ask('What does Juliet cost?')).toBe('Garden rose ‘Juliet’: $4 a stem ($48 for 12 at Hudson Valley)');
  });
});
