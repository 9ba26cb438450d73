import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { tooWide } from '../../support/page-faults';

const MONDAY = '2027-10-04';
const calm = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()).violations).toEqual([]);

/** Puts something on by what the person's browser says, and takes it off afterwards. */
async function put(page: Page, body: object): Promise<{ id: number; version: number }> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const headers = { 'X-CSRFToken': token, 'Idempotency-Key': crypto.randomUUID() };
  const answer = await page.request.post('/api/calendar_meeting/events/', { headers, data: body });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number; version: number };
}
async function takeOff(page: Page, ids: readonly number[]): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  for (const id of ids) await page.request.delete(`/api/calendar_meeting/events/${id}/`, { headers: { 'X-CSRFToken': token } });
}
const at = (day: string, start_time: string, end_time: string, title: string, more: object = {}) => ({
  ...{ title, start_day: day, end_day: day, start_time, end_time },
  ...more,
});

test('a week by the hour: side by side, dragged, made longer, and moved by keyboard', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('admin@fern-thistle.example');
  const made = [
    await put(page, at('2027-10-05', '09:00', '10:00', 'Ribbon fitting')),
    await put(page, at('2027-10-05', '09:30', '11:00', 'Candle talk')),
    await put(page, at('2027-10-07', '22:00', '22:30', 'Late call')),
    await put(page, { title: 'Farm days', all_day: true, start_day: MONDAY, end_day: '2027-10-06' }),
  ];
  await page.goto(`/calendar_meeting?view=week&day=${MONDAY}`);
  const week = page.getByRole('region', { name: 'The week' });
  const day = (name: RegExp) => week.getByRole('listitem', { name });
  const fitting = week.getByRole('link', { name: /Ribbon fitting/ });
  await expect(week.getByRole('listitem').first()).toHaveAccessibleName(/Sunday, October 3/);
  await expect(day(/Tuesday, October 5/).getByRole('link', { name: /Farm days/ })).toBeVisible();
  const [one, other] = [await fitting.boundingBox(), await week.getByRole('link', { name: /Candle talk/ }).boundingBox()];
  expect(Math.abs((one?.x ?? 0) + (one?.width ?? 0) - (other?.x ?? 0))).toBeLessThan(3);
  expect(Math.round((other?.y ?? 0) - (one?.y ?? 0))).toBe(24);
  await calm(page);
  await picture(page, 'week-at-1280.png');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await calm(page);
  await picture(page, 'week-light-at-1280.png');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();

  const box = await fitting.boundingBox();
  const column = await day(/Tuesday, October 5/).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 12);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 40, { steps: 4 });
  await page.mouse.move((box?.x ?? 0) + 20 + (column?.width ?? 0), (box?.y ?? 0) + 12 + 96, { steps: 6 });
  await expect(week.getByRole('status')).toHaveText(/Wednesday, October 6, 2027, 11:00–12:00/);
  await page.mouse.up();
  await expect(day(/Wednesday, October 6/).getByRole('link', { name: /11:00–12:00 Ribbon fitting/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(day(/Tuesday, October 5/).getByRole('link', { name: /09:00–10:00 Ribbon fitting/ })).toBeVisible();

  const again = await fitting.boundingBox();
  await page.mouse.move((again?.x ?? 0) + 20, (again?.y ?? 0) + (again?.height ?? 0) - 3);
  await page.mouse.down();
  await page.mouse.move((again?.x ?? 0) + 20, (again?.y ?? 0) + (again?.height ?? 0) + 21, { steps: 5 });
  await page.mouse.up();
  await expect(week.getByRole('link', { name: /09:00–10:30 Ribbon fitting/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(week.getByRole('link', { name: /09:00–10:00 Ribbon fitting/ })).toBeVisible();

  await fitting.focus();
  await page.keyboard.down('Alt');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(week.getByRole('status')).toHaveText(/Thursday, October 7, 2027, 09:30–10:30/);
  await page.keyboard.up('Alt');
  await expect(day(/Thursday, October 7/).getByRole('link', { name: /09:30–10:30 Ribbon fitting/ })).toBeFocused();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(day(/Thursday, October 7/).getByRole('link', { name: /09:30–10:45 Ribbon fitting/ })).toBeVisible();
  await takeOff(
    page,
    made.map(({ id }) => id),
  );
});

test('guests get a mail: whoever drags agrees to that first', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('admin@fern-thistle.example');
  const guests = [{ name: 'Grace Chen', email: 'grace.chen@example.com' }];
  const { id } = await put(page, at('2027-10-12', '10:00', '11:00', 'Colour talk of October', { guests }));
  await page.goto('/calendar_meeting?view=day&day=2027-10-12');
  const block = page.getByRole('link', { name: /Colour talk of October/ });
  await block.focus();
  await page.keyboard.press('Alt+ArrowDown');
  const question = page.getByRole('dialog', { name: /Move “Colour talk of October”/ });
  await expect(question).toContainText('gets a mail with the new time');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: /10:00–11:00 Colour talk of October/ })).toBeVisible();
  await block.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(page.getByRole('link', { name: /10:15–11:15 Colour talk of October/ })).toBeVisible();
  await takeOff(page, [id]);
});

test('somebody in Kathmandu sees the hours of the own clock, or of the studio; a click on an hour begins something there', async ({
  page: home,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn('admin@fern-thistle.example');
  const { id } = await put(home, at('2027-10-05', '19:30', '20:30', 'Evening call'));
  const far = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 }, timezoneId: 'Asia/Kathmandu' });
  await far.addCookies(await home.context().cookies());
  const page = await far.newPage();
  await page.goto('/calendar_meeting?view=day&day=2027-10-06');
  await expect(page.getByRole('link', { name: /05:15–06:15 Evening call/ })).toBeVisible();
  await page.getByText('The studio (New York)').click();
  await expect(page.getByRole('link', { name: /Evening call/ })).toBeHidden();
  await page.getByText(/^Here \(Kat/).click();
  await expect(page.getByRole('link', { name: /05:15–06:15 Evening call/ })).toBeVisible();
  await page.locator('.cal-hour-lane').click({ position: { x: 30, y: 48 * 10 + 4 } });
  await expect(page.getByLabel('At', { exact: true })).toHaveValue('00:15');
  await far.close();
  await takeOff(home, [id]);
});

test('a day on a phone is read without scrolling aside', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('admin@fern-thistle.example');
  const made = [
    await put(page, at('2027-10-05', '09:00', '10:00', 'Ribbon fitting')),
    await put(page, at('2027-10-05', '09:30', '11:00', 'Candle talk')),
    await put(page, { title: 'Farm days', all_day: true, start_day: MONDAY, end_day: '2027-10-06' }),
  ];
  await page.goto('/calendar_meeting?view=day&day=2027-10-05');
  await expect(page.getByRole('link', { name: /Ribbon fitting/ })).toBeVisible();
  expect(await tooWide(page)).toBe(0);
  await picture(page, 'day-hours-at-360.png');
  await calm(page);
  await page.goto('/calendar_meeting?view=week&day=2027-10-05');
  await expect(page.getByRole('region', { name: 'The week' })).toBeVisible();
  expect(await tooWide(page)).toBe(0);
  await picture(page, 'week-hours-at-360.png');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/calendar_meeting?view=hours&day=2027-10-05');
  await expect(page.getByRole('region', { name: 'The team by the hour' })).toBeVisible();
  await calm(page);
  await picture(page, 'team-hours-at-1280.png');
  await takeOff(
    page,
    made.map(({ id }) => id),
  );
});
