import { expect, test } from '../../fixtures';
import { tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('a space of a venue has its photographs and its floor plan', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const made = await api('POST', '/api/event_venues/venues/', { name: 'The Boathouse', kind: 'barn' });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/event_venues/${id}`);
  const spaces = page.getByRole('region', { name: 'Spaces' });
  await spaces.getByRole('button', { name: 'Add a space' }).click();
  await spaces.getByLabel('Name').fill('Slipway');
  await spaces.getByLabel('Photographs of the space').setInputFiles([{ name: 'slipway.png', mimeType: 'image/png', buffer: PNG }]);
  await expect(spaces.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
  await spaces
    .getByLabel('Floor plan of the space')
    .setInputFiles([{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }]);
  await expect(spaces.getByRole('link', { name: 'Floor plan' })).toBeVisible();
  await spaces.getByRole('button', { name: 'Save' }).click();
  await expect(spaces.getByRole('img', { name: 'Slipway, photograph 1' })).toBeVisible();
  const plan = await spaces.getByRole('link', { name: 'Floor plan' }).getAttribute('href');
  expect((await page.request.get(plan ?? '')).headers()['content-type']).toBe('application/pdf');
  await page.reload();
  await expect(spaces.getByRole('img', { name: 'Slipway, photograph 1' })).toBeVisible();
  await picture(page, 'venue-space.png', { fullPage: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await picture(page, 'venue-space-phone.png', { fullPage: true });
  expect(await tooWide(page)).toBe(0);
});
