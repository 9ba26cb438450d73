import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { faults, settled } from '../../support/page-faults';
import { picture } from '../../support/picture';
import { MoodboardPage } from './moodboard.page';
import { newProject } from './moodboard.seed';

async function otherBrowser(context: BrowserContext): Promise<Page> {
  const other = await context.browser()?.newContext({ viewport: { width: 1280, height: 800 }, baseURL: process.env['BUTTERFLY_E2E_URL'] });
  if (!other) throw new Error('There is no browser.');
  await other.addCookies(await context.cookies());
  return other.newPage();
}

test('a version is kept under a name, put back, and undo takes it away again; the board leaves as PNG and PDF', async ({
  page,
  signIn,
  api,
}, info) => {
  await signIn('admin@fern-thistle.example');
  const project = await newProject(api, 'Versions & files');
  const board = new MoodboardPage(page);
  await board.open(project);
  await board.add('Note');
  await expect(board.saved).toBeVisible();
  const more = async (name: string) => {
    await page.getByRole('button', { name: 'More for this board' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await more('Versions');
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('textbox', { name: 'Name of the version' }).fill('First idea');
  await versions.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(versions.getByRole('button', { name: /First idea/, pressed: true })).toBeVisible();
  await expect(versions.locator('.mb-item')).toHaveCount(1);
  await picture(page, 'versions-dark.png');
  await settled(page);
  expect(await faults(page, { within: '[role=dialog]' })).toEqual([]);
  await versions.getByRole('button', { name: 'Close', exact: true }).last().click();
  await board.add('Colour');
  await expect(board.items).toHaveCount(2);
  await expect(board.saved).toBeVisible();
  await more('Versions');
  await versions.getByRole('button', { name: 'Put this version back' }).click();
  await expect(board.items).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(board.items).toHaveCount(2);

  await more('Export');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  for (const [kind, start] of [
    ['PDF', '%PDF-1.4'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    await dialog.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: /^Export/ }).click()]);
    expect(download.suggestedFilename()).toBe(`versions-files-moodboard.${kind.toLowerCase()}`);
    const file = info.outputPath(`export.${kind.toLowerCase()}`);
    await download.saveAs(file);
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(file).toString('latin1').startsWith(start)).toBe(true);
  }
});

test('two with one board open see each other, their pointers, and what the other saves without waiting', async ({
  page,
  context,
  signIn,
  api,
}) => {
  await signIn('admin@fern-thistle.example');
  const project = await newProject(api, 'Both here');
  const mine = new MoodboardPage(page);
  await mine.open(project);
  const theirs = new MoodboardPage(await otherBrowser(context));
  await theirs.open(project);
  await expect(page.getByRole('img', { name: /^Also here: / })).toBeVisible();
  await expect(theirs.page.getByRole('img', { name: /^Also here: / })).toBeVisible();
  const view = await theirs.page.locator('.mb-view').boundingBox();
  await theirs.page.mouse.move((view?.x ?? 0) + 300, (view?.y ?? 0) + 200, { steps: 5 });
  await expect(page.locator('.mb-cursor')).toBeVisible();
  await theirs.add('Note');
  // Well below the look that a page takes by itself every 15 s.
  await expect(mine.items).toHaveCount(1, { timeout: 6_000 });
  await picture(page, 'both-here.png');
  await theirs.page.context().close();
  await expect(page.getByRole('img', { name: /^Also here: / })).toHaveCount(0);
  await expect(page.locator('.mb-cursor')).toHaveCount(0);
});

test('a copy waits without a project, is worked on as any board, is refused by a project that has one, and becomes the board of another', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin@fern-thistle.example');
  const [from, to] = [await newProject(api, 'Copied from here'), await newProject(api, 'Copied to there')];
  const board = new MoodboardPage(page);
  await board.open(from);
  await board.add('Note');
  await expect(board.saved).toBeVisible();
  await page.getByRole('button', { name: 'More for this board' }).click();
  await page.getByRole('menuitem', { name: 'Keep a copy without a project' }).click();
  await expect(page.getByText('A copy is kept with the boards without a project.')).toBeVisible();
  await page.goto('/moodboard/temp');
  await page
    .getByRole('button', { name: /^Copied from here/ })
    .first()
    .click();
  await expect(page.locator('.mb-item-note')).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await board.add('Colour');
  await expect(board.items).toHaveCount(2);
  await expect(board.saved).toBeVisible();
  await page.reload();
  await expect(board.items).toHaveCount(2);
  await page.getByRole('button', { name: 'Attach to a project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Attach Copied from here' });
  const choose = async (name: string) => {
    await dialog.getByRole('combobox', { name: 'Project' }).fill(name);
    await page.locator('.ant-select-item-option').filter({ hasText: name }).first().click();
    await dialog.getByRole('button', { name: 'Attach', exact: true }).click();
  };
  await choose('Copied from here');
  await expect(dialog.getByRole('alert')).toHaveText('This project has a moodboard already. Nothing was changed.');
  await choose('Copied to there');
  await expect(page).toHaveURL(new RegExp(`/moodboard/${to}$`));
  await expect(board.items).toHaveCount(2);
});

test('comments lie beside the board at a desk and below it on a phone: neither hides the other', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const board = new MoodboardPage(page);
  await board.open(await newProject(api, 'Beside each other'));
  await page.getByRole('button', { name: /^Comments/ }).click();
  const [view, comments] = [page.locator('.mb-view'), page.getByRole('complementary', { name: 'Comments' })];
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [1024, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => overlap(await view.boundingBox(), await comments.boundingBox()), { message: `at ${width} px` })
      .toEqual({ area: 0, hasRoom: true });
    // What floats over the board keeps off the comments too.
    const foot = await page.locator('.mb-foot').boundingBox();
    expect(overlap(foot, await comments.boundingBox())?.area, `at ${width} px`).toBe(0);
    await picture(page, `comments-${width}.png`);
  }
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of two boxes lies over each other, and whether each is large enough to be worked in. */
function overlap(one: Box | null, other: Box | null): { area: number; hasRoom: boolean } | null {
  if (!one || !other) return null;
  const shared = (start: 'x' | 'y', size: 'width' | 'height') =>
    Math.max(0, Math.min(one[start] + one[size], other[start] + other[size]) - Math.max(one[start], other[start]));
  return {
    area: shared('x', 'width') * shared('y', 'height'),
    hasRoom: [one, other].every(({ width, height }) => width >= 280 && height >= 160),
  };
}
