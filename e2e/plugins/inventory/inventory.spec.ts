import { expect, test } from '../../fixtures';

test('things of a project go out by scanning, come back, and what is broken is charged by the waiver', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  const made = await page.request.post('/api/tenant_crm/projects/', {
    data: { name: 'Scanned supper', event_type: 'social', event_date: '2027-09-04' },
    headers: { 'X-CSRFToken': (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '' },
  });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/inventory/project/${id}`);
  await page.getByRole('button', { name: 'Reserve', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Reserve' });
  await form.getByRole('combobox', { name: 'Thing' }).fill('Acrylic');
  await page.getByTitle('Acrylic plinth').click();
  await expect(form.getByText('8 of 8 are free in these days')).toBeVisible();
  await form.getByRole('textbox', { name: 'How many' }).fill('2');
  await form.getByRole('combobox', { name: 'Damage waiver' }).fill('Taken');
  await page.getByTitle('Taken').click();
  await form.getByRole('button', { name: 'Reserve' }).click();
  const row = page.getByRole('row', { name: /Acrylic plinth/ });
  await expect(row).toContainText('Reserved');
  for (const out of [1, 2]) {
    await page.getByRole('textbox', { name: 'Scan or type a label' }).fill('pli-acr');
    await page.keyboard.press('Enter');
    await expect(row).toContainText(`${out} out`);
  }
  await row.getByRole('button', { name: 'Broken or missing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Write down' }).click();
  await row.getByRole('button', { name: 'Take back' }).click();
  await expect(row).toContainText('Back');
  // 30 % of a replacement of 140.00.
  await expect(page.getByRole('region', { name: 'Sums' })).toContainText('$42.00');
  await page.goto(`/inventory/project_inventory/${id}`);
  await expect(page.getByRole('row', { name: /Acrylic plinth/ })).toContainText('Back');
  const { results } = (await (await page.request.get('/api/inventory/hg-items/?sku=PLI-ACR')).json()) as { results: { on_hand: number }[] };
  expect(results[0]?.on_hand).toBe(7);
});
