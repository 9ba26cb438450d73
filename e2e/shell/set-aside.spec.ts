import { expect, test } from '../fixtures';

test('?without= sets a plugin aside in this tab only, says so on every page, and leads back', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/home_view?without=contact_management');
  await expect(page.getByText('This tab works without Contact Management.')).toBeVisible();
  await page.goto('/contact_management');
  await expect(page.getByRole('heading', { name: 'Contact Management is set aside' })).toBeVisible();
  await page.getByRole('link', { name: 'Use all plugins again' }).click();
  await expect(page.locator('section[data-plugin="contact_management"]').first()).toBeVisible();
  await expect(page.getByText('This tab works without')).toHaveCount(0);
});

test('?safe=1 leaves the dashboard and the page where a plugin can be switched off', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/manage_members/plugins?safe=1');
  await expect(page.getByRole('switch', { name: /^Moodboard: on/ })).toBeVisible();
  await expect(page.getByText(/^Safe mode: \d+ plugins are set aside in this tab/)).toBeVisible();
  await page.goto('/tenant_crm');
  await expect(page.getByRole('heading', { name: 'Project Pipeline is set aside' })).toBeVisible();
});
