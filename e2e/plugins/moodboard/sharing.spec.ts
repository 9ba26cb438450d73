import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { faults, settled, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';

async function visitor(context: BrowserContext, size = { width: 1280, height: 800 }): Promise<Page> {
  const made = await context.browser()?.newContext({ viewport: size, baseURL: process.env['BUTTERFLY_E2E_URL'], locale: 'en-US' });
  if (!made) throw new Error('There is no browser.');
  return made.newPage();
}
async function wedding(page: Page): Promise<number> {
  const projects = (await (await page.request.get('/api/tenant_crm/projects/')).json()) as { id: number; name: string }[];
  return projects.find(({ name }) => name === 'Marlow & Okafor wedding')?.id ?? 0;
}

test('a client opens a link without an account, gives a heart and comments; the team sees both at once and answers; the link is taken back and given again (T-449)', async ({
  page,
  context,
  signIn,
}) => {
  test.setTimeout(90_000);
  const shot = (of: Page, name: string) => picture(of, `${name}.png`);
  await signIn('admin@fern-thistle.example');
  await page.goto(`/moodboard/${await wedding(page)}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with your client' });
  await dialog.getByLabel('For whom (optional)').fill('Ines');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Address of the link for Ines' }).inputValue();
  await shot(page, 'share-dialog-dark');
  // A button under the pointer has another colour.
  await page.mouse.move(1, 1);
  await settled(page);
  expect(await faults(page, { within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');

  const client = await visitor(context);
  await client.goto(address);
  await expect(client.getByRole('heading', { name: 'Marlow & Okafor wedding' })).toBeVisible();
  await expect(client.locator('.mb-item-image img').first()).toHaveJSProperty('complete', true);
  await shot(client, 'shared-1280-dark');
  await settled(client);
  expect(await faults(client, { within: 'main' })).toEqual([]);
  await client.locator('.mb-item-image').first().click();
  await client.getByRole('button', { name: 'Love it' }).click();
  await expect(client.getByRole('button', { name: 'Love it' })).toHaveAttribute('aria-pressed', 'true');
  await shot(client, 'shared-item-bar');
  await client.getByRole('button', { name: 'Comment', exact: true }).click();
  await client.getByRole('textbox', { name: 'What do you think here?' }).fill('Could it be a little more white?');
  await client.getByRole('complementary', { name: 'Comments' }).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(client.getByRole('button', { name: /Comment 1 of Ines/ })).toBeVisible();
  await shot(client, 'shared-comment');

  await expect(page.getByRole('button', { name: /Comment \d of Ines/ })).toBeVisible();
  await expect(page.getByRole('img', { name: '1 heart' })).toHaveCSS('background-color', 'rgb(255, 253, 250)');
  await page.getByRole('button', { name: /Comment \d of Ines/ }).click();
  await page.getByRole('textbox', { name: 'Answer' }).fill('Gladly');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Gladly', { exact: true })).toBeVisible();
  await shot(page, 'team-comments');
  await settled(page);
  expect(await faults(page, { within: '.mb-comments' })).toEqual([]);
  await client.reload();
  await client.getByRole('button', { name: /Comment 1 of Ines/ }).click();
  await expect(client.getByText('Gladly', { exact: true })).toBeVisible();
  await expect(client.getByText(/fuller version/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Take back the link for Ines' }).click();
  await expect(page.getByText('opens nothing any more')).toBeVisible();
  await client.reload();
  await expect(client.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
  await shot(client, 'shared-gone');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByRole('textbox', { name: 'Address of the link for Ines' })).toBeVisible();
  await client.reload();
  await expect(client.getByRole('heading', { name: 'Marlow & Okafor wedding' })).toBeVisible();
  await client.setViewportSize({ width: 360, height: 740 });
  await client.getByRole('button', { name: /^Comments/ }).click();
  await settled(client);
  await shot(client, 'shared-comments-360');
  expect([await tooWide(client), await faults(client, { within: 'main' })]).toEqual([0, []]);
  await client.context().close();
  await page.goto(`/moodboard/${await wedding(page)}/preview`);
  await expect(page.getByRole('heading', { name: 'Marlow & Okafor wedding' })).toBeVisible();
  await settled(page);
  await shot(page, 'preview-1280');
});

test('a link with a password opens with it, fits a phone, and shows what is saved meanwhile', async ({ context, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const project = (
    (await (
      await api('POST', '/api/tenant_crm/projects/', {
        name: 'A very long name for the garden party of Annabelle and Maximilian',
        event_type: 'wedding',
      })
    ).json()) as { id: number }
  ).id;
  const note = (text: string) => ({
    pages: [
      { id: 'p', name: 'Board', w: 1600, h: 1000, elements: [{ id: 'n', type: 'note', x: 100, y: 100, w: 400, h: 300, props: { text } }] },
    ],
  });
  await api('POST', '/api/moodboard/', { project, data: note('White') });
  const made = await api('POST', `/api/moodboard/${project}/shares/`, { mode: 'view', password: 'peonies' });
  const { id: link } = (await made.json()) as { id: number };
  const { path } = (await (await api('GET', `/api/moodboard/${project}/shares/${link}/address/`)).json()) as { path: string };
  const client = await visitor(context, { width: 360, height: 740 });
  await client.addInitScript(() => localStorage.setItem('themeMode', 'light'));
  await client.goto(path);
  await client.getByLabel('Password', { exact: true }).fill('roses');
  await client.getByRole('button', { name: 'Open the board' }).click();
  await expect(client.getByRole('alert')).toContainText('not the password');
  await picture(client, 'unlock-360-light.png');
  await settled(client);
  expect(await faults(client, { within: 'main' })).toEqual([]);
  await client.getByLabel('Password', { exact: true }).fill('peonies');
  await client.keyboard.press('Enter');
  await expect(client.getByText('White')).toBeVisible();
  await picture(client, 'shared-360-light.png');
  await settled(client);
  expect([await tooWide(client), await faults(client, { within: 'main' })]).toEqual([0, []]);
  await api('PATCH', `/api/moodboard/${project}/`, { data: note('Ivory') }, { 'if-match': '*' });
  await expect(client.getByText('Ivory')).toBeVisible({ timeout: 15_000 });
  await client.context().close();
});
