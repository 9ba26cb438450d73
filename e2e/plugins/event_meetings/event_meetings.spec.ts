import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';

test('a visitor books in another time zone on a phone, moves it and cancels it by link', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    timezoneId: 'Europe/London',
    locale: 'en-GB',
  });
  const page = await phone.newPage();
  await page.goto('/schedule/fern-thistle.consultation');
  await expect(page.getByRole('heading', { name: 'Studio consultation' })).toBeVisible();
  const times = page.getByRole('group', { name: /^Times on/ });
  await expect(page.getByLabel('Times in')).toHaveValue('Europe/London');
  await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(3).press('Enter');
  // New York opens at nine, which is in the afternoon in London. Not so today: what is left of it may begin in the evening.
  await expect(times.getByRole('button').first()).toHaveText(/^1[3-9]:/);
  await times.getByRole('button').first().press('Enter');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Vale');
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill('ada.vale@example.com');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect((await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()).violations).toEqual([]);
  await picture(page, 'booking-at-360.png', { fullPage: true });
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  const invite = await page.request.get((await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')) ?? '');
  expect(await invite.text()).toContain('BEGIN:VEVENT');
  await page.getByRole('link', { name: 'Move or cancel it' }).click();
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await page.getByRole('group', { name: 'Day' }).getByRole('button').nth(4).click();
  await times.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Move my meeting' }).click();
  await expect(page.getByRole('button', { name: 'Choose another time' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await page.getByRole('button', { name: 'Cancel my meeting' }).click();
  await expect(page.getByText(/^Cancelled:/)).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()).violations).toEqual([]);
  await phone.close();
});

test('the team offers a meeting and sees why a time is not offered', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('admin@fern-thistle.example');
  await page.goto('/event_meetings/dashboard');
  await expect(page.getByRole('heading', { name: 'What can be booked' })).toBeVisible();
  await page.getByRole('button', { name: 'New kind of meeting' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cake tasting');
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('cake-tasting');
  await page.getByRole('textbox', { name: 'Minutes', exact: true }).fill('90');
  await expect(page.getByText(/times are offered|Closed on this day/)).toBeVisible();
  await page.getByRole('button', { name: 'Offer it' }).click();
  await expect(page.getByRole('heading', { name: 'Cake tasting' })).toBeVisible();
  await expect(page.getByRole('link', { name: '/schedule/fern-thistle.cake-tasting' })).toBeVisible();
  const preview = page.getByRole('complementary', { name: 'What is offered' });
  // Of today too little may be left: the reasons of another day are read.
  await page.getByRole('button', { name: 'Day after' }).click();
  for (let day = 0; day < 3 && (await preview.getByText('Closed on this day.').count()) > 0; day += 1)
    await page.getByRole('button', { name: 'Day after' }).click();
  await expect(preview.getByText(/no: Would go on after 17:00|no: Would go on after 14:00/).first()).toBeVisible();
  await picture(page, 'meeting-at-1280.png');
  expect((await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()).violations).toEqual([]);
});

test('a request is confirmed from the dashboard', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/event_meetings/dashboard');
  await picture(page, 'meetings.png');
  await page.getByRole('button', { name: 'Confirm Ida Reyes' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for your answer' })).toBeHidden();
  await page.goto('/event_meetings/bookings?search=Ida');
  await page.getByRole('link', { name: 'Ida Reyes' }).click();
  await expect(page.getByText('Confirmed').first()).toBeVisible();
});
