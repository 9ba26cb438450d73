import { expect, test } from '../../fixtures';

test('a kit is put together, kept for a project with all its parts, and goes out as a whole', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const project = { name: 'Supper with a kit', event_type: 'social', event_date: '2027-11-06' };
  const { id } = (await (await api('POST', '/api/tenant_crm/projects/', project)).json()) as { readonly id: number };

  await page.goto('/inventory/hard-goods/kits');
  await expect(page.getByRole('row', { name: /Sweetheart table/ })).toContainText('2 × Gold compote, 1 × Linen runner, 6 × Votive');
  await page.getByRole('button', { name: 'New kit' }).click();
  const form = page.getByRole('dialog', { name: 'New kit' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Stage');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Every part is a thing, and at least one unit of it')).toBeVisible();
  await form.getByRole('combobox', { name: 'Thing of part 1' }).fill('Harlow');
  await page.getByTitle('Harlow stand').click();
  await form.getByRole('textbox', { name: 'Units of part 1' }).fill('4');
  await form.getByRole('button', { name: 'Add a part' }).click();
  await form.getByRole('combobox', { name: 'Thing of part 2' }).fill('Wooden');
  await page.getByTitle('Wooden arch frame').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Stage/ })).toContainText('4 × Harlow stand, 1 × Wooden arch frame');

  await page.goto(`/inventory/project/${id}`);
  await page.getByRole('button', { name: 'Reserve a kit' }).click();
  const wish = page.getByRole('dialog', { name: 'Reserve a kit' });
  await wish.getByRole('combobox', { name: 'Kit' }).fill('Stage');
  await page.getByTitle('Stage').click();
  await expect(wish.getByText('2 free in these days: of Wooden arch frame there are 2, and one kit takes 1')).toBeVisible();
  await wish.getByRole('textbox', { name: 'How many' }).fill('3');
  await wish.getByRole('button', { name: 'Reserve the kit' }).click();
  await expect(wish.getByText(/2 of Wooden arch frame are free in these days, 1 are missing/)).toBeVisible();
  await wish.getByRole('textbox', { name: 'How many' }).fill('2');
  await wish.getByRole('button', { name: 'Reserve the kit' }).click();
  const [stands, frames] = [
    page.getByRole('row', { name: /Harlow stand of Stage/ }),
    page.getByRole('row', { name: /arch frame of Stage/ }),
  ];
  await expect(stands).toContainText('8');
  await page.getByRole('button', { name: 'Hand out the kit Stage' }).click();
  await expect(stands).toContainText('8 out');
  await expect(frames).toContainText('2 out');
});
