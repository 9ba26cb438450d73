import type { APIResponse, Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { tooWide } from '../../support/page-faults';

type Api = (method: string, path: string, data?: unknown, headers?: Record<string, string>) => Promise<APIResponse>;
const EMAIL = 'noor.light@example.com';
const HEADING = { name: 'Light wedding' };

test.use({ keepsFiles: false });

/** A wedding with a portal, and somebody who is invited to it. */
async function invited(api: Api, language = 'en'): Promise<{ at: string; person: number }> {
  const event_date = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
  const { id } = (await (
    await api('POST', '/api/tenant_crm/projects/', { name: 'Light wedding', event_type: 'wedding', event_date })
  ).json()) as { id: number };
  const at = `/api/client_portal/settings/${id}/`;
  await api('POST', `${at}enable/`);
  const person = (await (await api('POST', `${at}invite/`, { name: 'Noor', email: EMAIL, language })).json()) as { id: number };
  return { at, person: person.id };
}

const onPhone = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })).newPage();
const fits = async (page: Page) => expect(await tooWide(page)).toBe(0);
const keptNames = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('butterfly-client'));
    const keys = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return keys.flat();
  });
const isKept = async (page: Page, token: string) => {
  const names = await keptNames(page);
  return names.includes(`/portal/${token}`) && names.includes(`/api/client_portal/${token}/`);
};

test('pages of clients come from the light host: no file of the team’s shell, and nothing of antd', async ({
  browser,
  baseURL,
  signIn,
  api,
  mailedLink,
}) => {
  await signIn('admin@fern-thistle.example');
  await invited(api);
  const home = await mailedLink(EMAIL);
  const phone = await onPhone(browser, baseURL);
  const files: string[] = [];
  phone.on('request', (request) => files.push(new URL(request.url()).pathname));
  for (const page of ['', '/wizard', '/proposals', '/requests']) {
    await phone.goto(home + page);
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await fits(phone);
  }
  const released = files.filter((path) => path.startsWith('/r/'));
  expect(released.filter((path) => path.startsWith('/r/shell/') && !/^\/r\/shell\/[0-9a-f]{64}\/light\//.test(path))).toEqual([]);
  expect(released.some((path) => path.includes('/light/main.'))).toBe(true);
  expect(released.filter((path) => path.includes('antd'))).toEqual([]);
  await phone.goto('/portal/');
  await expect(phone.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  await picture(phone, 'light-incomplete-360.png');
  await phone.context().close();
});

test('what a client read opens again without a network, as of when it was; a link that is taken back leaves nothing on the device', async ({
  browser,
  baseURL,
  signIn,
  api,
  mailedLink,
}) => {
  test.slow();
  await signIn('admin@fern-thistle.example');
  const { at, person } = await invited(api, 'nl');
  const home = await mailedLink(EMAIL);
  const token = home.split('/').at(-1) ?? '';
  const phone = await onPhone(browser, baseURL);
  await phone.goto(home);
  await expect(phone.getByRole('heading', HEADING)).toBeVisible();
  await expect.poll(() => isKept(phone, token), { timeout: 20_000 }).toBe(true);
  const app = await phone.request.get((await phone.locator('link[rel="manifest"]').getAttribute('href')) ?? '');
  expect(await app.json()).toMatchObject({
    name: 'Fern & Thistle Studio',
    lang: 'nl',
    scope: home.replace(/^https?:\/\/[^/]+/, ''),
    display: 'standalone',
  });
  // Reads of the link and files; nothing that is somebody else's or a change.
  for (const path of await keptNames(phone))
    expect(path).toMatch(new RegExp(`^/(?:portal/${token}$|api/client_portal/(?:access/|app/)?${token}/|r/)`));

  await phone.context().setOffline(true);
  await phone.reload();
  await expect(phone.getByRole('heading', HEADING)).toBeVisible();
  await expect(phone.getByText(/U bent offline; dit is de stand van/)).toBeVisible();
  await fits(phone);
  await picture(phone, 'light-offline-360.png', { fullPage: true });
  await phone.goto(`${home}/wizard`);
  await expect(phone.getByText(/U bent offline/)).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();

  await phone.context().setOffline(false);
  await phone.goto(home);
  await expect(phone.getByRole('heading', HEADING)).toBeVisible();
  await expect(phone.getByText(/U bent offline/)).toHaveCount(0);
  await api('POST', `${at}people/${person}/rotate-token/`);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: /Deze link opent niets|This link opens nothing/ })).toBeVisible();
  await expect.poll(async () => (await keptNames(phone)).filter((path) => path.startsWith('/api/'))).toEqual([]);
  await phone.context().setOffline(true);
  await phone.goto(home).catch(() => undefined);
  await expect(phone.getByRole('heading', HEADING)).toHaveCount(0);
  await phone.context().close();
});

test('a member of the team who looks at a client’s page keeps nothing of it', async ({ page, signIn, api, mailedLink }) => {
  await signIn('admin@fern-thistle.example');
  await invited(api);
  await page.goto(await mailedLink(EMAIL));
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-keeps', 'nothing');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await keptNames(page)).toEqual([]);
});

test('a file that is not what was released does not run, and the page says so', async ({
  browser,
  baseURL,
  signIn,
  api,
  mailedLink,
  problems,
}) => {
  problems.allow(/'integrity' attribute/);
  await signIn('admin@fern-thistle.example');
  await invited(api);
  const phone = await onPhone(browser, baseURL);
  await phone.context().route(/\/r\/client_portal\/.*remoteEntry\.js/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\nglobalThis.__changed = true;` });
  });
  await phone.goto(await mailedLink(EMAIL));
  await expect(phone.getByRole('heading', { name: 'This page could not be opened' })).toBeVisible();
  await expect(phone.getByText(/· integrity/)).toBeVisible();
  expect(await phone.evaluate(() => '__changed' in globalThis)).toBe(false);
  await picture(phone, 'light-refused-360.png');
  await phone.context().close();
});
