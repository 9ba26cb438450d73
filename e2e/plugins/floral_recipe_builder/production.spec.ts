import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';
import { newEvent, newPiece } from './flowers.page';

const OWNER = 'admin@fern-thistle.example';
const TABLET = { width: 1024, height: 768 };
const line = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const isTicked = (page: Page, name: string) => line(page, name).and(page.locator('[aria-checked="true"]'));

test('ticks that two tablets make without a network are all there when it is back, none lost and none doubled', async ({
  page,
  signIn,
  api,
  context,
}) => {
  await page.setViewportSize(TABLET);
  await signIn(OWNER);
  const projectId = await newEvent(api, 'At the bench');
  await newPiece(api, { projectId, name: 'Bouquet', of: { Quicksand: 8, Juliet: 5 }, quantity: 4 });
  const address = `/floral_recipe_builder/production/${projectId}`;
  const two = await context.newPage();
  await two.setViewportSize(TABLET);
  for (const tab of [page, two]) {
    await tab.goto(address);
    await expect(line(tab, 'Rose ‘Quicksand’')).toBeVisible();
    await tab.getByRole('button', { name: /^Make/ }).click();
  }
  await context.setOffline(true);
  for (const nth of [1, 2]) await line(page, `Bouquet ${nth}`).click();
  for (const nth of [2, 3]) await line(two, `Bouquet ${nth}`).click();
  // The second tablet changes its mind about one that the first has ticked too: the last tick counts.
  await line(two, 'Bouquet 2').click();
  await expect(page.getByRole('status').filter({ hasText: /2 ticks are kept on this device/ })).toBeVisible();
  await expect(two.getByRole('status').filter({ hasText: /3 ticks are kept on this device/ })).toBeVisible();
  await expect(isTicked(page, 'Bouquet 1')).toBeVisible();
  await picture(page, 'production-offline.png', { fullPage: true });

  // One of them is left and opened again before a tick could be sent: what it kept is there.
  const ticking = '**/production/ticks/';
  await context.route(ticking, (route) => route.abort());
  await context.setOffline(false);
  await two.reload();
  await expect(isTicked(two, 'Bouquet 3')).toBeVisible();
  await expect(two.getByRole('status').filter({ hasText: /5 ticks are kept on this device/ })).toBeVisible();

  await context.unroute(ticking);
  for (const tab of [page, two]) {
    await expect(tab.getByText('All ticks have arrived')).toBeVisible({ timeout: 15_000 });
    for (const nth of [1, 3]) await expect(isTicked(tab, `Bouquet ${nth}`)).toBeVisible();
    for (const nth of [2, 4]) await expect(isTicked(tab, `Bouquet ${nth}`)).toHaveCount(0);
    await expect(tab.getByRole('button', { name: /^Make/ })).toContainText('2 of 4');
  }
  const sheet = (await (await api('GET', `/api/floral_recipe_builder/projects/${projectId}/production/`)).json()) as {
    ticks: { item: string; done: boolean }[];
  };
  expect(sheet.ticks.map(({ item, done }) => `${item.split(':')[2] ?? ''} ${String(done)}`)).toEqual(['1 true', '2 false', '3 true']);
});

test('a phone without a network for an hour loses none of its ticks, and doubles none when an answer is lost on the way', async ({
  page,
  signIn,
  api,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await signIn(OWNER);
  const projectId = await newEvent(api, 'An hour in the cold store');
  await newPiece(api, { projectId, name: 'Bouquet', of: { Quicksand: 8 }, quantity: 12 });
  await page.goto(`/floral_recipe_builder/production/${projectId}`);
  await page.getByRole('button', { name: /^Make/ }).click();
  await context.setOffline(true);
  // A tick every five minutes; of each third somebody changes their mind.
  for (let nth = 1; nth <= 12; nth += 1) {
    await line(page, `Bouquet ${nth}`).click();
    await page.clock.runFor(150_000);
    if (nth % 3 === 0) await line(page, `Bouquet ${nth}`).click();
    await page.clock.runFor(150_000);
  }
  await expect(page.getByRole('status').filter({ hasText: /16 ticks are kept on this device/ })).toBeVisible();
  await picture(page, 'production-hour.png', { fullPage: true });

  // Back in the network the ticks arrive, but the answer does not: they are sent again.
  let asked = 0;
  await context.route('**/production/ticks/', async (route) => {
    asked += 1;
    if (asked > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: /16 ticks are kept on this device/ })).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(page.getByText('All ticks have arrived')).toBeVisible();
  expect(asked).toBe(2);
  await expect(page.getByRole('button', { name: /^Make/ })).toContainText('8 of 12');
  const sheet = (await (await api('GET', `/api/floral_recipe_builder/projects/${projectId}/production/`)).json()) as {
    ticks: { item: string; done: boolean }[];
  };
  const stand = Object.fromEntries(sheet.ticks.map(({ item, done }) => [Number(item.split(':')[2]), done]));
  const nths = Array.from({ length: 12 }, (_, at) => at + 1);
  expect([sheet.ticks.length, stand]).toEqual([12, Object.fromEntries(nths.map((nth) => [nth, nth % 3 !== 0]))]);
});

test('the wedding of this week says what to process, to make and to pull, with what of it came', async ({ page, signIn }) => {
  await page.setViewportSize(TABLET);
  await signIn(OWNER);
  const projects = (await (await page.request.get('/api/tenant_crm/projects/')).json()) as { id: number; name: string }[];
  const reyes = projects.find(({ name }) => name === 'Reyes wedding')?.id ?? 0;
  await page.goto(`/floral_recipe_builder/recipe_app/${reyes}`);
  await page.getByRole('button', { name: 'Production' }).click();
  await expect(page.getByRole('heading', { name: 'Production for Reyes wedding' })).toBeVisible();
  await expect(line(page, 'Garden rose ‘Juliet’')).toContainText('20 of 24 came');
  const target = await line(page, 'Garden rose ‘Juliet’').boundingBox();
  expect(target?.height ?? 0).toBeGreaterThanOrEqual(64);
  await picture(page, 'production-process.png', { fullPage: true });
  await page.getByRole('button', { name: /^Make/ }).click();
  await expect(page.getByRole('list', { name: 'Stems of Low centrepiece' })).toContainText('6 Rose ‘Quicksand’');
  await picture(page, 'production-make.png', { fullPage: true });
  await page.getByRole('button', { name: /^Pull/ }).click();
  await expect(line(page, 'Chicken-wire ball')).toContainText('11');
  const labels = await page.request.get(`/api/floral_recipe_builder/projects/${reyes}/production.pdf/?part=labels`);
  expect([labels.status(), labels.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(await tooWide(page)).toBe(0);
});
