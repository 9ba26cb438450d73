import type { Role } from '@butterfly/contracts/manage_members';
import { expect, test } from '../fixtures';

const ADMIN = 'admin@fern-thistle.example';
const DESIGNER = 'designer@fern-thistle.example';

test('a role edited while the person works: the tool unmounts, its address shows access-denied, and it comes back without a reload', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn(DESIGNER);
  await page.goto('/moodboard/1');
  await expect(page.locator('section[data-plugin="moodboard"]')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillThere: true }));

  const boss = await browser.newContext({ baseURL: baseURL ?? '' });
  const call = async (method: string, path: string, data?: unknown, headers: Record<string, string> = {}) => {
    const token = (await boss.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
    const answer = await boss.request.fetch(path, {
      method,
      headers: { 'X-CSRFToken': token, ...headers },
      ...(data !== undefined && { data }),
    });
    expect({ path, ok: answer.ok(), text: answer.ok() ? '' : await answer.text() }).toEqual({ path, ok: true, text: '' });
    return answer;
  };
  await boss.request.get('/api/auth_and_admin/check/');
  await call('POST', '/api/auth_and_admin/login/', { email: ADMIN, password: 'butterfly-demo' });
  const roles = (await (await call('GET', '/api/manage_members/roles/')).json()) as Role[];
  const role = roles.find(({ name }) => name === 'Floral designer');
  if (!role) throw new Error('The demo business has no designer role.');
  const edit = async (plugins: readonly string[]) => {
    const now = await call('GET', `/api/manage_members/roles/${role.id}/`);
    await call('PATCH', `/api/manage_members/roles/${role.id}/`, { plugins }, { 'If-Match': now.headers()['etag'] ?? '*' });
  };

  const asked: string[] = [];
  try {
    const began = Date.now();
    await edit(role.plugins.filter((plugin) => plugin !== 'moodboard'));
    await expect(page).toHaveURL(/\/access-denied\?plugin=moodboard&from=%2Fmoodboard%2F1/);
    console.info(`  role edited → tool gone: ${Date.now() - began} ms`);
    expect(Date.now() - began).toBeLessThan(2000);
    await expect(page.locator('section[data-plugin="moodboard"]')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Tools' }).getByText('Moodboard')).toHaveCount(0);
    page.on('request', (request) => request.url().includes('/api/moodboard/') && asked.push(request.url()));
    await expect(page.getByText(/Ada Fennimore/)).toBeVisible();
    expect(asked).toEqual([]);
  } finally {
    await edit(role.plugins);
    await boss.close();
  }
  await expect(page).toHaveURL(/\/moodboard\/1$/);
  await expect(page.locator('section[data-plugin="moodboard"]')).toBeVisible();
  expect(await page.evaluate(() => 'stillThere' in window)).toBe(true);
});

test('a notification comes to both tabs, is announced in one, at the bottom right, and read in one is read in both (T-099, T-103, T-105, T-268)', {
  tag: '@embedded',
}, async ({ page, signIn, context, browser, baseURL }) => {
  await signIn(ADMIN);
  await page.goto('/grants');
  const other = await context.newPage();
  await other.goto('/grants');
  const colleague = await browser.newContext({ baseURL: baseURL ?? '' });
  await colleague.request.get('/api/auth_and_admin/check/');
  const token = async () => (await colleague.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  expect(
    (
      await colleague.request.post('/api/auth_and_admin/login/', {
        data: { email: 'leo@fern-thistle.example', password: 'butterfly-demo' },
        headers: { 'X-CSRFToken': await token() },
      })
    ).ok(),
  ).toBe(true);
  for (const tab of [page, other]) await tab.getByRole('button', { name: /^Notifications/ }).click();
  for (const tab of [page, other]) await tab.getByRole('button', { name: /^Notifications/ }).click();
  const name = `Announced ${Date.now()}`;
  expect(
    (
      await colleague.request.post('/api/tenant_crm/projects/', {
        data: { name, event_type: 'wedding' },
        headers: { 'X-CSRFToken': await token() },
      })
    ).status(),
  ).toBe(201);
  for (const tab of [page, other]) await expect(tab.getByTestId('notification-badge')).toHaveText('1');
  const announced = await Promise.all([page, other].map((tab) => tab.getByTestId('toast').filter({ hasText: name }).count()));
  expect(announced.reduce((sum, count) => sum + count, 0)).toBe(1);
  const shower = announced[0] === 1 ? page : other;
  const box = await shower.getByTestId('toast').filter({ hasText: name }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 40);
  expect(box?.y ?? 0).toBeGreaterThan(400);
  await page.getByRole('button', { name: /^Notifications, 1 new/ }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(name)).toBeVisible();
  for (const tab of [page, other]) await expect(tab.getByTestId('notification-badge')).toHaveCount(0);
  await colleague.close();
});
