import type { FlowerOrder, OrderSummary, ProjectCosts, RecipeHistory } from '@butterfly/contracts/floral_recipe_builder';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { addPersonWith } from '../../../platform/testing/test-people';
import { AT, FlowerWorld } from '../testing/wedding';

let test: TestApp;
let world: FlowerWorld;
let helper: TestClient;
const statusOf = (answer: { statusCode: number; json(): Record<string, unknown> }) => [
  answer.statusCode,
  answer.json()['code'] ?? answer.json()['status'],
];

beforeAll(async () => {
  test = await createTestApp();
  world = await FlowerWorld.open(await test.signIn('adminA'), ['Juliet', 'O’Hara', 'Quicksand']);
  await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'helper@a.example', plugins: ['floral_recipe_builder'] });
  helper = await test.signIn('helper@a.example');
});
afterAll(() => test.stop());

/** An order that its supplier has: 24 Juliet for 96.00. */
async function sentOrder(name: string): Promise<{ project: number; order: FlowerOrder; line: number }> {
  const project = await world.projectWith(name, { Juliet: 20 });
  const { id } = await world.order([project]);
  await world.step(id, 'send');
  const { order } = await world.read(id);
  return { project, order, line: order.lines[0]?.id ?? 0 };
}
const costs = async (project: number) => (await world.client.get(`${AT}/projects/${project}/costs/`)).json<ProjectCosts>();

describe('an order', () => {
  it('is made from a preview, and what it brings is not ordered twice', async () => {
    const project = await world.projectWith('Once', { Juliet: 20 });
    const { total_cents } = await world.preview([project]);
    const place = (expected_total_cents: number) => world.client.post(`${AT}/orders/`, { project_ids: [project], expected_total_cents });
    expect(statusOf(await place(total_cents - 1))).toEqual([409, 'floral_recipe_builder.preview_changed']);
    const both = await Promise.all([place(total_cents), place(total_cents)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const [order] = both.flatMap((answer) => answer.json<{ orders?: FlowerOrder[] }>().orders ?? []);
    expect(order).toMatchObject({
      number: expect.stringMatching(/^PO-\d{4}-\d{4}$/),
      status: 'draft',
      total_cents: 9_600,
      projects: [{ id: project, name: 'Once' }],
      lines: [
        { gross_units: 22, ordered_units: 24, leftover_units: 2, allocations: [{ recipe_name: 'Bouquet of Once', qty_milli: 20_000 }] },
      ],
    });
    const again = (await world.preview([project])).suppliers[0]?.lines[0];
    expect(again).toMatchObject({ on_order_units: 22, net_units: 0, ordered_units: 0, line_cents: 0 });
    expect(statusOf(await place(0))).toEqual([409, 'floral_recipe_builder.nothing_to_order']);
    // What is left over is used before anything is bought: two more are there, the third is not.
    await world.recipe(project, { name: 'Corsage', page: 'personal', of: { Juliet: 3 } });
    expect((await world.preview([project])).suppliers[0]?.lines[0]).toMatchObject({ gross_units: 26, on_order_units: 24, net_units: 2 });
  });

  it('goes to the supplier by mail with PDF and CSV, and through its life step by step', async () => {
    const project = await world.projectWith('Life', { Juliet: 20 });
    const { id, number } = await world.order([project]);
    expect(statusOf(await world.step(id, 'close'))).toEqual([409, 'invalid_transition']);
    expect(statusOf(await world.step(id, 'review'))).toEqual([200, 'reviewed']);
    const both = await Promise.all([world.step(id, 'send'), world.step(id, 'send')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const outbox = (await world.client.get('/api/auth_and_admin/outbox/')).json<{ recipient: string; subject: string }[]>();
    expect(outbox.filter(({ subject }) => subject.includes(number))).toMatchObject([{ recipient: 'orders@hvfe.example' }]);
    const files = await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows<{ name: string; type: string }>('select name, type from platform_file where name like $1 order by name', [`${number}%`]),
    );
    expect(files.map(({ name }) => name)).toEqual([`${number}.csv`, `${number}.pdf`]);
    expect(statusOf(await world.step(id, 'confirm', { delivery_date: '2027-06-08' }))).toEqual([200, 'confirmed']);
    expect((await world.read(id)).order).toMatchObject({ delivery_date: '2027-06-08', confirmed_at: expect.any(String) });
    expect(statusOf(await world.step(id, 'cancel'))).toEqual([200, 'cancelled']);
    expect(statusOf(await world.step(id, 'send'))).toEqual([409, 'invalid_transition']);
    // What is cancelled is needed again.
    expect((await world.preview([project])).total_cents).toBe(9_600);
  });

  it('as PDF is a PDF, and as CSV says packs and money as a spreadsheet reads them', async () => {
    const { order } = await sentOrder('=Papers');
    const pdf = await world.client.get(`${AT}/orders/${order.id}/po.pdf/`);
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    const csv = (await world.client.get(`${AT}/orders/${order.id}/po.csv/`)).body.split('\r\n');
    expect(csv[1]).toBe(`${order.number},2027-06-09,,Garden rose ‘Juliet’,2,bunch,12,24,48.00,96.00,USD`);
  });

  it('is not mailed to somebody without an address', async () => {
    const supplier = (await world.client.post(`${AT}/suppliers/`, { name: 'By post' })).json<{ id: number }>().id;
    const pack = { supplier_id: supplier, pack_size: 10, pack_price_cents: 500 };
    await world.client.post(`${AT}/ingredients/${world.idOf('Quicksand')}/packs/`, pack);
    const project = await world.projectWith('By post', { Quicksand: 5 });
    const wish = { project_ids: [project], picks: [{ ingredient_id: world.idOf('Quicksand'), supplier_id: supplier }] };
    const { total_cents } = await world.preview([project], wish);
    const [order] = (await world.client.post(`${AT}/orders/`, { ...wish, expected_total_cents: total_cents })).json<{
      orders: FlowerOrder[];
    }>().orders;
    expect(statusOf(await world.step(order?.id ?? 0, 'send'))).toEqual([409, 'floral_recipe_builder.supplier_without_email']);
    expect((await world.read(order?.id ?? 0)).order.status).toBe('draft');
  });

  it('is listed with each of its projects, and seen by who sees all of them', async () => {
    const [one, two] = [await world.projectWith('One', { Juliet: 3 }), await world.projectWith('Two', { Juliet: 4 })];
    const { id } = await world.order([one, two]);
    for (const project of [one, two]) {
      const list = (await world.client.get(`${AT}/projects/${project}/orders/`)).json<OrderSummary[]>();
      expect(list).toMatchObject([{ id, line_count: 1, ordered_units: 12, kept_units: 0, projects: [{ id: one }, { id: two }] }]);
    }
  });
});

describe('receiving', () => {
  it('counts short, rejects with reason and photo, takes something else instead; what it cost stands in the project (T-scenario 11)', async () => {
    const { project, order, line } = await sentOrder('Reyes');
    const { etag } = await world.read(order.id);
    const photo = async (bytes: Buffer, name: string) =>
      (
        await world.client.send('POST', {
          url: `/api/records/floral_recipe_builder.order/${order.id}/files/?name=${name}`,
          body: bytes,
          headers: { 'content-type': 'application/octet-stream' },
        })
      ).json<{ id: number }>().id;
    const brown = { line_id: line, received_units: 20, rejected_units: 2, reject_reason: 'Brown edges' };
    const noPhoto = await photo(Buffer.from('no picture'), 'note.txt');
    const refused = await world.receive(order.id, { etag, lines: [{ ...brown, reject_photo_id: noPhoto }] });
    expect([refused.statusCode, refused.json()['fields']]).toEqual([
      400,
      { 'lines.0.reject_photo_id': ['is not a picture of this order'] },
    ]);
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const short = await world.receive(order.id, { etag, lines: [{ ...brown, reject_photo_id: await photo(png, 'brown.png') }] });
    expect(statusOf(short)).toEqual([200, 'partially_received']);
    expect(short.json<FlowerOrder>()).toMatchObject({ actual_cents: 7_200, credit_cents: 800 });
    const instead = [{ line_id: line, ingredient_id: world.idOf('O’Hara'), received_units: 6, actual_cents: 1_320 }];
    const done = await world.receive(order.id, { etag: String(short.headers['etag']), instead });
    expect(statusOf(done)).toEqual([200, 'received']);
    expect(done.json<FlowerOrder>().lines[1]).toMatchObject({ name: 'Garden rose ‘White O’Hara’', substitute_of: line, received_units: 6 });
    expect(statusOf(await world.step(order.id, 'close'))).toEqual([200, 'closed']);
    expect(await costs(project)).toMatchObject({ actual_cents: 8_520, actual_unused_cents: 0, is_complete: true, order_count: 1 });
    const { planned_margin_bps, actual_margin_bps, price_cents, labor_cents } = await costs(project);
    expect(actual_margin_bps).toBe(Math.round(((price_cents - 8_520 - labor_cents) * 10_000) / price_cents));
    expect(actual_margin_bps).not.toBe(planned_margin_bps);
    // The shortfall is settled by what came instead: nothing is ordered again for it.
    expect((await world.preview([project])).total_cents).toBe(0);
  });

  it('of a line that stays short closes as short, and the rest is needed again', async () => {
    const { project, order, line } = await sentOrder('Short');
    const { etag } = await world.read(order.id);
    await world.receive(order.id, { etag, lines: [{ line_id: line, received_units: 14, rejected_units: 2, reject_reason: 'brown' }] });
    await world.step(order.id, 'close');
    const rows = await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows<{ name: string; payload: object }>(
        `select name, payload from platform_outbox where payload ->> 'order_id' = $1 order by id`,
        [String(order.id)],
      ),
    );
    expect(rows.map(({ name }) => name.replace('floral_recipe_builder.order.', ''))).toEqual([
      'sent@1',
      'received@1',
      'closed@1',
      'short@1',
    ]);
    const counted = { order_line_id: line, ingredient_id: world.idOf('Juliet'), received: 14, rejected: 2, actual_cents: null };
    await test.dispatcher.drain();
    const news = (await world.client.get('/api/notifications/latest/')).json<{ title: string; content: string; link: string }[]>();
    expect(news.filter(({ title }) => title === `${order.number} came short`)).toMatchObject([
      { content: 'Hudson Valley did not bring 12 Garden rose ‘Juliet’.', link: `/floral_recipe_builder/order/${order.id}` },
    ]);
    const others = (await (await test.signIn('plainA')).get('/api/notifications/latest/')).json<{ title: string }[]>();
    expect(others.filter(({ title }) => title.endsWith('came short'))).toEqual([]);
    expect(rows[1]?.payload).toEqual({ order_id: order.id, project_ids: [project], lines: [counted] });
    expect((await world.preview([project])).suppliers[0]?.lines[0]).toMatchObject({ on_order_units: 12, net_units: 10, ordered_units: 12 });
  });

  it('by two at once lets one win and shows the other what stands there; sent again, nothing is lost', async () => {
    const project = await world.projectWith('Two at it', { Juliet: 20, Quicksand: 40 });
    const { id } = await world.order([project]);
    await world.step(id, 'send');
    const { order, etag } = await world.read(id);
    const counts = order.lines.map((line) => ({ line_id: line.id, received_units: line.ordered_units }));
    const [ada, hank] = await Promise.all([counts[0], counts[1]].map((count) => world.receive(id, { etag, lines: count ? [count] : [] })));
    expect([ada?.statusCode, hank?.statusCode].sort()).toEqual([200, 412]);
    const loser = ada?.statusCode === 412 ? ada : hank;
    const missing = ada?.statusCode === 412 ? counts[0] : counts[1];
    const current = loser?.json<{ current: FlowerOrder }>().current;
    expect(current?.lines.filter(({ counted_at }) => counted_at !== null)).toHaveLength(1);
    const after = await world.receive(id, { etag: String(loser?.headers['etag']), lines: missing ? [missing] : [] });
    expect(statusOf(after)).toEqual([200, 'received']);
    expect(after.json<FlowerOrder>().lines.map(({ received_units }) => received_units)).toEqual(
      counts.map(({ received_units }) => received_units),
    );
  });

  it('without costs shows and takes none, also in a conflict', async () => {
    const { order, line } = await sentOrder('Without costs');
    const { etag } = await world.read(order.id);
    const seen = await helper.get(`${AT}/orders/${order.id}/`);
    const counted = await world.receive(order.id, {
      etag,
      client: helper,
      lines: [{ line_id: line, received_units: 24, actual_cents: 1 }],
    });
    const conflict = await world.receive(order.id, { etag, client: helper, lines: [{ line_id: line, received_units: 1 }] });
    expect([seen.statusCode, counted.statusCode, conflict.statusCode]).toEqual([200, 200, 412]);
    for (const { body } of [seen, counted, conflict]) expect(body).not.toMatch(/_cents/);
    expect((await world.read(order.id)).order).toMatchObject({ actual_cents: 9_600 });
    expect((await helper.post(`${AT}/orders/preview/`, { project_ids: [1] })).statusCode).toBe(403);
    expect((await helper.get(`${AT}/orders/${order.id}/po.csv/`)).statusCode).toBe(403);
  });

  it.each([
    ['a line of another order', { line_id: 999_999, received_units: 1 }, 'lines.0.line_id'],
    ['more bad ones than came', { line_id: 1, received_units: 1, rejected_units: 2, reject_reason: 'Mould' }, 'lines.0.rejected_units'],
    ['bad ones without a reason', { line_id: 1, received_units: 2, rejected_units: 1 }, 'lines.0.reject_reason'],
    ['less than nothing', { line_id: 1, received_units: -1 }, 'lines.0.received_units'],
    ['a million million stems', { line_id: 1, received_units: 1e12 }, 'lines.0.received_units'],
  ])('refuses %s by field, and writes nothing', async (_what, line, field) => {
    const { order } = await sentOrder('Refused');
    const { etag } = await world.read(order.id);
    const answer = await world.receive(order.id, { etag, lines: [line] });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field);
    expect((await world.read(order.id)).etag).toBe(etag);
  });
});

it('the history of a recipe tells its orders, what came instead and what its flowers have cost', async () => {
  const project = await world.project('History');
  const recipe = await world.recipe(project, { name: 'Bouquet', page: 'personal', of: { Juliet: 20 } });
  const { id, number } = await world.order([project]);
  await world.step(id, 'send');
  const { order, etag } = await world.read(id);
  const line_id = order.lines[0]?.id;
  await world.receive(id, { etag, instead: [{ line_id, ingredient_id: world.idOf('O’Hara'), received_units: 24 }] });
  const history = (await world.client.get(`${AT}/recipes/${recipe}/order-history/`)).json<RecipeHistory>();
  expect(history.recipe).toEqual({ id: recipe, name: 'Bouquet', project_id: project });
  expect(history.orders).toMatchObject([
    { number, name: 'Garden rose ‘Juliet’', qty_milli: 20_000, cents: 8_000, instead_of: null },
    { number, name: 'Garden rose ‘White O’Hara’', received_units: 24, instead_of: 'Garden rose ‘Juliet’' },
  ]);
  expect(history.prices).toMatchObject([{ name: 'Garden rose ‘Juliet’', pack_price_cents: 4_800 }]);
  expect((await helper.get(`${AT}/recipes/${recipe}/order-history/`)).body).not.toMatch(/cents/);
});
