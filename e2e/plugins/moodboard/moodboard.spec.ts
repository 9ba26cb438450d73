import { expect, test } from '../../fixtures';
import { MoodboardPage } from './moodboard.page';
import { watchNetwork } from '../../support/network-rest';
import { watchTroubles } from '../../support/page-troubles';
import { newProject } from './moodboard.seed';

test('sign in, pick a project, open Moodboard, add an item, reload: it is there', { tag: '@embedded' }, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('E-mail').fill('admin@fern-thistle.example');
  await page.getByLabel('Password').fill('butterfly-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Skip Intro' }).click();

  await page.getByRole('combobox', { name: /Select a Project/ }).click();
  await page.getByRole('combobox', { name: /Select a Project/ }).fill('Whitcomb');
  await page.getByRole('option', { name: /Whitcomb memorial/ }).click();
  await expect(page.getByText(/Currently Working On: Whitcomb/)).toBeVisible();
  await page
    .getByRole('link', { name: 'Moodboard' })
    .or(page.getByRole('button', { name: 'Moodboard' }))
    .click();

  const board = new MoodboardPage(page);
  await expect(page).toHaveURL(/\/moodboard\/\d+$/);
  await board.add('Note');
  await board.write('Text of the note', 'White lisianthus, no lilies');
  // What is typed right after "Text" is its words, and they get the room they need.
  await board.add('Text');
  await page.keyboard.type('Coral, all through the long evening, and candles on every table');
  await page.keyboard.press('Escape');
  const words = board.item(/^Text Coral, all through the long evening/);
  await expect(words).toBeVisible();
  expect((await words.getAttribute('aria-label')) ?? '').not.toContain('locked');
  expect(await words.evaluate((item) => (item as HTMLElement).offsetHeight)).toBeGreaterThan(64);
  await page.keyboard.press('l');
  await expect(words).not.toHaveAttribute('aria-label', /locked/);
  await expect(board.saved).toBeVisible();
  await page.reload();
  await expect(board.item(/White lisianthus, no lilies/)).toBeVisible();
});

test('an item moves with the pointer and with the keyboard, is removed, and comes back with undo', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const board = new MoodboardPage(page);
  await board.open(await newProject(api, 'Board by hand'));
  await board.add('Colour');
  const item = board.item(/^Colour Iris/);
  const before = await item.boundingBox();
  await item.hover();
  await page.mouse.down();
  await page.mouse.move((before?.x ?? 0) + 260, (before?.y ?? 0) + 180, { steps: 5 });
  await page.mouse.up();
  await item.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(board.saved).toBeVisible();
  const place = await item.getAttribute('aria-label');
  await page.reload();
  await expect(item).toHaveAttribute('aria-label', place ?? '');
  expect(place).not.toContain('at 60, 60');

  await item.focus();
  await page.keyboard.press('Delete');
  await expect(board.items).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(board.items).toHaveCount(1);
});

test('a board saved elsewhere is not overwritten: the conflict is named and the person chooses (T-729)', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const project = await newProject(api, 'Two people, one board');
  // It hears nothing of the others: only its own save tells what they did.
  await page.routeWebSocket(/\/ws\/moodboard\//, () => undefined);
  const board = new MoodboardPage(page);
  await board.open(project);
  await board.add('Note');
  await board.write('Text of the note', 'Mine');
  await expect(board.saved).toBeVisible();

  const theirs = {
    pages: [
      {
        id: 'page-1',
        name: 'Board',
        w: 1600,
        h: 1000,
        elements: [{ id: 'their-note', type: 'note', x: 20, y: 20, w: 200, h: 120, props: { text: 'Theirs' } }],
      },
    ],
  };
  const current = await api('GET', `/api/moodboard/${project}/`);
  const saved = await api('PATCH', `/api/moodboard/${project}/`, { data: theirs }, { 'If-Match': current.headers()['etag'] ?? '' });
  expect(saved.status()).toBe(200);

  await board.write('Text of the note', 'Mine, changed');
  await expect(page.getByText('Conflict: The moodboard was updated elsewhere. Please reload.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(board.item(/Theirs/)).toBeVisible();
  await expect(board.item(/Mine/)).toHaveCount(0);
});

test('a save that the network lost is sent when the network is back', async ({ page, signIn, api, context }) => {
  await signIn('admin@fern-thistle.example');
  const board = new MoodboardPage(page);
  const project = await newProject(api, 'Bad reception');
  await board.open(project);
  await board.add('Note');
  await expect(board.saved).toBeVisible();
  await context.setOffline(true);
  await board.write('Text of the note', 'Written in the cold store');
  await expect(page.getByText(/Not saved:/)).toBeVisible();
  await context.setOffline(false);
  await expect(board.saved).toBeVisible();
  const stored = await api('GET', `/api/moodboard/${project}/`);
  expect(await stored.text()).toContain('Written in the cold store');
});

test('the pages of a project without a board yet open with nothing on the console and no answer that is an error', async ({
  page,
  signIn,
  api,
}) => {
  const network = watchNetwork(page);
  await page.goto('/login');
  await signIn('admin@fern-thistle.example');
  const project = await newProject(api, 'Nothing on it yet');
  const troubles = watchTroubles(page);
  await new MoodboardPage(page).open(project);
  await page.getByRole('button', { name: /^Comments/ }).click();
  await expect(page.getByText('Pin a thought to an item.')).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share with your client' })).toBeVisible();
  await page.goto(`/moodboard/${project}/preview`);
  await expect(page.getByRole('heading', { name: 'Nothing on it yet' })).toBeVisible();
  await network.come();
  expect(troubles.take()).toEqual([]);
});
