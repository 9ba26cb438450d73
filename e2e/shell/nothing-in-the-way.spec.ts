import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { wedding } from '../support/demo-records';
import { watchNetwork } from '../support/network-rest';
import { tooWide } from '../support/page-faults';

const ADMIN = 'admin@fern-thistle.example';
const DESIGNER = 'designer@fern-thistle.example';
const PHONE = { width: 360, height: 740 };
/** Of a phone's screen, before anything of the page. */
const CHROME_PX = 120;

const tools = (page: Page) => page.getByRole('region', { name: 'Tools' });

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

test('on a phone the page begins within 120 px, at first and after it was scrolled, and its primary action is under the thumb', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(ADMIN);
  await page.goto(`/project_view/${await wedding(page)}`);
  const action = page.getByRole('button', { name: 'Add an entry' });
  await expect(action).toBeVisible();
  const begins = async () => (await boxOf(page.locator('#main'))).y + (await page.evaluate(() => scrollY));
  expect(await begins()).toBeLessThanOrEqual(CHROME_PX);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(CHROME_PX);
  const { y, height } = await boxOf(action);
  expect([y > PHONE.height - 100, y + height <= PHONE.height]).toEqual([true, true]);
  await action.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await begins()).toBeLessThanOrEqual(CHROME_PX);
  await expect(tools(page).getByRole('combobox')).toBeVisible();
  await expect(tools(page).getByRole('link', { name: 'Moodboard' })).toBeVisible();
});

test('on a desk the toolbar folds into one row on the page after the one where it was scrolled past, which does not move, until somebody opens it', async ({
  page,
  signIn,
}) => {
  await signIn(ADMIN);
  await page.goto(`/project_view/${await wedding(page)}`);
  await expect(page.getByRole('button', { name: 'Add an entry' })).toBeVisible();
  await expect(tools(page)).toHaveAttribute('data-expanded', 'true');
  const entry = page.getByText('Strike', { exact: true }).first();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect(tools(page)).not.toBeInViewport();
  await expect(entry).toBeVisible();
  // The page is as high as it was: nothing that somebody is about to press moves.
  await expect(tools(page)).toHaveAttribute('data-expanded', 'true');
  await page.getByRole('link', { name: 'Project Pipeline' }).first().click();
  await expect(tools(page)).toHaveAttribute('data-expanded', 'false');
  await page.goto('/tenant_crm/projects');
  await expect(tools(page)).toHaveAttribute('data-expanded', 'false');
  const [picker, card] = [await boxOf(tools(page).getByRole('combobox')), await boxOf(tools(page).locator('.tool-card').first())];
  expect(card.y).toBeLessThan(picker.y + picker.height);
  expect((await boxOf(tools(page))).height).toBeLessThan(60);
  await page.getByRole('button', { name: 'Show tools' }).click();
  await page.reload();
  await expect(tools(page)).toHaveAttribute('data-expanded', 'true');
});

test('from 1280 px an open assistant stands beside the page, which is not wider than what is left', async ({ page, signIn }) => {
  await signIn(ADMIN);
  await page.goto('/tenant_crm/leads');
  await expect(page.locator('section.plugin h1').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open assistant' }).click();
  const panel = await boxOf(page.getByRole('dialog'));
  const content = await boxOf(page.locator('#main section.plugin'));
  expect(content.x + content.width).toBeLessThanOrEqual(panel.x);
  expect(await tooWide(page)).toBe(0);
  await page.setViewportSize({ width: 1279, height: 800 });
  expect((await boxOf(page.locator('#main section.plugin'))).width).toBeGreaterThan(1100);
});

test('a member who may not see the timeline opens a tool by choosing a project; a refused page keeps project, tools and search', async ({
  page,
  signIn,
}) => {
  await signIn(DESIGNER);
  const id = await wedding(page);
  await page.goto('/');
  // Not all options are drawn: those that were looked for are.
  await page.getByRole('combobox').fill('Marlow');
  await page.getByRole('option', { name: 'Marlow & Okafor wedding' }).click();
  await expect(page).toHaveURL(new RegExp(`/moodboard/${id}$`));
  await page.goto(`/project_view/${id}`);
  await expect(page).toHaveURL(/\/access-denied/);
  await expect(page.getByRole('combobox')).toHaveValue('Marlow & Okafor wedding');
  await expect(tools(page).getByRole('link', { name: 'Moodboard' })).toHaveAttribute('href', `/moodboard/${id}`);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search and commands' });
  await search.getByRole('combobox').fill('moodb');
  await search
    .getByRole('option', { name: /Moodboard/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/moodboard/${id}$`));
});

test('what is typed right after Ctrl+K is in the search, however late its code arrives', async ({ page, signIn }) => {
  const network = watchNetwork(page);
  await signIn(ADMIN);
  await page.goto('/tenant_crm');
  await expect(page.locator('section.plugin h1').first()).toBeVisible();
  await network.come();
  let letGo = () => undefined as void;
  const typed = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mood');
  const search = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(search).toHaveCount(0);
  letGo();
  await expect(search.getByRole('combobox')).toHaveValue('mood');
  await page.keyboard.type('board');
  await expect(search.getByRole('combobox')).toHaveValue('moodboard');
});

test('from 600 to 800 px everything of the top bar is on the screen', async ({ page, signIn }) => {
  await signIn(ADMIN);
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: /^Profile of/ })).toBeVisible();
  for (const width of [600, 640, 764, 800]) {
    await page.setViewportSize({ width, height: 500 });
    const ends = await Promise.all(
      (await bar.locator('a, button').all()).map(async (one) => (await one.boundingBox()) ?? { x: 0, width: 0 }),
    );
    expect(Math.max(...ends.map(({ x, width: wide }) => x + wide)), `${width} px`).toBeLessThanOrEqual(width);
    expect(await tooWide(page), `${width} px`).toBe(0);
    await expect(bar.getByRole('link', { name: 'Project Pipeline' })).toBeInViewport({ ratio: 1 });
  }
  await bar.getByRole('button', { name: /^Profile of/ }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});
