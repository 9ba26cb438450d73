import { expect, test } from '../fixtures';
import { watchNetwork } from '../support/network-rest';

test('the theme is dark at first, toggles and is remembered (T-616, T-635, T-636)', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page
    .getByRole('button', { name: /light theme|theme/i })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate("localStorage.getItem('themeMode')")).toBe('light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a page that uses no plugin loads no plugin code, and a page loads its own plugin alone (T-411)', async ({ page, signIn }) => {
  const network = watchNetwork(page);
  // The softphone listens for calls on every page of whoever may take them; that nobody else gets a byte of it is shown beside it.
  const asked = new Set<string>();
  page.on('request', (request) => {
    const id = /\/r\/([^/]+)\//.exec(request.url())?.[1];
    if (id && id !== 'shell' && id !== 'twilio_communications') asked.add(id);
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect([...asked]).toEqual([]);
  await signIn('admin@fern-thistle.example');
  await page.goto('/tenant_crm/projects');
  await expect(page.locator('section[data-plugin="tenant_crm"] h1')).toBeVisible();
  await network.come();
  expect([...asked]).toEqual(['tenant_crm']);
});
