import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { wedding } from '../../support/demo-records';
import { picture } from '../../support/picture';

const OWNER = 'admin@fern-thistle.example';
const DAYS = 'from=2027-06-11&to=2027-06-14';

/** How many lanterns are free in the days of the two weddings. */
async function freeLanterns(page: Page): Promise<{ free: number; on_hand: number }> {
  const { results } = (await (await page.request.get('/api/inventory/hg-items/?search=Brass lantern')).json()) as {
    results: { id: number; on_hand: number }[];
  };
  const [lantern = { id: 0, on_hand: 0 }] = results;
  const answer = await page.request.get(`/api/inventory/availability/?item=${lantern.id}&${DAYS}`);
  return { free: ((await answer.json()) as { free: number }).free, on_hand: lantern.on_hand };
}

test('two weddings of one Saturday want more lanterns than there are: twelve are sub-rented, twenty go out, eighteen come back, and two are charged (scenario 10)', async ({
  page,
  signIn,
}) => {
  await signIn(OWNER);
  expect((await freeLanterns(page)).free).toBe(-12);
  await page.goto('/inventory/rental-calendar');
  await page.getByRole('button', { name: '12 × Brass lantern missing' }).click();
  await page.getByRole('checkbox', { name: 'Only what is missing' }).click();
  await page.getByRole('button', { name: /30 × Chen–Abbott wedding: 12 missing/ }).click();
  const drawer = page.getByRole('dialog', { name: '30 × Brass lantern' });
  await expect(drawer.getByText('More is promised in these days than there is.')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'How many' })).toHaveValue('12');
  await drawer.getByRole('textbox', { name: 'From' }).fill('Tivoli Table Rentals');
  await drawer.getByRole('textbox', { name: 'Costs' }).fill('96');
  await drawer.getByRole('button', { name: 'Sub-rent' }).click();
  await expect(page.getByText('Nothing is missing')).toBeVisible();
  expect((await freeLanterns(page)).free).toBe(0);

  await page.goto(`/inventory/project/${await wedding(page)}`);
  const row = page.getByRole('row', { name: /Brass lantern/ });
  await row.getByRole('button', { name: 'Hand out' }).click();
  await expect(row).toContainText('20 out');
  const write = async (kind: 'Broken' | 'Missing') => {
    await row.getByRole('button', { name: 'Broken or missing' }).click();
    const form = page.getByRole('dialog', { name: 'Brass lantern: broken or missing' });
    await form.getByRole('combobox', { name: 'What happened' }).fill(kind);
    await page.keyboard.press('Enter');
    if (kind === 'Broken') {
      await form
        .getByLabel('Photograph of the damage')
        .setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') });
      await expect(form.getByRole('button', { name: 'Photograph is there; take another' })).toBeVisible();
      await picture(page, 'lantern-broken.png');
    }
    await form.getByRole('button', { name: 'Write down' }).click();
    await expect(form).toBeHidden();
  };
  await write('Broken');
  await expect(row).toContainText('19 out');
  await write('Missing');
  await expect(row).toContainText('18 out');
  await row.getByRole('button', { name: 'Take back' }).click();
  await expect(row).toContainText('Back');
  // 30 % of a replacement of 38.00 for an accident, all of it for what is gone.
  const sums = page.getByRole('region', { name: 'Sums' });
  await expect(sums.getByRole('listitem').filter({ hasText: '1 × Brass lantern broken' })).toContainText('$11.40');
  await expect(sums.getByRole('listitem').filter({ hasText: '1 × Brass lantern missing' })).toContainText('$38.00');
  await expect(sums).toContainText('$49.40');
  const proof = await sums.getByRole('link', { name: 'Photograph' }).getAttribute('href');
  expect((await page.request.get(proof ?? '')).status()).toBe(200);
  await picture(page, 'lanterns-back.png', { fullPage: true });
  // What came back is free for the other wedding; the two that did not are gone from the house.
  expect(await freeLanterns(page)).toEqual({ free: 18, on_hand: 38 });
});
