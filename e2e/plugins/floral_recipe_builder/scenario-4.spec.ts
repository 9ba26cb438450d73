import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { wedding } from '../../support/demo-records';
import { picture } from '../../support/picture';

const OWNER = 'admin@fern-thistle.example';

/** What is needed with its waste, of our own, the packs, how they fit, and what they cost: the table of the worked example. */
const TABLE: Readonly<Record<string, readonly [need: string, packs: string, fit: string, cost: string]>> = {
  'Rose ‘Quicksand’': ['130', '6 × 25, 20 left', 'a few over', '$195.00'],
  'Rose ‘Playa Blanca’': ['126', '6 × 25, 24 left', 'a few over', '$187.50'],
  'Garden rose ‘Juliet’': ['6', '1 × 12, 6 left', 'part of a pack', '$48.00'],
  'Ranunculus ‘Elegance White’': ['40 (20 of your own)', '2 × 10', 'full packs', '$29.00'],
  'Lisianthus ‘Rosita White’': ['77 (30 of your own)', '5 × 10, 3 left', 'part of a pack', '$80.00'],
  'Astilbe white': ['4', '1 × 10, 6 left', 'part of a pack', '$17.00'],
  'Eucalyptus silver dollar': ['103', '11 × 10, 7 left', 'part of a pack', '$115.50'],
  'Spray rose ‘Majolika’': ['36', '4 × 10, 4 left', 'part of a pack', '$66.00'],
  'Eucalyptus seeded': ['29', '3 × 10, 1 left', 'nearly full', '$33.00'],
  'Hydrangea white': ['43', '5 × 10, 7 left', 'part of a pack', '$105.00'],
  'Delphinium ‘Völkerfrieden’': ['22', '3 × 10, 8 left', 'a few over', '$45.00'],
  'Italian ruscus': ['33', '4 × 10, 7 left', 'part of a pack', '$48.00'],
  'Silk ribbon ivory': ['9', '9 × 1', 'full packs', '$31.50'],
  'Pearl pins': ['28', '1 × 144, 116 left', 'a few over', '$7.20'],
  'Chicken-wire ball': ['12', '1 × 12', 'full packs', '$10.20'],
};

/** The rows of the preview by what they buy, as they are read. */
async function rowsOf(page: Page): Promise<Record<string, string[]>> {
  const rows = page.getByRole('region', { name: 'What to buy' }).locator('.fl-preview-row');
  const parts = ['.fl-item-name', '.fl-item-need', '.fl-item-packs', '.fl-item-fit', '.fl-row-total'];
  const texts = await rows.evaluateAll(
    (found, selectors) => found.map((row) => selectors.map((selector) => row.querySelector(selector)?.textContent?.trim() ?? '')),
    parts,
  );
  return Object.fromEntries(texts.map(([name = '', ...others]) => [name, others]));
}

test('the order of a wedding is the table of the worked example, and with a second one of that Saturday six bunches do for both (scenario 4)', async ({
  page,
  signIn,
}) => {
  await signIn(OWNER);
  const projects = (await (await page.request.get('/api/tenant_crm/projects/')).json()) as { id: number; name: string }[];
  const other = projects.find(({ name }) => name.startsWith('Chen'));
  await page.goto(`/floral_recipe_builder/orders/${await wedding(page)}`);
  const total = page.locator('.fl-order-total');
  await expect(total).toContainText('$1,017.90');
  expect(await rowsOf(page)).toEqual(TABLE);
  await expect(total).toContainText('$146.15 saved by ordering together. $77.00 saved by stems of your own.');

  // Alone, the other wedding would buy a bunch of its own for 22 stems.
  await page.goto(`/floral_recipe_builder/orders/${other?.id}`);
  await expect.poll(async () => (await rowsOf(page))['Rose ‘Playa Blanca’']).toEqual(['22', '1 × 25, 3 left', 'nearly full', '$31.25']);
  const apart = 101_790 + (await centsOf(page));
  await page.goto(`/floral_recipe_builder/orders/${await wedding(page)}`);
  await page.getByRole('combobox', { name: 'Order together with' }).click();
  await page.keyboard.type(other?.name ?? '');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await rowsOf(page))['Rose ‘Playa Blanca’']).toEqual(['148', '6 × 25, 2 left', 'nearly full', '$187.50']);
  expect(await centsOf(page)).toBeLessThanOrEqual(apart - 3_125);
  await picture(page, 'two-weddings.png', { fullPage: true });
});

async function centsOf(page: Page): Promise<number> {
  const text = (await page.locator('.fl-order-total .fl-panel-total').textContent()) ?? '';
  return Math.round(Number(text.replace(/[$,]/g, '')) * 100);
}
