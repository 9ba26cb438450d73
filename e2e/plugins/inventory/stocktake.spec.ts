import { expect, test } from '../../fixtures';
import { tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';

test('a place is counted blind, what differs is written once, and the stock is what was counted', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const made = async (path: string, data: object) => (await (await api('POST', path, data)).json()) as { readonly id: number };
  const place = await made('/api/inventory/locations/', { name: 'Hay loft' });
  const type = await made('/api/inventory/hg-types/', { name: 'Counted in the loft' });
  const [crate, stool] = [
    await made('/api/inventory/hg-items/', { name: 'Loft crate', type_id: type.id }),
    await made('/api/inventory/hg-items/', { name: 'Loft stool', type_id: type.id }),
  ];
  for (const { id } of [crate, stool])
    await made('/api/inventory/hard-goods/transactions/', { kind: 'receipt', item_id: id, location_id: place.id, qty: 10 });

  await page.goto('/inventory/hard-goods/stocktakes');
  await page.getByRole('combobox', { name: 'Place to count' }).fill('Hay');
  await page.getByTitle('Hay loft').click();
  await page.getByRole('checkbox', { name: /Blind/ }).click();
  await page.getByRole('button', { name: 'Begin to count' }).click();
  await expect(page.getByRole('heading', { name: 'Hay loft' })).toBeVisible();
  const [crates, stools] = [page.getByRole('row', { name: /Loft crate/ }), page.getByRole('row', { name: /Loft stool/ })];
  await expect(crates).not.toContainText('10');
  await page.getByRole('textbox', { name: 'Counted of Loft crate' }).fill('8');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Write the differences of 1 things' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Counted of Loft stool' }).fill('10');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Write the differences of 2 things' }).click();
  await expect(crates).toContainText('2 missing');
  await expect(stools).toContainText('As it should be');
  await page.goto(`/inventory/hard-goods/${crate.id}`);
  await expect(page.getByRole('region', { name: 'Stock' })).toContainText('8 on hand');
});

test('a place where nothing should be says so, and takes what stands there all the same', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const made = async (path: string, data: object) => (await (await api('POST', path, data)).json()) as { readonly id: number };
  const place = await made('/api/inventory/locations/', { name: 'Empty attic' });
  const { id } = await made('/api/inventory/stocktakes/', { location_id: place.id });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/inventory/hard-goods/stocktakes/${id}`);
  await expect(page.getByText('Nothing should be here')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await tooWide(page)).toBe(0);
  await picture(page, 'stocktake-empty.png', { fullPage: true });
  await page.getByRole('combobox', { name: 'Thing that is here too' }).fill('Acrylic');
  await page.getByTitle('Acrylic plinth').click();
  await page.getByRole('textbox', { name: 'How many of it' }).fill('1');
  await page.getByRole('button', { name: 'Add to the sheet' }).click();
  await expect(page.getByRole('row', { name: /Acrylic plinth/ })).toContainText('1 more');
});
