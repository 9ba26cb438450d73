import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { framesWhile } from '../../support/frames';
import { faults, settled, tooWide } from '../../support/page-faults';
import { drawnPicture } from './drawn-picture';
import { largeBoard } from './large-board';
import { MoodboardPage } from './moodboard.page';
import { newProject } from './moodboard.seed';

type Place = { x: number; y: number };
const note = (id: string, { x, y }: Place, text = id) => ({ id, type: 'note', x, y, w: 200, h: 120, props: { text } });
const boardOf = (...elements: object[]) => ({ pages: [{ id: 'page-1', name: 'Board', w: 1600, h: 1000, elements }], palette: [] });

async function stored(api: (method: string, path: string) => Promise<{ json(): Promise<unknown> }>, project: number) {
  const { data } = (await (await api('GET', `/api/moodboard/${project}/`)).json()) as { data: ReturnType<typeof boardOf> };
  return data.pages[0]?.elements as (ReturnType<typeof note> & { locked?: boolean; group?: string; rot?: number })[];
}

async function centerOf(page: Page, name: RegExp): Promise<Place> {
  const box = await page.getByRole('button', { name }).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

test('several items move, align, lock and group together, each as one step of undo', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const project = await newProject(api, 'Many at once');
  await api('POST', '/api/moodboard/', {
    project,
    data: boardOf(note('One', { x: 100, y: 100 }), note('Two', { x: 420, y: 190 }), note('Three', { x: 800, y: 420 })),
  });
  const board = new MoodboardPage(page);
  await board.open(project);
  await board.item(/^Note One/).click();
  await board.item(/^Note Two/).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Align top edges' }).click();
  await page.keyboard.press('Control+g');
  await expect(board.item(/^Note Two, at 420, 100/)).toBeVisible();

  // One of a group takes the other along.
  await page.keyboard.press('Escape');
  const from = await centerOf(page, /^Note One/);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 90, { steps: 6 });
  await page.mouse.up();
  await expect(board.item(/^Note One, at 100, 100/)).toHaveCount(0);
  await expect(board.item(/^Note Two, at 420, 100/)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(board.item(/^Note One, at 100, 100/)).toBeVisible();
  await expect(board.item(/^Note Two, at 420, 100/)).toBeVisible();

  // What is locked stays; everything selected is deleted and comes back.
  await board.item(/^Note Three/).click();
  await page.getByRole('button', { name: 'Lock' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(board.item(/^Note Three, at 800, 420, locked/)).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(board.items).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(board.items).toHaveCount(3);
  await expect(board.saved).toBeVisible();
  const [one, two, three] = await stored(api, project);
  expect(one?.group).toBe(two?.group);
  expect(three?.locked).toBe(true);
});

test('everything without a mouse: Tab goes through the items, Enter writes, Escape leaves; copies go to another board (axe)', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin@fern-thistle.example');
  const [project, other] = [await newProject(api, 'By keyboard'), await newProject(api, 'Another board')];
  await api('POST', '/api/moodboard/', { project, data: boardOf(note('First', { x: 100, y: 100 }), note('Far', { x: 4000, y: 3000 })) });
  const board = new MoodboardPage(page);
  await board.open(project);
  const view = page.getByRole('group', { name: 'Board with 2 items' });
  await view.focus();
  await page.keyboard.press('Tab');
  await expect(board.item(/^Note First/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(board.item(/^Note Far/)).toBeFocused();
  await expect(board.item(/^Note Far/)).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Far, but reached');
  await page.keyboard.press('Escape');
  await expect(board.item(/^Note Far, but reached/)).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(board.item(/at 3989, 3000/)).toBeFocused();
  // What is selected moves, and nothing else: without a selection the same keys look around.
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(board.item(/at 3989, 3000/)).toBeAttached();
  await expect(board.item(/at 3990, 3000/)).toHaveCount(0);
  await page.keyboard.press('0');
  await expect(board.item(/^Note First/)).toBeInViewport();
  await settled(page);
  expect(await faults(page, { within: 'section.plugin' })).toEqual([]);

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await board.open(other);
  await page.locator('.mb-view').focus();
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('group', { name: 'Board with 2 items' })).toBeVisible();
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('group', { name: 'Board with 4 items' })).toBeVisible();
});

test('the board zooms to the pointer, is moved with the space bar, and fits again', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const project = await newProject(api, 'Near and far');
  await api('POST', '/api/moodboard/', { project, data: boardOf(note('Here', { x: 100, y: 100 })) });
  const board = new MoodboardPage(page);
  await board.open(project);
  const zoom = page.getByRole('button', { name: /^Zoom, \d+ %/ });
  // Until the board knows how large its window is, it is as small as it goes.
  await expect(zoom).not.toHaveText('5 %');
  const fit = (await zoom.textContent()) ?? '';
  const before = await centerOf(page, /^Note Here/);
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, -600);
  await expect(zoom).not.toHaveText(fit);
  const after = await centerOf(page, /^Note Here/);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(3);

  await page.locator('.mb-view').focus();
  await page.keyboard.down('Space');
  await page.mouse.down();
  await page.mouse.move(before.x + 120, before.y + 40, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Space');
  const moved = await centerOf(page, /^Note Here/);
  expect(Math.abs(moved.x - after.x - 120)).toBeLessThan(3);
  await expect(board.items).toHaveAttribute('aria-label', /at 100, 100/);
  await page.keyboard.press('0');
  await expect(zoom).toHaveText(fit);
});

test('a double click writes; in a group of groups it goes in level by level, and the grid takes what is dragged', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin@fern-thistle.example');
  const project = await newProject(api, 'Twice');
  await api('POST', '/api/moodboard/', {
    project,
    data: boardOf(
      note('Alone', { x: 100, y: 100 }),
      { ...note('Rose', { x: 411, y: 307 }), group: 'arch/top' },
      { ...note('Ivy', { x: 711, y: 307 }), group: 'arch/top' },
      { ...note('Moss', { x: 1011, y: 307 }), group: 'arch' },
    ),
  });
  const board = new MoodboardPage(page);
  await board.open(project);
  const twice = async (name: RegExp) => {
    const { x, y } = await centerOf(page, name);
    await page.mouse.dblclick(x, y);
  };
  await twice(/^Note Alone/);
  await page.keyboard.type('Written in place');
  await page.keyboard.press('Escape');
  await expect(board.item(/^Note Written in place/)).toBeFocused();

  const chosen = page.locator('.mb-item-selected');
  await board.item(/^Note Ivy/).click();
  await expect(chosen).toHaveCount(3);
  await twice(/^Note Ivy/);
  await expect(chosen).toHaveCount(2);
  await page.getByRole('button', { name: 'Snap to the grid' }).click();
  const from = await centerOf(page, /^Note Ivy/);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(board.item(/^Note Rose, at \d*[02468]0, \d*[02468]0/)).toBeVisible();
  await expect(board.item(/^Note Moss, at 1011, 307/)).toBeVisible();
  await page.locator('.mb-view').focus();
  await page.keyboard.press('g');
  await expect(page.getByRole('button', { name: 'Snap to the grid' })).toHaveAttribute('aria-pressed', 'false');
});

test('a picture is on the board at once, survives a lost connection and a reload, and is cropped; a refused one says why and goes', async ({
  page,
  signIn,
  api,
  problems,
}, info) => {
  problems.allow(/./);
  await signIn('admin@fern-thistle.example');
  const project = await newProject(api, 'Pictures');
  const board = new MoodboardPage(page);
  await board.open(project);
  await page.route('**/api/moodboard/assets/**', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'garden.png', mimeType: 'image/png', buffer: drawnPicture([240, 196, 196], [107, 53, 80]) });
  await expect(page.getByRole('status').filter({ hasText: 'will be sent when the connection is back' })).toBeVisible();
  await expect(board.item(/^Picture garden/)).toBeVisible();
  await expect(board.saved).toBeVisible();
  await page.unroute('**/api/moodboard/assets/**');
  await page.reload();
  await expect(page.locator('.mb-item-image img[src*="/api/moodboard/assets/"]')).toBeVisible();
  await board.item(/^Picture garden/).click();
  await page.getByRole('textbox', { name: 'Description of the picture' }).fill('Roses at dusk');
  await expect(board.item(/^Picture Roses at dusk/)).toBeVisible();
  const wide = (await board.items.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  await page.getByRole('group', { name: /Part of the picture/ }).press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await board.items.boundingBox())?.width ?? 0).toBeLessThan(wide);
  await page.getByRole('button', { name: 'Add all to the palette' }).click();
  await page
    .getByRole('button', { name: /^Put .* on the board$/ })
    .first()
    .click();
  await expect(board.items).toHaveCount(2);

  // Without a reload: on again by itself, several with how far they are; what is no picture is refused by name.
  await page.context().setOffline(true);
  const files = [1, 2, 3].map((at) => ({
    name: `late-${at}.png`,
    mimeType: 'image/png',
    buffer: at === 2 ? Buffer.from('no picture') : drawnPicture([at * 40, 90, 90], [at * 60, 20, 80]),
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  const tray = page.getByRole('region', { name: 'Pictures on their way' });
  await expect(tray.getByRole('status')).toHaveText('3 pictures will be sent when the connection is back');
  await page.context().setOffline(false);
  await expect(tray.getByRole('status')).toHaveText('One picture could not be sent');
  await expect(page.locator('.mb-item-image img[src*="/api/moodboard/assets/"]')).toHaveCount(3);
  await tray.getByRole('button', { name: 'Show the pictures' }).click();
  await expect(tray.getByRole('listitem')).toHaveText(/late-2\.png.*Only PNG, JPEG/);
  await tray.getByRole('button', { name: 'Cancel late-2.png' }).click();
  await expect(tray).toHaveCount(0);
  await expect(board.items).toHaveCount(4);
  await expect(board.saved).toBeVisible();

  // The page of the project shows them too.
  await page.goto(`/tenant_crm/projects/${project}`);
  const panel = page.getByRole('region', { name: 'Moodboard of the project' });
  await expect(panel.locator('img')).toHaveCount(3);
  await expect(panel.getByText(/^Changed /)).toBeVisible();
  if (process.env['E2E_SCREENSHOTS'] === '1') await panel.screenshot({ path: info.outputPath('moodboard-of-the-project.png') });
  await panel.getByRole('link', { name: 'Open the moodboard: 3 pictures' }).click();
  await expect(board.items).toHaveCount(4);
});

test('fingers: a tap selects, a drag of what is selected moves it, two fingers zoom (360 px)', async ({
  browser,
  signIn,
  api,
  page: own,
}) => {
  await signIn('admin@fern-thistle.example');
  const project = await newProject(api, 'By hand');
  await api('POST', '/api/moodboard/', { project, data: boardOf(note('Touch', { x: 300, y: 300 })) });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    baseURL: test.info().project.use.baseURL ?? process.env['BUTTERFLY_E2E_URL'],
  });
  await context.addCookies(await own.context().cookies());
  const page = await context.newPage();
  const board = new MoodboardPage(page);
  await board.open(project);
  await board.item(/^Note Touch/).tap();
  await expect(board.item(/^Note Touch/)).toHaveAttribute('aria-pressed', 'true');
  const from = await centerOf(page, /^Note Touch/);
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', { x: from.x + step * 5, y: from.y + step * 8 });
  await touch('touchEnd');
  await expect(board.item(/^Note Touch, at 300, 300/)).toHaveCount(0);
  const zoom = page.getByRole('button', { name: /^Zoom, \d+ %/ });
  const before = parseInt((await zoom.textContent()) ?? '0', 10);
  await touch('touchStart', { x: 140, y: 200 }, { x: 220, y: 200 });
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', { x: 140 - step * 10, y: 200 }, { x: 220 + step * 10, y: 200 });
  await touch('touchEnd');
  await expect.poll(async () => parseInt((await zoom.textContent()) ?? '0', 10)).toBeGreaterThan(before * 1.8);
  expect(await tooWide(page)).toBe(0);
  await context.close();
});

test('2,000 items open, zoom and drag without a collapse', async ({ page, signIn, api }) => {
  test.setTimeout(120_000);
  await signIn('admin@fern-thistle.example');
  const project = await newProject(api, 'Two thousand');
  await api('POST', '/api/moodboard/', { project, data: largeBoard(2_000, []) });
  const board = new MoodboardPage(page);
  await board.open(project);
  await expect(page.getByRole('group', { name: 'Board with 2000 items' })).toBeVisible();
  const item = board.item(/^Colour Colour 1032,/);
  const at = await centerOf(page, /^Colour Colour 1032,/);
  const zoom = await framesWhile(page, async () => {
    await page.mouse.move(at.x, at.y);
    for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, step % 2 === 0 ? -100 : 100);
  });
  const drag = await framesWhile(page, async () => {
    await page.mouse.down();
    for (let step = 1; step <= 16; step += 1) await page.mouse.move(at.x + step * 4, at.y + step * 2);
    await page.mouse.up();
  });
  await expect(item).toHaveAttribute('aria-pressed', 'true');
  // Far above the goals, which are measured by `pnpm bench canvas` on a quiet machine: a machine that four others share passes
  // (measured there: zoom 233 ms), one that draws every item anew per frame does not.
  expect(zoom.median, JSON.stringify(zoom)).toBeLessThan(600);
  expect(drag.median, JSON.stringify(drag)).toBeLessThan(300);
});
