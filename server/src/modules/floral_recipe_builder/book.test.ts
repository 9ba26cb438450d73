import type { BookRecipe, Ingredient, Profile, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { addPersonWith } from '../../platform/testing/test-people';

const AT = '/api/floral_recipe_builder';

let test: TestApp;
let admin: TestClient;
let project: number;
let supplier: number;
const stock = new Map<string, number>();

/** An ingredient with the pack that it is bought in. */
async function stocked(name: string, { kind = 'fresh', size, cents }: { kind?: string; size: number; cents: number }): Promise<number> {
  const { id } = (await admin.post(`${AT}/ingredients/`, { name, kind })).json<Ingredient>();
  const bought = await admin.post(`${AT}/ingredients/${id}/packs/`, { supplier_id: supplier, pack_size: size, pack_price_cents: cents });
  expect(bought.json<Ingredient>().packs).toMatchObject([{ pack_size: size, pack_price_cents: cents, is_default: true, currency: 'USD' }]);
  stock.set(name, id);
  return id;
}

const line = (name: string, qty: number) => ({ key: name.toLowerCase(), ingredient_id: stock.get(name), qty_milli: qty * 1_000 });
const BOUQUET = () => [line('Quicksand', 8), line('Juliet', 5), line('Ribbon', 2)];
const book = async (client = admin) => (await client.get(`${AT}/projects/${project}/book/`)).json<RecipeBook>();
const addRecipe = async (body: object) => {
  const answer = await admin.post(`${AT}/projects/${project}/recipes/`, { name: 'Bridal bouquet', page: 'personal', minutes: 75, ...body });
  return { answer, recipe: answer.json<BookRecipe>(), etag: answer.headers['etag'] as string };
};
const patch = (url: string, body: object, etag?: string) =>
  admin.send('PATCH', { url: `${AT}${url}`, body, headers: etag ? { 'if-match': etag } : {} });
const remove = (url: string) => admin.send('DELETE', { url: `${AT}${url}` });
const change = (id: number, body: object, etag: string) => patch(`/recipes/${id}/`, body, etag);

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  project = (
    await admin.post('/api/tenant_crm/projects/', { name: 'Marlow & Okafor', event_type: 'wedding', event_date: '2027-06-12' })
  ).json<{ id: number }>().id;
  supplier = (await admin.post(`${AT}/suppliers/`, { name: 'Hudson Wholesale' })).json<{ id: number }>().id;
  await stocked('Quicksand', { size: 25, cents: 3_250 });
  await stocked('Juliet', { size: 12, cents: 4_800 });
  await stocked('Ribbon', { kind: 'hard_good', size: 1, cents: 350 });
});
afterAll(() => test.stop());

describe('the book of a project', () => {
  it('is made when it is opened first, once for two who open it together', async () => {
    const [one, other] = await Promise.all([book(), book()]);
    expect(one).toMatchObject({
      project_id: project,
      name: 'Marlow & Okafor',
      status: 'draft',
      currency: 'USD',
      recipes: [],
      totals: { price_cents: 0 },
    });
    expect(one.pages.map(({ name }) => name)).toEqual(['Personal', 'Ceremony', 'Reception']);
    expect(other.id).toBe(one.id);
    expect((await admin.get(`${AT}/projects/999999/book/`)).statusCode).toBe(404);
  });

  it('prices its pieces and sums them up', async () => {
    const { answer, recipe } = await addRecipe({ quantity: 2, lines: BOUQUET() });
    expect(answer.statusCode).toBe(201);
    // 11.44 + 22.00 + 7.00 of materials; 40.04 + 77.00 + 17.50 at retail; a quarter of labor; up to 5.00
    expect(recipe.price).toEqual({
      unit_cents: 17_000,
      calculated_cents: 17_000,
      below_calculated: false,
      rentals_cents: 0,
      stems_milli: 13_000,
      materials_cost_cents: 4_044,
      materials_retail_cents: 13_454,
      labor_cents: 3_364,
      overhead_cents: 0,
      raw_cents: 16_818,
      labor_cost_cents: 2_750,
      margin_bps: 6_004,
      cogs_bps: 2_379,
    });
    expect((await book()).totals).toMatchObject({ price_cents: 34_000, stems_milli: 26_000, minutes: 150, materials_cost_cents: 8_088 });
  });

  it('keeps the price that a line was written with, until the line is written anew', async () => {
    const { recipe, etag } = await addRecipe({ lines: [line('Quicksand', 8)] });
    const pack = (await admin.get(`${AT}/ingredients/${stock.get('Quicksand')}/`)).json<Ingredient>().packs[0]?.id ?? 0;
    await patch(`/packs/${pack}/`, { pack_price_cents: 5_000 });
    const kept = (await change(recipe.id, { lines: [{ ...line('Quicksand', 10) }] }, etag)).json<BookRecipe>();
    expect(kept.lines).toMatchObject([
      { qty_milli: 10_000, pack_price_cents: 3_250, supplier_name: 'Hudson Wholesale', name: 'Quicksand' },
    ]);
    const fresh = await addRecipe({ lines: [line('Quicksand', 8)] });
    expect(fresh.recipe.lines).toMatchObject([{ pack_price_cents: 5_000 }]);
    const prices = (await admin.get(`${AT}/ingredients/${stock.get('Quicksand')}/prices/`)).json<{ pack_price_cents: number }[]>();
    expect(prices.map(({ pack_price_cents }) => pack_price_cents)).toEqual([5_000, 3_250]);
    await patch(`/packs/${pack}/`, { pack_price_cents: 3_250 });
  });

  it('says what a line stands in for, until the first ingredient is back', async () => {
    const { recipe, etag } = await addRecipe({ lines: [line('Juliet', 5)] });
    const swap = async (name: string, tag: string) => {
      const answer = await change(recipe.id, { lines: [{ ...line(name, 7), key: 'juliet' }] }, tag);
      return { tag: answer.headers['etag'] as string, line: answer.json<BookRecipe>().lines[0] };
    };
    const other = await swap('Quicksand', etag);
    expect(other.line).toMatchObject({ name: 'Quicksand', substituted_from: 'Juliet', pack_size: 25 });
    const third = await swap('Ribbon', other.tag);
    expect(third.line).toMatchObject({ name: 'Ribbon', substituted_from: 'Juliet' });
    expect((await swap('Juliet', third.tag)).line).toMatchObject({ name: 'Juliet', substituted_from: null, pack_size: 12 });
  });

  it('tells the day of its event and what is lost of each kind, and reads one piece alone', async () => {
    expect(await book()).toMatchObject({ event_date: '2027-06-12', waste_bps: { fresh: 1_000, hard_good: 0 } });
    const { recipe, etag } = await addRecipe({ lines: BOUQUET() });
    const alone = await admin.get(`${AT}/recipes/${recipe.id}/`);
    expect([alone.json(), alone.headers['etag']]).toEqual([recipe, etag]);
    await remove(`/recipes/${recipe.id}/`);
    expect((await admin.get(`${AT}/recipes/${recipe.id}/`)).statusCode).toBe(404);
  });

  it('keeps a multiplier of its own when somebody saves it who does not see costs, and so does not know it', async () => {
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'unknowing@a.example', plugins: ['floral_recipe_builder'] });
    const member = await test.signIn('unknowing@a.example');
    const { recipe } = await addRecipe({ lines: [{ ...line('Quicksand', 8), multiplier_milli: 4_200 }] });
    const url = `${AT}/recipes/${recipe.id}/`;
    const seen = await member.get(url);
    expect(seen.body).not.toContain('multiplier');
    const lines = [{ ...line('Quicksand', 9), key: recipe.lines[0]?.key }];
    const saved = await member.send('PATCH', { url, body: { lines }, headers: { 'if-match': String(seen.headers['etag']) } });
    expect([saved.statusCode, saved.body.includes('multiplier')]).toEqual([200, false]);
    expect((await admin.get(url)).json<BookRecipe>().lines).toMatchObject([{ qty_milli: 9_000, multiplier_milli: 4_200 }]);
    await remove(`/recipes/${recipe.id}/`);
  });

  it('has no costs in any answer for who may not see them', async () => {
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'helper@a.example', plugins: ['floral_recipe_builder'] });
    const member = await test.signIn('helper@a.example');
    const shown = await book(member);
    expect(shown.recipes.length).toBeGreaterThan(0);
    const words = JSON.stringify([shown, (await member.get(`${AT}/ingredients/`)).json()]);
    expect(words).not.toMatch(/cost|margin|cogs|pack_price|retail|labor_cents|overhead|raw_cents|multiplier/);
    expect((await member.get(`${AT}/pricing-profiles/`)).statusCode).toBe(403);
    const id = shown.recipes[0]?.id ?? 0;
    const conflict = await member.send('PATCH', { url: `${AT}/recipes/${id}/`, body: { quantity: 9 }, headers: { 'if-match': '"1-0"' } });
    expect([conflict.statusCode, conflict.body.match(/cost|margin|pack_price|retail/)]).toEqual([412, null]);
  });

  it('is never answered as unchanged when a piece of it has changed', async () => {
    const { recipe, etag } = await addRecipe({ quantity: 1 });
    const before = await admin.get(`${AT}/projects/${project}/book/`);
    await change(recipe.id, { quantity: 2 }, etag);
    const seen = { 'if-none-match': String(before.headers['etag'] ?? '') };
    const after = await admin.send('GET', { url: `${AT}/projects/${project}/book/`, headers: seen });
    expect([after.statusCode, after.json<RecipeBook>().recipes.find(({ id }) => id === recipe.id)?.quantity]).toEqual([200, 2]);
  });

  it('lets one of two win, and tells the other what stands there now', async () => {
    const { recipe, etag } = await addRecipe({ lines: BOUQUET() });
    const both = await Promise.all([change(recipe.id, { quantity: 3 }, etag), change(recipe.id, { quantity: 4 }, etag)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });

  it('takes a piece out and brings it back as it was', async () => {
    const { recipe } = await addRecipe({ name: 'Arch', page: 'ceremony', lines: BOUQUET() });
    await remove(`/recipes/${recipe.id}/`);
    expect((await book()).recipes.map(({ id }) => id)).not.toContain(recipe.id);
    const back = (await admin.post(`${AT}/recipes/${recipe.id}/restore/`, {})).json<BookRecipe>();
    expect([back.lines, back.price]).toEqual([recipe.lines, recipe.price]);
  });

  it('holds a locked price whatever flowers, labor or profile say, and lets it go', async () => {
    const { recipe, etag } = await addRecipe({ lines: BOUQUET() });
    const step = async (body: object, tag: string) => {
      const answer = await change(recipe.id, body, tag);
      return { saved: answer.json<BookRecipe>(), tag: answer.headers['etag'] as string };
    };
    const locked = await step({ price_locked: true }, etag);
    expect(locked.saved).toMatchObject({ price_locked: true, locked_price_cents: 17_000, price: { unit_cents: 17_000 } });
    const more = await step({ lines: [line('Quicksand', 20)], labor: { mode: 'fixed', cents: 20_000 } }, locked.tag);
    expect(more.saved.price).toMatchObject({ unit_cents: 17_000, calculated_cents: 30_500, below_calculated: true });
    const [usual] = (await admin.get(`${AT}/pricing-profiles/`)).json<Profile[]>();
    if (!usual) throw new Error('The book of the test has no profile.');
    const dear = await patch(
      `/pricing-profiles/${usual.id}/`,
      { rules: { ...usual.rules, overhead_bps: 5_000 } },
      `"${usual.id}-${usual.version}"`,
    );
    const read = (await book()).recipes.find(({ id }) => id === recipe.id);
    expect(read?.price).toMatchObject({ unit_cents: 17_000, calculated_cents: 45_500 });
    await patch(`/pricing-profiles/${usual.id}/`, { rules: usual.rules }, dear.headers['etag'] as string);
    const own = await step({ price_override_cents: 40_000 }, more.tag);
    expect(own.saved.price.unit_cents).toBe(17_000);
    const free = await step({ price_locked: false, price_override_cents: null }, own.tag);
    expect(free.saved).toMatchObject({ locked_price_cents: null, price: { unit_cents: 30_500, below_calculated: false } });
    const named = await step({ price_locked: true, locked_price_cents: 18_000 }, free.tag);
    expect(named.saved.price.unit_cents).toBe(18_000);
  });

  it('takes its tolerance and the limits of drift from the profile, which one of two changes', async () => {
    const { recipe } = await addRecipe({ lines: BOUQUET(), price_override_cents: 16_000 });
    expect(recipe.price.below_calculated).toBe(false);
    expect((await book()).drift_limits).toEqual({ drift_green_bps: 1_500, drift_yellow_bps: 3_000 });
    const [usual] = (await admin.get(`${AT}/pricing-profiles/`)).json<Profile[]>();
    if (!usual) throw new Error('The book of the test has no profile.');
    const write = (rules: Partial<Profile['rules']>, etag = `"${usual.id}-${usual.version}"`) =>
      patch(`/pricing-profiles/${usual.id}/`, { rules: { ...usual.rules, ...rules } }, etag);
    const strict = { price_tolerance_cents: 999, drift_green_bps: 500, drift_yellow_bps: 1_000 };
    const saved = await write(strict);
    expect([saved.statusCode, (await write(strict)).statusCode]).toEqual([200, 412]);
    const after = await book();
    expect(after.drift_limits).toEqual({ drift_green_bps: 500, drift_yellow_bps: 1_000 });
    expect(after.recipes.find(({ id }) => id === recipe.id)?.price.below_calculated).toBe(true);
    const etag = saved.headers['etag'] as string;
    const mixed = await write({ drift_green_bps: 2_000, drift_yellow_bps: 1_000 }, etag);
    expect([mixed.statusCode, Object.keys(mixed.json<{ fields: object }>().fields)]).toEqual([400, ['rules.drift_yellow_bps']]);
    expect((await write({}, etag)).statusCode).toBe(200);
  });

  it('makes nothing of a piece that is used again or sold without being made', async () => {
    const { recipe: arch } = await addRecipe({ name: 'Arch', page: 'ceremony', lines: BOUQUET() });
    const again = await addRecipe({
      name: 'Sweetheart table',
      page: 'reception',
      lines: BOUQUET(),
      repurposed_from: [arch.id],
      price_override_cents: 9_000,
    });
    const candles = await addRecipe({ name: 'Candles', page: 'reception', is_no_recipe: true, price_override_cents: 4_500 });
    expect([again.recipe.price, candles.recipe.price]).toMatchObject([
      { unit_cents: 9_000, stems_milli: 0, materials_cost_cents: 0 },
      { unit_cents: 4_500, stems_milli: 0, materials_cost_cents: 0, labor_cost_cents: 0 },
    ]);
  });

  it.each([
    ['an ingredient that is not there', { lines: [{ key: 'a', ingredient_id: 999_999, qty_milli: 1_000 }] }, 'lines.0.ingredient_id'],
    ['less than nothing', { lines: [{ key: 'a', ingredient_id: 1, qty_milli: -1 }] }, 'lines.0.qty_milli'],
    ['a million million stems', { lines: [{ key: 'a', ingredient_id: 1, qty_milli: 1e15 }] }, 'lines.0.qty_milli'],
    ['a page that the book does not have', { page: 'garden' }, 'page'],
  ])('refuses %s by field, and saves nothing', async (_what, body, field) => {
    const before = (await book()).recipes.length;
    const { answer } = await addRecipe(body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
    expect((await book()).recipes.length).toBe(before);
  });

  it('keeps a page that has pieces', async () => {
    const { id, version } = await book();
    const answer = await patch(`/projects/${project}/book/`, { pages: [{ key: 'garden', name: 'Garden' }] }, `"${id}-${version}"`);
    expect(answer.json()).toMatchObject({ fields: { pages: [expect.stringMatching(/must keep the page of/)] } });
  });
});

describe('the ways to buy an ingredient', () => {
  it('have one usual one, whichever is chosen or left', async () => {
    const id = await stocked('Majolika', { size: 10, cents: 1_650 });
    const usual = (found: Ingredient) => found.packs.filter(({ is_default }) => is_default).map(({ pack_size }) => pack_size);
    const boxed = (
      await admin.post(`${AT}/ingredients/${id}/packs/`, {
        supplier_id: supplier,
        pack_name: 'box',
        pack_size: 100,
        pack_price_cents: 15_000,
        is_default: true,
      })
    ).json<Ingredient>();
    expect(usual(boxed)).toEqual([100]);
    const box = boxed.packs.find(({ pack_size }) => pack_size === 100)?.id ?? 0;
    expect(usual((await remove(`/packs/${box}/`)).json<Ingredient>())).toEqual([10]);
  });

  it('are found by name, botanical name and month', async () => {
    await admin.post(`${AT}/ingredients/`, { name: 'Peony Coral Charm', botanical: 'Paeonia', kind: 'fresh', season_months: [5, 6] });
    const names = async (search: string) =>
      (await admin.get(`${AT}/ingredients/?${search}`)).json<{ results: Ingredient[] }>().results.map(({ name }) => name);
    expect(await names('search=paeonia')).toEqual(['Peony Coral Charm']);
    expect(await names('search=peony&month=6')).toEqual(['Peony Coral Charm']);
    expect(await names('search=peony&month=9')).toEqual([]);
  });

  it('refuse a pack without anything in it and a supplier of somebody else', async () => {
    const pack = { supplier_id: supplier, pack_size: 0, pack_price_cents: 100 };
    const add = (body: object) => admin.post(`${AT}/ingredients/${stock.get('Juliet')}/packs/`, body);
    expect((await add(pack)).json()).toMatchObject({ fields: { pack_size: expect.anything() } });
    expect((await add({ ...pack, pack_size: 1, supplier_id: 999_999 })).json()).toMatchObject({
      fields: { supplier_id: ['is not a supplier of yours'] },
    });
  });
});
