import { expect, test } from '../../fixtures';

interface Found {
  readonly id: number;
}

test('flowers come, are kept for a project, used, thrown away and put back; the flowers of the project cost what was used (scenario 11)', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin@fern-thistle.example');
  const project = { name: 'Completed supper', event_type: 'social', event_date: '2027-10-02' };
  const { id } = (await (await api('POST', '/api/tenant_crm/projects/', project)).json()) as Found;
  const dahlia = { name: 'Dahlia ‘Supper’', kind: 'fresh', vase_life_days: null };
  const flower = (await (await api('POST', '/api/floral_recipe_builder/ingredients/', dahlia)).json()) as Found;
  const lines = [{ key: 'a', ingredient_id: flower.id, qty_milli: 12_000, waste_bps: 0 }];
  await api('POST', `/api/floral_recipe_builder/projects/${id}/recipes/`, { name: 'Bowl', page: 'reception', lines });

  await page.goto('/inventory/shop');
  await page.getByRole('button', { name: 'Flowers came' }).click();
  const form = page.getByRole('dialog', { name: 'Flowers came' });
  await form.getByRole('combobox', { name: 'Flower' }).fill('Supper');
  await page.getByTitle('Dahlia ‘Supper’').click();
  await form.getByRole('textbox', { name: 'How many stems' }).fill('20');
  await form.getByRole('textbox', { name: 'Cost of all of them' }).fill('50');
  await form.getByRole('button', { name: 'Write down' }).click();
  await expect(form).toBeHidden();

  await page.goto(`/inventory/shop/project/${id}/complete`);
  await expect(page.getByText('12 missing, 20 free')).toBeVisible();
  await page.getByRole('button', { name: 'Keep what is free' }).click();
  await expect(page.getByText('All there')).toBeVisible();
  await page.getByRole('button', { name: 'Everything is pulled' }).click();
  await expect(page.getByRole('button', { name: 'Everything is pulled' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Dahlia ‘Supper’: used' }).fill('13');
  await expect(page.getByText('more than there are')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Dahlia ‘Supper’: used' }).fill('8');
  await page.getByRole('textbox', { name: 'Dahlia ‘Supper’: thrown away' }).fill('2');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  // Ten stems of twenty for 50.00; two of ten thrown away.
  await expect(page.getByText('$25.00')).toBeVisible();
  await expect(page.getByText('20.0 %')).toBeVisible();

  await page.getByRole('link', { name: 'Dahlia ‘Supper’' }).click();
  const lots = page.getByRole('region', { name: 'Lots' });
  await expect(lots).toContainText('10 free');
  await lots.getByRole('link', { name: '10 stems' }).click();
  await expect(page.getByRole('region', { name: 'What came and went' })).toContainText('Thrown away -2');
  await page.getByRole('button', { name: 'Throw away' }).click();
  const waste = page.getByRole('dialog', { name: /Throw away/ });
  await waste.getByRole('textbox', { name: 'How many stems' }).fill('11');
  await waste.getByRole('textbox', { name: 'Reason' }).fill('Frost');
  await waste.getByRole('button', { name: 'Throw away' }).click();
  await expect(waste.getByText(/10 are free/)).toBeVisible();
});
