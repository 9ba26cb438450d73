import type { BookVersion, Comparison, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { AT, FlowerWorld } from '../testing/wedding';

let test: TestApp;
let world: FlowerWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await FlowerWorld.open(await test.signIn('adminA'), ['Juliet', 'Quicksand']);
});
afterAll(() => test.stop());

it('a locked book stays as it is; opened again it becomes a new version, and both are compared', async () => {
  const project = await world.project('Versions');
  const bouquet = await world.recipe(project, { name: 'Bouquet', page: 'personal', of: { Juliet: 5, Quicksand: 8 } });
  const gone = await world.recipe(project, { name: 'Corsage', page: 'personal', of: { Quicksand: 1 } });
  const book = `${AT}/projects/${project}/book`;
  const change = (id: number, body: object) =>
    world.client.send('PATCH', { url: `${AT}/recipes/${id}/`, body, headers: { 'if-match': '*' } });
  const before = (await world.client.get(`${book}/`)).json<RecipeBook>().totals.price_cents;
  const both = await Promise.all([world.client.post(`${book}/lock/`), world.client.post(`${book}/lock/`)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await change(bouquet, { quantity: 2 })).json()).toMatchObject({ code: 'floral_recipe_builder.book_locked' });
  const { id: orderId } = await world.order([project]);
  await world.step(orderId, 'send');
  expect((await world.client.get(`${book}/`)).json<RecipeBook>().status).toBe('ordered');

  expect((await world.client.post(`${book}/unlock/`)).json<RecipeBook>().status).toBe('priced');
  const lines = [{ key: 'a', ingredient_id: world.idOf('Juliet'), qty_milli: 7_000 }];
  await change(bouquet, { quantity: 2, lines });
  await world.client.send('DELETE', { url: `${AT}/recipes/${gone}/` });
  const added = await world.recipe(project, { name: 'Arch', page: 'ceremony', of: { Quicksand: 30 } });
  const [version] = (await world.client.get(`${book}/versions/`)).json<BookVersion[]>();
  expect(version).toMatchObject({ number: 1, price_cents: before, piece_count: 2 });
  const compared = (await world.client.get(`${book}/versions/${version?.id ?? 0}/compare/`)).json<Comparison>();
  const now = (await world.client.get(`${book}/`)).json<RecipeBook>();
  expect([compared.before_cents, compared.after_cents]).toEqual([before, now.totals.price_cents]);
  expect(
    compared.changes.map(({ recipe_id, before: old, after, lines: changed }) => [
      recipe_id,
      old?.quantity,
      after?.quantity,
      changed.map(({ before_milli, after_milli }) => [before_milli, after_milli]),
    ]),
  ).toEqual([
    [
      bouquet,
      1,
      2,
      [
        [5_000, 7_000],
        [8_000, 0],
      ],
    ],
    [added, undefined, 1, [[0, 30_000]]],
    [gone, 1, undefined, [[1_000, 0]]],
  ]);

  await world.client.post(`${book}/lock/`);
  const [second] = (await world.client.get(`${book}/versions/`)).json<BookVersion[]>();
  const between = await world.client.get(`${book}/versions/${version?.id ?? 0}/compare/?with=${second?.id ?? 0}`);
  expect(between.json()).toEqual(compared);
  const other = await world.project('Another');
  expect((await world.client.get(`${AT}/projects/${other}/book/versions/${version?.id ?? 0}/compare/`)).statusCode).toBe(404);
});
