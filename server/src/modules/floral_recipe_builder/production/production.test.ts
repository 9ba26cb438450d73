import { randomUUID } from 'node:crypto';
import type { ProductionSheet, Tick } from '@butterfly/contracts/floral_recipe_builder';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { AT, FlowerWorld } from '../testing/wedding';

let test: TestApp;
let world: FlowerWorld;
let project: number;
let bouquet: number;
beforeAll(async () => {
  test = await createTestApp();
  world = await FlowerWorld.open(await test.signIn('adminA'), ['Juliet', 'Pearl pins']);
  project = await world.project('Production');
  bouquet = await world.recipe(project, {
    name: 'Bouquet',
    page: 'personal',
    quantity: 3,
    minutes: 40,
    of: { Juliet: 8, 'Pearl pins': 2 },
  });
});
afterAll(() => test.stop());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const tickOf = (item: string, { done = true, at = minutesAgo(10) }: { done?: boolean; at?: string } = {}) => ({
  client_id: randomUUID(),
  item,
  done,
  at,
});
const send = (ticks: readonly object[], sent_at = minutesAgo(0)) =>
  world.client.post(`${AT}/projects/${project}/production/ticks/`, { sent_at, ticks });
const sheet = async () => (await world.client.get(`${AT}/projects/${project}/production/`)).json<ProductionSheet>();
const stateOf = (ticks: readonly Tick[]) => Object.fromEntries(ticks.map(({ item, done }) => [item, done]));

it('a sheet says what to make, to process and to pull, and what of it came; nothing of it is money', async () => {
  const order = await world.order([project]);
  await world.step(order.id, 'send');
  const { etag } = await world.read(order.id);
  const juliet = order.lines.find(({ name }) => name.includes('Juliet'));
  await world.receive(order.id, { etag, lines: [{ line_id: juliet?.id, received_units: 20, rejected_units: 2, reject_reason: 'brown' }] });
  const answer = await world.client.get(`${AT}/projects/${project}/production/`);
  expect(answer.json()).toMatchObject({
    name: 'Production',
    minutes: 120,
    pieces: [{ name: 'Bouquet', quantity: 3, items: [1, 2, 3].map((nth) => `piece:${bouquet}:${nth}`) }],
    processing: [{ units: 27, ordered_units: 36, kept_units: 18, process_on: '2027-06-09' }],
    pull: [{ units: 6, where_used: ['Bouquet'] }],
    ticks: [],
  });
  expect(answer.body).not.toMatch(/cents|margin|price/);
  for (const part of ['all', 'labels', 'lists', 'sheets']) {
    const pdf = await world.client.get(`${AT}/projects/${project}/production.pdf/?part=${part}`);
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  }
});

it('two tablets that were offline lose no tick and double none: the last of a line counts, sent again or in another order', async () => {
  const [stems, first] = [`stems:${world.idOf('Juliet')}`, `piece:${bouquet}:1`];
  const one = [tickOf(stems, { at: minutesAgo(50) }), tickOf(first, { at: minutesAgo(40) })];
  const other = [tickOf(stems, { at: minutesAgo(45), done: false }), tickOf(`piece:${bouquet}:2`, { at: minutesAgo(30) })];
  const late = tickOf(first, { at: minutesAgo(55), done: false });
  const expected = { [stems]: false, [first]: true, [`piece:${bouquet}:2`]: true };
  const answers = await Promise.all([send(other), send(one), send(one), send(other)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(stateOf((await send([late])).json<Tick[]>())).toEqual(expected);
  // A tick that is sent an hour later once more is not made anew, even where it was undone meanwhile.
  await send([tickOf(first, { done: false, at: minutesAgo(1) })]);
  expect(stateOf((await send(one)).json<Tick[]>())).toEqual({ ...expected, [first]: false });
  expect(stateOf((await sheet()).ticks)).toEqual({ ...expected, [first]: false });
});

it('a tablet whose clock is a day ahead is put right, and does not win for a day', async () => {
  const item = `piece:${bouquet}:3`;
  const ahead = (minutes: number) => minutesAgo(minutes - 24 * 60);
  await send([tickOf(item, { at: ahead(5) })], ahead(0));
  expect(stateOf((await send([tickOf(item, { done: false, at: minutesAgo(1) })])).json<Tick[]>())).toMatchObject({ [item]: false });
});

it('refuses what is no line of a sheet, and a project that is not there', async () => {
  const refused = await send([tickOf('stems:1; drop table')]);
  expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([400, { 'ticks.0.item': expect.any(Array) as unknown }]);
  expect((await send([{ ...tickOf('stems:1'), client_id: 'not-an-id' }])).statusCode).toBe(400);
  const nowhere = `${AT}/projects/999999/production`;
  const answers = await Promise.all([
    world.client.get(`${nowhere}/`),
    world.client.post(`${nowhere}/ticks/`, { sent_at: minutesAgo(0), ticks: [tickOf('stems:1')] }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});
