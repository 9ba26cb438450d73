import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { tooWide } from '../../support/page-faults';

const WEDDING = '/public/wedding?t=fern-thistle&utm_source=instagram';

async function fill(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Romy Halloran');
  await page.getByRole('textbox', { name: 'Your partner’s name' }).fill('Kit Sato');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Date', { exact: true }).fill('2027-09-18');
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('80');
}

test('T-446 a visitor without JavaScript asks whether a day is free and sends the form on a phone; a lead stands in the CRM', async ({
  browser,
  baseURL,
  page,
  signIn,
}) => {
  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
    colorScheme: 'light',
  });
  const visitor = await phone.newPage();
  await visitor.goto(WEDDING);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Flowers that look like you picked them together');
  await picture(visitor, 'wedding-360-light.png', { fullPage: true });
  const email = `romy.${Date.now()}@example.com`;
  await fill(visitor, email);
  await visitor.getByRole('button', { name: 'Are you free that day?' }).click();
  await expect(visitor.getByText('Yes, we still have space on Saturday, September 18, 2027.')).toBeVisible();
  await expect(visitor.getByRole('textbox', { name: 'Your name' })).toHaveValue('Romy Halloran');
  await visitor.getByText('You may keep what I write here').click();
  // Nobody writes a form in less than three seconds; who does is asked to look over it.
  await visitor.waitForTimeout(3_100);
  await visitor.getByRole('button', { name: 'Send it to us' }).click();
  await expect(visitor.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  await expect(visitor.getByText('Yes, we still have space on Saturday, September 18, 2027.')).toBeVisible();
  await picture(visitor, 'thanks-360-light.png', { fullPage: true });
  expect(await phone.cookies()).toEqual([]);
  await phone.close();
  await signIn('admin@fern-thistle.example');
  await page.goto(`/tenant_crm/leads?search=${encodeURIComponent(email)}`);
  await expect(page.getByText('Romy Halloran & Kit Sato').first()).toBeVisible();
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 1280],
  ['dark', 360],
] as const) {
  test(`a page says while one writes whether the day is free and what is typical: ${colorScheme}, ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 900 }, colorScheme });
    const visitor = await context.newPage();
    const foreign: string[] = [];
    visitor.on(
      'request',
      (request) =>
        void (
          new URL(request.url()).host !== new URL(baseURL ?? '').host &&
          !request.url().startsWith('data:') &&
          foreign.push(request.url())
        ),
    );
    const complaints: string[] = [];
    visitor.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    await visitor.goto(WEDDING);
    const tick = visitor.getByRole('checkbox', { name: /^You may keep what I write here/ });
    const top = () => tick.evaluate((box) => box.getBoundingClientRect().top + scrollY);
    const before = await top();
    await fill(visitor, 'nobody@example.com');
    await visitor.getByRole('spinbutton', { name: 'Guests' }).blur();
    await expect(visitor.getByText('Yes, we still have space on Saturday, September 18, 2027.')).toBeVisible();
    // Who aims at the tick hits it: an answer has its room already.
    expect(await top()).toBe(before);
    expect(await tooWide(visitor)).toBe(0);
    expect((await new AxeBuilder({ page: visitor }).setLegacyMode(true).analyze()).violations).toEqual([]);
    await picture(visitor, `wedding-${width}-${colorScheme}.png`, { fullPage: true });
    await visitor.goto('/public/event?t=fern-thistle');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A room people remember');
    expect((await new AxeBuilder({ page: visitor }).setLegacyMode(true).analyze()).violations).toEqual([]);
    await picture(visitor, `event-${width}-${colorScheme}.png`, { fullPage: true });
    expect([foreign, complaints]).toEqual([[], []]);
    await context.close();
  });
}

test('T-447 the form for events names what is missing, and keeps what was written', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } });
  const visitor = await context.newPage();
  await visitor.goto('/public/event?t=fern-thistle');
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Hollis');
  await visitor.waitForTimeout(3_100);
  await visitor.getByRole('button', { name: 'Send it to us' }).click();
  await expect(visitor.getByText('Please fill this in.')).toBeVisible();
  await expect(visitor.getByRole('textbox', { name: 'Your name' })).toHaveValue('Hollis');
  expect((await new AxeBuilder({ page: visitor }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await picture(visitor, 'event-problems-360.png', { fullPage: true });
  await context.close();
});

test('a page is made, told, saved, published, seen by a visitor and taken away again', async ({ page, signIn, browser, baseURL }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('admin@fern-thistle.example');
  await page.goto('/lead_page_builder/home');
  await picture(page, 'lead-pages-1280.png', { fullPage: true });
  await page.getByRole('button', { name: 'New lead page' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Elopements');
  await page.getByRole('button', { name: 'Begin with a designed page' }).click();
  await expect(page.getByRole('heading', { name: 'Elopements', level: 1 })).toBeVisible();
  const canvas = page.locator('.lead_page_builder-canvas');
  await expect(canvas.getByText('picked them together')).toBeVisible();
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  // The canvas draws itself anew while it loads: what was found may be gone before it is pressed.
  await expect(async () => {
    await canvas.getByText('picked them together').click({ force: true, timeout: 1_000 });
    await expect(title).toHaveValue(/picked them together/, { timeout: 1_000 });
  }).toPass();
  await title.fill('Two people, one hillside');
  await expect(canvas.getByText('Two people, one hillside')).toBeVisible();
  await picture(page, 'editor-1280.png');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const card = page.getByRole('img', { name: 'Picture beside a link: Two people, one hillside' });
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200);
  await picture(page, 'shared-link-1280.png', { fullPage: true });
  await page.getByRole('button', { name: 'Publish' }).click();
  const link = page.getByRole('link', { name: '/public/elopements' });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Two people, one hillside');
  await page.getByTitle('Phone').click();
  await picture(page, 'editor-phone.png');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Take away from visitors' }).click();
  await expect(page.getByText('Not to be seen')).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByRole('heading', { name: 'Lead pages', level: 1 })).toBeVisible();
  await visitor.context().close();
});

test('results say which of two pages is better', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('admin@fern-thistle.example');
  await page.goto('/lead_page_builder/home');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Weddings in the Hudson Valley', exact: true }) });
  await card.getByRole('link', { name: 'Results' }).click();
  await expect(page.getByText('B is better, and that is hardly chance (z = 2.10).')).toBeVisible();
  await picture(page, 'results-1280.png', { fullPage: true });
});

test('a studio asks questions of its own, and visitors are asked them', async ({ page, signIn, api, browser, baseURL }) => {
  await signIn('admin@fern-thistle.example');
  const made = await api('POST', '/api/lead_page_builder/pages/', { title: 'Workshops', slug: 'workshops', kind: 'custom' });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/lead_page_builder/${id}`);
  await page.getByRole('button', { name: 'Make one of your own' }).click();
  const drawer = page.getByRole('dialog', { name: /^The form/ });
  await drawer.getByRole('button', { name: 'Take “Budget for flowers” away' }).click();
  await drawer.getByRole('button', { name: 'Add a question' }).click();
  await drawer.getByRole('textbox', { name: 'Question', exact: true }).last().fill('How many of you are there?');
  await drawer.getByRole('checkbox', { name: 'Needed' }).last().check();
  await expect(drawer.getByRole('button', { name: 'Take “E-mail” away' })).toBeDisabled();
  await picture(page, 'form-1280.png');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Publish' }).click();
  const link = page.getByRole('link', { name: '/public/workshops' });
  await expect(link).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await visitor.goto((await link.getAttribute('href')) ?? '');
  await expect(visitor.getByLabel('How many of you are there?')).toBeVisible();
  await expect(visitor.getByText('Budget for flowers')).toBeHidden();
  await visitor.context().close();
});
