import type { BookRecipe, LibraryRecipe, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { AT, FlowerWorld, wedding } from '../testing/wedding';

let test: TestApp;
let world: FlowerWorld;
let saved: LibraryRecipe;
beforeAll(async () => {
  test = await createTestApp();
  const [bouquet] = wedding;
  if (!bouquet) throw new Error('The worked example is not there');
  world = await FlowerWorld.open(await test.signIn('adminA'), Object.keys(bouquet.of));
  const recipe = await world.recipe(await world.project('Where it was made'), bouquet);
  saved = (await world.client.post(`${AT}/recipes/${recipe}/library/`, { name: 'Bridal lush' })).json<LibraryRecipe>();
});
afterAll(() => test.stop());

const take = (projectId: number, body: object) =>
  world.client.post(`${AT}/projects/${projectId}/recipes/take/`, { page: 'personal', ...body });
const send = (method: 'DELETE' | 'PATCH', body: object | undefined, ifMatch?: string) =>
  world.client.send(method, { url: `${AT}/library/${saved.id}/`, ...(body && { body }), headers: ifMatch ? { 'if-match': ifMatch } : {} });

it('a piece that is kept in the library is taken into another project at the same price, to the cent', async () => {
  expect(saved).toMatchObject({ name: 'Bridal lush', minutes: 75, stems_milli: 39_000, sizes: { s: 700, m: 1_000, l: 1_400 } });
  const target = await world.project('Where it is taken');
  const taken = await take(target, { from: { kind: 'library', id: saved.id }, quantity: 2 });
  expect(taken.statusCode).toBe(201);
  expect(taken.json()).toMatchObject({
    name: 'Bridal lush',
    quantity: 2,
    project_id: target,
    price: { unit_cents: saved.unit_cents, materials_cost_cents: 7_998 },
  });
  expect((await world.client.get(`${AT}/projects/${target}/book/`)).json<RecipeBook>().recipes).toHaveLength(1);
});

it('is made smaller and larger with whole stems; a piece of another project is copied in the same way', async () => {
  const target = await world.project('Sizes');
  const small = (await take(target, { from: { kind: 'library', id: saved.id }, factor_milli: saved.sizes.s })).json<BookRecipe>();
  expect(small.lines.map(({ qty_milli }) => qty_milli / 1_000)).toEqual([6, 4, 4, 6, 3, 2, 4, 1, 1]);
  const copy = (await take(target, { from: { kind: 'recipe', id: small.id }, factor_milli: 2_000 })).json<BookRecipe>();
  expect(copy.lines.map(({ qty_milli }) => qty_milli / 1_000)).toEqual([12, 8, 8, 12, 6, 4, 8, 2, 2]);
});

it('is priced by what its flowers cost today, while pieces that were made from it keep their price', async () => {
  const target = await world.project('Dearer');
  const before = (await take(target, { from: { kind: 'library', id: saved.id } })).json<BookRecipe>();
  const ingredient = (await world.client.get(`${AT}/ingredients/${world.idOf('Juliet')}/`)).json<{
    packs: { id: number; pack_price_cents: number }[];
  }>();
  const [pack] = ingredient.packs;
  await world.client.send('PATCH', { url: `${AT}/packs/${pack?.id ?? 0}/`, body: { pack_price_cents: 9_600 } });
  const now = (await world.client.get(`${AT}/library/${saved.id}/`)).json<LibraryRecipe>();
  expect(now.unit_cents).toBeGreaterThan(saved.unit_cents);
  expect((await world.client.get(`${AT}/recipes/${before.id}/`)).json<BookRecipe>().price.unit_cents).toBe(saved.unit_cents);
});

it('its words and sizes are changed by one at a time; in the archive it is neither listed nor changed', async () => {
  expect((await send('PATCH', { name: 'x' })).statusCode).toBe(428);
  const etag = String((await world.client.get(`${AT}/library/${saved.id}/`)).headers['etag']);
  expect((await send('PATCH', { sizes: { s: 500, m: 1_000, l: 2_000 } }, etag)).json()).toMatchObject({
    sizes: { s: 500, m: 1_000, l: 2_000 },
  });
  expect((await send('PATCH', { name: 'Too late' }, etag)).statusCode).toBe(412);
  expect((await send('PATCH', { sizes: { s: 0, m: 1_000, l: 2_000 } }, '*')).statusCode).toBe(400);
  await send('DELETE', undefined);
  expect((await world.client.get(`${AT}/library/`)).json<LibraryRecipe[]>()).toEqual([]);
  expect((await send('PATCH', { name: 'Archived' }, '*')).json()).toMatchObject({ code: 'floral_recipe_builder.archived' });
  await world.client.post(`${AT}/library/${saved.id}/restore/`);
  expect((await world.client.get(`${AT}/library/`)).json<LibraryRecipe[]>()).toMatchObject([{ id: saved.id }]);
});

it('nothing is taken of a piece that was deleted, nor to a page that is not there', async () => {
  const target = await world.project('Refused');
  const gone = (await take(target, { from: { kind: 'library', id: saved.id } })).json<BookRecipe>();
  await world.client.send('DELETE', { url: `${AT}/recipes/${gone.id}/` });
  expect((await take(target, { from: { kind: 'recipe', id: gone.id } })).statusCode).toBe(404);
  expect((await take(target, { from: { kind: 'library', id: 999_999 } })).statusCode).toBe(404);
  expect((await take(target, { from: { kind: 'library', id: saved.id }, page: 'attic' })).statusCode).toBe(400);
});
