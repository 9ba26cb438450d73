import type { BookRecipe, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { AT, FlowerWorld } from '../testing/wedding';

let test: TestApp;
let world: FlowerWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await FlowerWorld.open(await test.signIn('adminA'), ['Juliet']);
});
afterAll(() => test.stop());

it('a quick quote without a project is attached later, whole and once', async () => {
  const at = `${AT}/temp/walk-in_1`;
  const [one, two] = await Promise.all([world.client.get(`${at}/`), world.client.get(`${at}/`)]);
  expect(one.json<RecipeBook>()).toMatchObject({ project_id: null, name: 'Quick quote', recipes: [] });
  expect(two.json<RecipeBook>().id).toBe(one.json<RecipeBook>().id);
  const lines = [{ key: 'a', ingredient_id: world.idOf('Juliet'), qty_milli: 5_000 }];
  const made = (await world.client.post(`${at}/recipes/`, { name: 'Bouquet', page: 'personal', lines })).json<BookRecipe>();
  const again = (
    await world.client.post(`${at}/recipes/`, { name: 'Again', page: 'reception', repurposed_from: [made.id] })
  ).json<BookRecipe>();
  const changed = await world.client.send('PATCH', {
    url: `${AT}/recipes/${made.id}/`,
    body: { quantity: 3 },
    headers: { 'if-match': '*' },
  });
  expect(changed.json()).toMatchObject({ quantity: 3, project_id: null });

  const project = await world.project('Walked in');
  await world.recipe(project, { name: 'Arch', page: 'ceremony', of: { Juliet: 4 } });
  const attach = () => world.client.post(`${at}/attach/`, { project_id: project });
  const both = await Promise.all([attach(), attach()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  const book = (await world.client.get(`${AT}/projects/${project}/book/`)).json<RecipeBook>();
  expect(book.recipes.map(({ name, quantity, project_id }) => [name, quantity, project_id])).toEqual([
    ['Arch', 1, project],
    ['Bouquet', 3, project],
    ['Again', 1, project],
  ]);
  expect(book.recipes[1]?.lines).toEqual(made.lines);
  expect(book.recipes[2]).toMatchObject({ id: again.id, repurposed_from: [made.id] });
  // Its old address leads to the project.
  expect((await world.client.get(`${at}/`)).json()).toEqual(book);
});

it('a quick quote is not put into a book that is locked, nor into a project of somebody else', async () => {
  const at = `${AT}/temp/walk-in_2`;
  await world.client.post(`${at}/recipes/`, { name: 'Bouquet', page: 'personal' });
  const project = await world.projectWith('Locked', { Juliet: 2 });
  await world.client.post(`${AT}/projects/${project}/book/lock/`);
  const locked = await world.client.post(`${at}/attach/`, { project_id: project });
  const foreign = await world.client.post(`${at}/attach/`, { project_id: 999_999 });
  expect([locked.json()['code'], foreign.statusCode]).toEqual(['floral_recipe_builder.book_locked', 404]);
  expect((await world.client.get(`${at}/`)).json<RecipeBook>().recipes).toHaveLength(1);
  const other = await test.signIn('adminB');
  expect((await other.get(`${at}/`)).json<RecipeBook>().recipes).toEqual([]);
});
