import { expect, test } from '../../fixtures';
import { newProject } from './project_view.seed';
import { tooWide } from '../../support/page-faults';

test.beforeEach(({ signIn }) => signIn('admin@fern-thistle.example'));

test('a plan is used, moved by pointer and by keys, and is there after a reload (T-501)', async ({ page, api }) => {
  const id = await newProject(api, 'Timeline by hand');
  await page.goto(`/project_view/${id}`);
  await page.getByRole('button', { name: 'Use “Production, Saturday event”' }).click();
  const bar = page.getByRole('button', { name: /^Hard goods pulled and cleaned\. Arrow/ });
  await expect(page.getByText('Jun 8, 2027')).toBeVisible();
  const nudged = page.waitForResponse((response) => response.url().includes('/shift/'));
  await bar.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Jun 7, 2027')).toBeVisible();
  expect((await nudged).status()).toBe(200);

  const order = page.getByRole('button', { name: /^Flowers received, cut and hydrated\. Arrow/ });
  await order.hover();
  const box = await order.boundingBox();
  const day = await page
    .locator('.pv-lines')
    .first()
    .evaluate((lines) => lines.clientWidth);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2 - day / 8, (box?.y ?? 0) + 8, { steps: 6 });
  const saved = page.waitForResponse((response) => response.url().includes('/shift/'));
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  const kept = await daysOf(api, id);
  expect(kept[2]).not.toBe('Jun 9, 2027');
  const shown = () => page.locator('.pv-row-facts time').allTextContents();
  await expect.poll(shown).toEqual(kept);
  await page.reload();
  await expect.poll(shown).toEqual(kept);
});

/** The days of all entries as the server keeps them, in the order and the words of the page. */
async function daysOf(api: Parameters<typeof newProject>[0], id: number): Promise<string[]> {
  const { entries } = (await (await api('GET', `/api/project_view/${id}/`)).json()) as { entries: { day: string }[] };
  return entries.map(({ day }) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
  );
}

test('two people edit one entry: the second is asked, and nothing is overwritten', { tag: '@embedded' }, async ({ page, api, context }) => {
  const id = await newProject(api, 'Timeline of two');
  await api('POST', `/api/project_view/${id}/entries/`, { lane: 'planning', title: 'Tasting', when: { anchor: 'day', day: '2027-05-01' } });
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(`/project_view/${id}`);
    await one
      .getByRole('button', { name: /^Tasting/ })
      .first()
      .click();
  }
  await other.getByLabel('Where').fill('Studio');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();

  await page.getByRole('textbox', { name: 'What', exact: true }).fill('Tasting with the parents');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Somebody else has changed “Tasting”/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'What', exact: true })).toHaveValue('Tasting with the parents');
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await page
    .getByRole('button', { name: /^Tasting/ })
    .first()
    .click();
  await expect(page.getByLabel('Where')).toHaveValue('Studio');
});

test('somebody runs late: all that is still to come moves, and the day sheet is a PDF', async ({ page, api }) => {
  const id = await newProject(api, 'Timeline of the day');
  await page.goto(`/project_view/${id}?view=day`);
  await page.getByRole('button', { name: 'Use “Wedding day”' }).click();
  await expect(page.getByRole('button', { name: /^09:30 Van leaves/ })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'Install the ceremony' }).getByRole('button', { name: 'Shift' }).click();
  await page.getByRole('button', { name: '30 min', exact: true }).click();
  await expect(page.getByRole('button', { name: /^17:00 Ceremony,/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^09:30 Van leaves/ })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Day sheet (PDF)' }).click();
  const href = await page.getByRole('link', { name: 'For vendors' }).getAttribute('href');
  const sheet = await page.request.get(href ?? '');
  expect([sheet.status(), sheet.headers()['content-type'], (await sheet.body()).subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
});

test('the date moves only after one has seen what moves with it', async ({ page, api }) => {
  const id = await newProject(api, 'Timeline that moves');
  await api('POST', `/api/project_view/${id}/apply-template/`, { template_id: 'production_week' });
  await page.goto(`/project_view/${id}`);
  await page.getByRole('button', { name: 'Move the date' }).click();
  await page.getByLabel('Event date').fill('2027-07-03');
  await expect(page.getByText('10 entries move with it')).toBeVisible();
  await page.getByRole('button', { name: 'Move the event' }).click();
  await expect(page.getByText('Jul 3, 2027').first()).toBeVisible();
  await expect(page.getByText('Jun 30, 2027')).toBeVisible();
});

test('on a phone the plan is a list and nothing scrolls sideways', async ({ page, api }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await newProject(api, 'Timeline on a phone');
  await api('POST', `/api/project_view/${id}/apply-template/`, { template_id: 'production_week' });
  await api('POST', `/api/project_view/${id}/apply-template/`, { template_id: 'event_day_wedding' });
  for (const search of ['', '?view=day']) {
    await page.goto(`/project_view/${id}${search}`);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    expect(await tooWide(page)).toBe(0);
  }
});
