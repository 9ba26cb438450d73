import { expect, test } from '../../fixtures';
import { faults, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';
import { newEvent } from '../floral_recipe_builder/flowers.page';

const OWNER = 'admin@fern-thistle.example';
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const photo = { name: 'as-it-left.png', mimeType: 'image/png', buffer: PNG };

interface Made {
  readonly id: number;
}
type Api = Parameters<typeof newEvent>[0];

/** Five of a thing of which ten should be there. */
async function newThing(api: Api, name: string): Promise<number> {
  const post = async (path: string, body: object) => ((await (await api('POST', `/api/inventory/${path}/`, body)).json()) as Made).id;
  const type_id = await post('hg-types', { name: `Type of ${name}` });
  const item_id = await post('hg-items', { name, type_id, min_stock: 10, par_stock: 40, pack_size: 12 });
  const { results } = (await (await api('GET', '/api/inventory/locations/')).json()) as { results: Made[] };
  await post('hard-goods/transactions', { kind: 'receipt', item_id, location_id: results[0]?.id ?? 0, qty: 5 });
  return item_id;
}

test('what runs low is ordered with one click, stands as ordered, and becomes stock when it comes', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const item = await newThing(api, 'Mercury votive');
  await page.goto('/inventory/low-stock-dashboard');
  const low = page.getByRole('row', { name: /Mercury votive/ }).first();
  await low.getByRole('button', { name: 'Order 36' }).click();
  const ordered = page.getByRole('region', { name: 'On order' });
  await expect(ordered.getByRole('row', { name: /Mercury votive/ })).toContainText('36');
  await expect(low.getByRole('button', { name: /^Order / })).toBeHidden();
  await picture(page, 'low-stock-ordered.png', { fullPage: true });
  await page.setViewportSize({ width: 360, height: 740 });
  // The button that orders stands on the page of a telephone without being looked for.
  const another = page.getByRole('button', { name: /^Order / }).first();
  await expect(another).toBeInViewport({ ratio: 0.99 });
  await picture(page, 'low-stock-phone.png', { fullPage: true });
  expect(await tooWide(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await ordered.getByRole('button', { name: 'It came' }).first().click();
  const form = page.getByRole('dialog', { name: /came$/ });
  await expect(form).toBeVisible();
  expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
  await form.getByRole('combobox', { name: 'Where' }).fill('Ware');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Put into stock' }).click();
  await expect(form).toBeHidden();
  await expect(ordered).toBeHidden();
  const answer = await api('GET', `/api/inventory/hg-items/${item}/`);
  expect(await answer.json()).toMatchObject({ on_hand: 41, on_order: 0 });
});

test('things leave with photographs of how they looked, which stand with the project', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const item_id = await newThing(api, 'Smoked hurricane');
  const project_id = await newEvent(api, 'Photographed things');
  await api('POST', '/api/inventory/reservations/', { project_id, item_id, qty: 4, out_on: '2027-06-11', back_on: '2027-06-14' });
  await page.goto(`/inventory/project/${project_id}`);
  const row = page.getByRole('row', { name: /Smoked hurricane/ });
  await row.getByRole('button', { name: 'Send with photos' }).click();
  const form = page.getByRole('dialog', { name: 'Hand out: Smoked hurricane' });
  await form.getByLabel('Photographs of what goes out').setInputFiles([photo]);
  expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
  await expect(form.getByRole('button', { name: '1 photograph is there; take another' })).toBeVisible();
  await form
    .getByRole('spinbutton', { name: 'How many of 4' })
    .or(form.getByRole('textbox', { name: 'How many of 4' }))
    .fill('3');
  await form.getByRole('textbox', { name: 'Note' }).fill('One has a chip');
  await picture(page, 'hand-out-form.png');
  await form.getByRole('button', { name: 'Hand out' }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText('3 out');
  const checks = page.getByRole('region', { name: 'Out and back' });
  await expect(checks.getByRole('listitem')).toContainText('3 × Smoked hurricane went out · One has a chip');
  const link = await checks.getByRole('link').getAttribute('href');
  expect((await page.request.get(link ?? '')).headers()['content-type']).toBe('image/png');
  await picture(page, 'out-and-back.png', { fullPage: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await picture(page, 'out-and-back-phone.png', { fullPage: true });
  expect(await tooWide(page)).toBe(0);
});

test('what a late return costs is set by the business', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  await page.goto('/inventory/settings');
  const late = page.getByRole('region', { name: 'Late return' });
  await late.getByRole('textbox', { name: 'For each day too late' }).fill('50');
  await late.getByLabel('At least, % of the rental').fill('15');
  await late.getByRole('button', { name: 'Save the late fee' }).click();
  const terms = async () => (await (await api('GET', '/api/inventory/terms/')).json()) as object;
  await expect.poll(terms).toMatchObject({ late_day_cents: 5_000, late_rental_bps: 1_500 });
  await picture(page, 'settings-late.png', { fullPage: true });
});

test('what came back late in the demo stands with its project, with what it costs, also on a telephone', async ({ page, signIn, api }) => {
  await signIn(OWNER);
  const projects = (await (await api('GET', '/api/tenant_crm/projects/')).json()) as (Made & { readonly name: string })[];
  const { id } = projects.find(({ name }) => name === 'Park wedding') as Made;
  await page.goto(`/inventory/project/${id}`);
  // 50.00 for each of two days is more than 15 % of four plinths at 35.00.
  await expect(page.getByText('2 days late').first()).toBeVisible();
  await expect(page.getByText('$100.00').first()).toBeVisible();
  await picture(page, 'late-fee.png', { fullPage: true });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await tooWide(page)).toBe(0);
  await picture(page, 'late-fee-phone.png', { fullPage: true });
});
