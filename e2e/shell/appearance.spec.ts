import { expect, test } from '../fixtures';

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

test('at 360 px nothing is wider than the screen', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn('admin@fern-thistle.example');
  for (const path of [
    '/',
    '/tenant_crm',
    '/tenant_crm/projects',
    '/tenant_crm/projects/new',
    '/tenant_crm/pipeline_board',
    '/moodboard/1',
    '/access-denied',
    '/no-such-page',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect({ path, wide }).toEqual({ path, wide: 0 });
  }
});

test('no page violates the content security policy', async ({ page, signIn }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|integrity attribute/.test(message.text())) violations.push(message.text());
  });
  await page.goto('/login');
  await signIn('admin@fern-thistle.example');
  for (const path of [
    '/',
    '/tenant_crm',
    '/tenant_crm/projects',
    '/tenant_crm/projects/new',
    '/tenant_crm/pipeline_board',
    '/moodboard/1',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test('a page that uses no plugin loads no plugin code, and a page loads its own plugin alone', async ({ page, signIn }) => {
  // The softphone listens for calls on every page of whoever may take them; that nobody else gets a byte of it is shown beside it.
  const plugins = () =>
    page.evaluate(() => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .map(({ name }) => /\/r\/([^/]+)\//.exec(name)?.[1])
          .filter((id) => id && id !== 'shell' && id !== 'twilio_communications'),
      ),
    ]);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await plugins()).toEqual([]);
  await signIn('admin@fern-thistle.example');
  await page.goto('/tenant_crm/projects');
  await expect(page.locator('section[data-plugin="tenant_crm"] h1')).toBeVisible();
  expect(await plugins()).toEqual(['tenant_crm']);
});
