import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { makeRelease } from '../../support/make-release';
import { picture } from '../../support/picture';
import { newEvent, newPiece } from './flowers.page';

const OWNER = 'admin@fern-thistle.example';
const OTHERS = 'admin@blauwe-reiger.example';
const line = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const isTicked = (page: Page, name: string) => line(page, name).and(page.locator('[aria-checked="true"]'));
const keptFor = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('butterfly-offline')).length);

test.use({ keepsFiles: false });

test('the production page opens without a network, is ticked off there, and what was ticked arrives exactly once', async ({
  page,
  signIn,
  api,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|offline|network/i);
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(OWNER);
  const projectId = await newEvent(api, 'In the cold store');
  await newPiece(api, { projectId, name: 'Bouquet', of: { Quicksand: 8 }, quantity: 4 });
  const address = `/floral_recipe_builder/production/${projectId}`;
  await page.goto(`${address}?list=make`);
  await line(page, 'Bouquet 1').click();
  await expect(page.getByText('Opens without a network')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('All ticks have arrived')).toBeVisible();
  // What was ticked last is kept too.
  const keptTicks = () =>
    page.evaluate(async (path) => {
      const [name = ''] = await caches.keys();
      const answer = await (await caches.open(name)).match(path, { ignoreVary: true });
      return answer ? ((await answer.json()) as { ticks: unknown[] }).ticks.length : -1;
    }, `/api/floral_recipe_builder/projects/${projectId}/production/`);
  await expect.poll(keptTicks, { timeout: 15_000 }).toBe(1);

  await context.setOffline(true);
  await page.reload();
  await expect(isTicked(page, 'Bouquet 1')).toBeVisible();
  await line(page, 'Bouquet 2').click();
  await expect(page.getByRole('status').filter({ hasText: /1 tick is kept on this device/ })).toBeVisible();
  await page.reload();
  await expect(isTicked(page, 'Bouquet 2')).toBeVisible();
  await picture(page, 'production-reloaded-offline.png', { fullPage: true });

  await context.setOffline(false);
  await expect(page.getByText('All ticks have arrived')).toBeVisible({ timeout: 15_000 });
  const sheet = (await (await api('GET', `/api/floral_recipe_builder/projects/${projectId}/production/`)).json()) as {
    ticks: { item: string; done: boolean }[];
  };
  expect(sheet.ticks.map(({ item, done }) => `${item.split(':')[2] ?? ''} ${String(done)}`).sort()).toEqual(['1 true', '2 true']);

  // Whoever signs out leaves nothing behind: without a network the page does not open for the next one.
  await api('POST', '/api/auth_and_admin/logout/', {});
  await page.goto('/login');
  await expect.poll(() => keptFor(page)).toBe(0);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow();
  await context.setOffline(false);
});

type Api = Parameters<typeof newEvent>[0];

/** A sheet with one bouquet of four, open and kept on this device. */
async function keptSheet(page: Page, api: Api, name: string): Promise<string> {
  const projectId = await newEvent(api, name);
  await newPiece(api, { projectId, name: 'Bouquet', of: { Quicksand: 8 }, quantity: 4 });
  const address = `/floral_recipe_builder/production/${projectId}`;
  await page.goto(`${address}?list=make`);
  await expect(page.getByText('Opens without a network')).toBeVisible({ timeout: 20_000 });
  return address;
}

test('a tablet without a network goes on with the release that it kept, and has the new one with its first page view that has a network', async ({
  page,
  signIn,
  api,
  context,
  problems,
  registry,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|offline|network/i);
  await signIn(OWNER);
  await keptSheet(page, api, 'Two releases');
  const section = page.locator('section[data-plugin="floral_recipe_builder"]');
  const before = (await section.getAttribute('data-release')) ?? '';
  expect(before).not.toBe('');

  await context.setOffline(true);
  const words = [{ text: 'Opens without a network', by: 'Opens in the cold store' }];
  await registry.publishFolder(makeRelease({ id: 'floral_recipe_builder', version: '9.1.0', replace: words }));
  await registry.promote('floral_recipe_builder', '9.1.0');
  try {
    await page.reload();
    await expect(line(page, 'Bouquet 1')).toBeVisible();
    expect(await section.getAttribute('data-release')).toBe(before);
    await line(page, 'Bouquet 1').click();

    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText('Opens in the cold store')).toBeVisible({ timeout: 20_000 });
    const after = await section.getAttribute('data-release');
    expect(after).not.toBe(before);
    await expect(isTicked(page, 'Bouquet 1')).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await expect(isTicked(page, 'Bouquet 1')).toBeVisible();
    expect(await section.getAttribute('data-release')).toBe(after);
  } finally {
    await context.setOffline(false);
    await registry.rollBack('floral_recipe_builder');
  }
});

test('somebody of another business on the same tablet finds nothing of the one before, with a network and without', async ({
  page,
  signIn,
  api,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|offline|network|404/i);
  await signIn(OWNER);
  const address = await keptSheet(page, api, 'Not for the others');
  expect(await keptFor(page)).toBe(1);
  // Nobody signed out: the session of the device is another one from now on.
  await signIn(OTHERS);
  await page.goto(address);
  await expect(page.getByText('Bouquet 1')).toBeHidden();
  // Neither the page nor an answer of the one before; files of a release are nobody's.
  const keptOfAnybody = () =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return stores
        .flat()
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => !path.startsWith('/r/'));
    });
  await expect.poll(keptOfAnybody).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow();
  await context.setOffline(false);
});
