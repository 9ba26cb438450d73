import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** Changes wait on their way to the server until the answer is called. */
async function holdSaves(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => void (release = done));
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'PATCH') await released;
    await route.continue();
  });
  return release;
}

test('a venue is written with a rule, merged edits keep it, and it goes to the archive and back', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/event_venues');
  await expect(page.getByRole('navigation', { name: 'Map of the venues' }).getByRole('link', { name: 'Stonecroft Barn' })).toBeVisible();
  await page.goto('/event_venues/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Quarry House');
  await page.getByRole('button', { name: 'Add venue' }).click();
  await expect(page.getByRole('button', { name: /Quarry House/ })).toBeVisible();
  const rules = page.getByRole('region', { name: 'Rules' });
  await rules.getByRole('button', { name: 'Add a rule' }).click();
  await rules.getByRole('textbox', { name: 'Rule', exact: true }).fill('No candles in the tunnel');
  const release = await holdSaves(page);
  await rules.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saving…')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  release();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Rules' }).getByText('No candles in the tunnel')).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();
});

test('the page of a project says what its venue does not allow and whether there is time to set up', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/tenant_crm/projects');
  await page.getByRole('link', { name: 'Marlow & Okafor wedding' }).first().click();
  const venue = page.getByRole('region', { name: 'Venue of the project' });
  await expect(venue.getByRole('link', { name: 'Stonecroft Barn' })).toBeVisible();
  await expect(venue.getByText('Everything out by 23:30')).toBeVisible();
  const hours = venue.getByRole('textbox', { name: 'Set-up, hours of work' });
  await hours.fill('40');
  await hours.press('Enter');
  await expect(venue.getByText(/Setting up takes 13 h 20 min with 3 people/)).toBeVisible();
  await hours.fill('7');
  await hours.press('Enter');
  await expect(venue.getByText(/Setting up takes/)).toBeHidden();
});

test('driving is charged as the business says, and what the place asks for goes on the timeline once', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/event_venues/driving');
  await expect(page.getByText('A venue 46 km away: delivery costs $209.40.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Each kilometre more' }).fill('3');
  await expect(page.getByText('A venue 46 km away: delivery costs $251.00.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Each kilometre more' }).fill('2.20');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto('/event_venues?search=Onteora');
  await page.getByRole('table').getByRole('link', { name: 'Onteora Glass House' }).click();
  const way = page.getByRole('region', { name: 'Way there' });
  await expect(way.getByText('46 km · 52 min · delivery $209.40')).toBeVisible();
  await expect(way.getByRole('heading', { name: 'Near it' })).toBeVisible();
  await page.goto('/tenant_crm/projects');
  await page.getByRole('link', { name: 'Marlow & Okafor wedding' }).first().click();
  const venue = page.getByRole('region', { name: 'Venue of the project' });
  await venue.getByRole('button', { name: 'Put its rules on the timeline' }).click();
  await expect(page.getByText('5 more on the timeline')).toBeVisible();
  await venue.getByRole('button', { name: 'Put its rules on the timeline' }).click();
  await expect(page.getByText('All of it is on the timeline already')).toBeVisible();
  await venue.getByRole('link', { name: 'Timeline' }).click();
  await expect(page.getByText('Stonecroft Barn: No open flame, LED only').first()).toBeVisible();
  await page.getByText('Run of the day').click();
  await expect(page.getByText('Stonecroft Barn opens').first()).toBeVisible();
});
