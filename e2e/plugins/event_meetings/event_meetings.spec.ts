import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { tooWide } from '../../support/page-faults';

test('a visitor books in another time zone on a phone, moves it and cancels it by link', async ({ browser, baseURL }) => {
  test.setTimeout(90_000);
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
  const days = page.getByRole('group', { name: 'Day' }).getByRole('link');
  await expect(page.getByLabel('Times in')).toHaveValue('Europe/London');
  await days.nth(3).press('Enter');
  await expect(days.nth(3)).toHaveAttribute('aria-current', 'date');
  // New York opens at nine, which is in the afternoon in London. Not so today: what is left of it may begin in the evening.
  await expect(times.locator('label').first()).toHaveText(/^1[3-9]:/);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Vale');
  await times.getByRole('radio').first().press('Space');
  // Another zone comes without a reload: what was written, and the time, stay.
  const hour = await times.locator('label').first().innerText();
  await page.getByLabel('Times in').selectOption('Asia/Tokyo');
  await expect(page.locator('#times')).toHaveAttribute('data-zone', 'Asia/Tokyo');
  await page.getByLabel('Times in').selectOption('Europe/London');
  await expect(page.locator('#times')).toHaveAttribute('data-zone', 'Europe/London');
  await expect(times.locator('label').first()).toHaveText(hour);
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada Vale');
  await times.getByRole('radio').first().press('Space');
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill('ada.vale@example.com');
  expect(await tooWide(page)).toBe(0);
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await picture(page, 'booking-at-360.png', { fullPage: true });
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await picture(page, 'booked-at-360.png', { fullPage: true });
  const invite = await page.request.get((await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')) ?? '');
  expect(await invite.text()).toContain('BEGIN:VEVENT');
  await page.getByRole('link', { name: 'Move or cancel it' }).click();
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await days.nth(4).click();
  await expect(days.nth(4)).toHaveAttribute('aria-current', 'date');
  await times.getByRole('radio').first().press('Space');
  await page.getByRole('button', { name: 'Move my meeting' }).click();
  await expect(page.getByRole('link', { name: 'Choose another time' })).toBeVisible();
  await page.getByRole('link', { name: 'Cancel it' }).click();
  await picture(page, 'cancel-at-360.png', { fullPage: true });
  await page.getByRole('button', { name: 'Cancel my meeting' }).click();
  await expect(page.getByText(/^Cancelled:/)).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
  await phone.close();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a visitor without JavaScript books at a desk, in Dutch: ${colorScheme}`, async ({ browser, baseURL }) => {
    test.setTimeout(90_000);
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 1280, height: 900 },
      javaScriptEnabled: false,
      locale: 'nl-NL',
      colorScheme,
    });
    const page = await context.newPage();
    await page.goto('/schedule/fern-thistle.consultation?tz=Europe/Amsterdam');
    await page
      .getByRole('group', { name: 'Dag' })
      .getByRole('link')
      .nth(colorScheme === 'dark' ? 6 : 7)
      .click();
    await page
      .getByRole('group', { name: /^Tijden op/ })
      .getByRole('radio')
      .nth(2)
      .check();
    await page.getByRole('textbox', { name: 'Je naam' }).fill('Noor de Vries');
    await page.getByRole('textbox', { name: 'Je e-mailadres' }).fill(`noor.${colorScheme}@example.com`);
    await picture(page, `booking-1280-${colorScheme}.png`, { fullPage: true });
    await page.getByRole('button', { name: 'Deze tijd boeken' }).click();
    await expect(page.getByRole('heading', { name: 'Je afspraak staat' })).toBeVisible();
    await picture(page, `booked-1280-${colorScheme}.png`, { fullPage: true });
    expect(await context.cookies()).toEqual([]);
    await context.close();
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
  // Of today too little may be left, and at the end of a week the studio is closed: the reasons of a Tuesday to come are read.
  const on = preview.getByRole('textbox', { name: 'On' });
  await on.fill(tuesdayAfter(await on.inputValue()));
  await expect(preview.getByText(/no: Would go on after 17:00|no: Would go on after 14:00/).first()).toBeVisible();
  await expect(page.getByText(/schedule\.js/)).toContainText('data-meeting="fern-thistle.cake-tasting"');
  await picture(page, 'meeting-at-1280.png', { fullPage: true });
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

test('an absence is noted and taken back; a meeting is booked by hand at a time that is free', async ({ page, signIn }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('admin@fern-thistle.example');
  await page.goto('/event_meetings/dashboard');
  const away = page.getByRole('region', { name: 'Who is away' });
  await away.getByRole('button', { name: 'Note an absence' }).click();
  await away.getByRole('combobox', { name: 'Who' }).fill('Priya');
  await page.getByTitle('Priya Nair').last().click();
  await away.getByLabel('From').fill('2027-08-02T09:00');
  await away.getByLabel('Until').fill('2027-08-13T18:00');
  await away.getByRole('textbox', { name: 'Why' }).fill('Summer by the sea');
  await picture(page, 'away-1280.png', { fullPage: true });
  await away.getByRole('button', { name: 'Note it' }).click();
  const line = away.getByRole('listitem').filter({ hasText: 'Summer by the sea' });
  await expect(line).toContainText('Priya Nair');
  await page.goto('/calendar_meeting?view=agenda&day=2027-08-04');
  await expect(page.getByText('Summer by the sea').first()).toBeVisible();
  await page.goto('/event_meetings/dashboard');
  await line.getByRole('button', { name: 'Priya Nair is not away' }).click();
  await expect(line).toBeHidden();
  await page.goto('/event_meetings/bookings');
  await page.getByRole('button', { name: 'Book a meeting' }).click();
  const drawer = page.getByRole('dialog', { name: 'Book a meeting' });
  const inTenDays = new Date(Date.now() + 10 * 86_400_000);
  // Weekdays are open.
  while ([0, 6].includes(inTenDays.getUTCDay())) inTenDays.setUTCDate(inTenDays.getUTCDate() + 1);
  await drawer.getByLabel('Day').fill(inTenDays.toISOString().slice(0, 10));
  await drawer.getByRole('group', { name: 'Time' }).getByRole('button').nth(2).click();
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Theo Lang');
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill('theo.lang@example.com');
  await picture(page, 'by-hand-1280.png');
  await drawer.getByRole('button', { name: 'Book it' }).click();
  await expect(page).toHaveURL(/\/event_meetings\/bookings\/\d+$/);
  await expect(page.getByRole('heading', { name: /Theo Lang/ })).toBeVisible();
});

/** The first Tuesday that is at least two days later. */
function tuesdayAfter(day: string): string {
  const later = new Date(`${day}T12:00:00Z`);
  later.setUTCDate(later.getUTCDate() + 2);
  while (later.getUTCDay() !== 2) later.setUTCDate(later.getUTCDate() + 1);
  return later.toISOString().slice(0, 10);
}
