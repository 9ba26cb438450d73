import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';

test('a Saturday that two want: who holds it, and what happens when that lapses', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('admin@fern-thistle.example');
  await page.goto('/calendar_meeting/days/2027-06-12');
  await expect(page.getByRole('heading', { name: /June 12, 2027/ })).toBeVisible();
  const foreseen = page.getByRole('region', { name: 'If nobody does anything' });
  await expect(foreseen.getByRole('listitem').first()).toContainText('lapses');
  await picture(page, 'day-at-1280.png', { fullPage: true });
  await page.getByRole('textbox', { name: 'For whom' }).fill('Okafor');
  await page.getByRole('button', { name: 'Hold the day' }).click();
  await expect(page.getByText(/hold: Okafor/)).toBeVisible();
  await page.getByRole('button', { name: 'Let pass Okafor' }).click();
  await expect(page.getByText(/hold: Vale/)).toContainText('Fourth');
  await page.getByRole('button', { name: 'Give back Okafor' }).click();
  await expect(page.getByRole('button', { name: 'Hold it again for Okafor' })).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()).violations).toEqual([]);
});

test('something is put on, moved by keyboard, and taken back', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('admin@fern-thistle.example');
  await page.goto('/calendar_meeting?day=2027-09-07');
  await expect(page.getByText('September 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Put something on Tuesday, September 7, 2027' }).click();
  await page.getByRole('textbox', { name: 'What' }).fill('Ribbon fitting');
  await page.getByRole('button', { name: 'Put it on' }).click();
  const chip = page.getByRole('link', { name: /Ribbon fitting/ });
  await expect(chip).toBeVisible();
  await picture(page, 'month-at-1280.png');
  await chip.focus();
  await page.keyboard.press('Alt+ArrowRight');
  const wednesday = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Wednesday, September 8, 2027' }) });
  await expect(wednesday.getByRole('link', { name: /Ribbon fitting/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wednesday.getByRole('link', { name: /Ribbon fitting/ })).toBeHidden();
  for (const view of ['Week', 'Team', 'Agenda']) {
    await page.getByText(view, { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
    expect((await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()).violations).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await picture(page, 'agenda-at-360.png');
  await page.getByRole('link', { name: /Ribbon fitting/ }).click();
  await page.getByRole('textbox', { name: 'What was said' }).fill('Ivory, not white.');
  await page.getByRole('button', { name: 'Keep the minutes' }).click();
  await expect(page.getByText('The minutes are kept')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'What was said' })).toHaveValue('Ivory, not white.');
  await picture(page, 'event-at-360.png', { fullPage: true });
});
