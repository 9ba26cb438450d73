import { expect, test } from '../../fixtures';

test('a note that was added is there after a reload', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/{{id}}');
  await page.getByRole('textbox', { name: 'New note' }).fill('Order ribbon');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Order ribbon' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Order ribbon' })).toBeVisible();
});
