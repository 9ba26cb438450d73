import { expect, test } from '../../fixtures';

test('{{a}} {{record}} is written, changed, archived and taken back', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/{{id}}/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Order ribbon');
  await page.getByRole('button', { name: 'Create {{record}}' }).click();
  await expect(page.getByRole('heading', { name: 'Order ribbon' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Order silk ribbon');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Order silk ribbon' })).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();
  await page.goto('/{{id}}');
  await expect(page.getByRole('link', { name: 'Order silk ribbon' })).toBeVisible();
});
