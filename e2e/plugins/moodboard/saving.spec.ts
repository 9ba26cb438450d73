import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';
import { tooWide } from '../../support/page-faults';
import { putForwardUntil } from '../../support/put-forward';
import { drawnPicture } from './drawn-picture';
import { MoodboardPage } from './moodboard.page';
import { newProject } from './moodboard.seed';

const SAVES = /\/api\/moodboard\/(\d+\/(patch\/)?)?$/;
const isSave = (route: Route) => ['POST', 'PATCH'].includes(route.request().method());

async function openBoard(page: Page, project: number): Promise<MoodboardPage> {
  const board = new MoodboardPage(page);
  await board.open(project);
  return board;
}

/** A page that hears nothing from the others at once: only its own look, or its own save, tells what they did. */
async function openDeaf(page: Page, project: number): Promise<MoodboardPage> {
  await page.routeWebSocket(/\/ws\/moodboard\//, () => undefined);
  return openBoard(page, project);
}

/** A second browser: nothing is shared but the account. */
async function otherBrowser(context: BrowserContext): Promise<Page> {
  const other = await context
    .browser()
    ?.newContext({ viewport: { width: 1280, height: 800 }, baseURL: test.info().project.use.baseURL ?? process.env['BUTTERFLY_E2E_URL'] });
  if (!other) throw new Error('There is no browser.');
  await other.addCookies(await context.cookies());
  return other.newPage();
}

test.describe('two browsers on one board', () => {
  test('edits of different items are on both, without a question', { tag: '@embedded' }, async ({ page, context, signIn, api }) => {
    await signIn('admin@fern-thistle.example');
    const project = await newProject(api, 'Two browsers');
    const mine = await openBoard(page, project);
    await mine.add('Note');
    await mine.write('Text of the note', 'First');
    await expect(mine.saved).toBeVisible();

    const theirs = await openBoard(await otherBrowser(context), project);
    await theirs.add('Colour');
    await expect(theirs.saved).toBeVisible();
    await mine.write('Text of the note', 'First, and more');
    await mine.add('Text');
    await expect(mine.item(/^Colour Iris/)).toBeVisible();
    await expect(mine.saved).toBeVisible();
    // Nobody touches the other window: it looks by itself.
    await expect(theirs.item(/First, and more/)).toBeVisible({ timeout: 20_000 });
    await expect(theirs.items).toHaveCount(3);
    await expect(mine.items).toHaveCount(3);
    await expect(mine.page.getByText(/Please reload/)).toHaveCount(0);
    await theirs.page.context().close();
  });

  test('edits of the same item are asked about; keeping both leaves two items on both', async ({ page, context, signIn, api }) => {
    await signIn('admin@fern-thistle.example');
    const project = await newProject(api, 'One note, two minds');
    const mine = await openDeaf(page, project);
    await mine.add('Note');
    await mine.write('Text of the note', 'Lilies?');
    await expect(mine.saved).toBeVisible();
    const theirs = await openBoard(await otherBrowser(context), project);
    await theirs.item(/Lilies/).click();
    await theirs.write('Text of the note', 'No lilies');
    await expect(theirs.saved).toBeVisible();

    await mine.write('Text of the note', 'Lilies, white');
    await expect(mine.page.getByText('Conflict: The moodboard was updated elsewhere. Please reload.')).toBeVisible();
    await expect(mine.page.getByText('One item was changed here and elsewhere.')).toBeVisible();
    await picture(mine.page, 'conflict-1280.png');
    await mine.page.setViewportSize({ width: 360, height: 780 });
    expect(await tooWide(mine.page)).toBe(0);
    await picture(mine.page, 'conflict-360.png');
    await mine.page.getByText('Keep both').click();
    await mine.page.getByRole('button', { name: 'Apply and save' }).click();
    await expect(mine.item(/No lilies/)).toBeVisible();
    await expect(mine.item(/Lilies, white/)).toBeVisible();
    await expect(mine.saved).toBeVisible();
    await expect(theirs.item(/Lilies, white/)).toBeVisible({ timeout: 20_000 });
    await expect(theirs.items).toHaveCount(2);
    await theirs.page.context().close();
  });

  test('two tabs of one person do not fight: each shows what the other did', async ({ page, context, signIn, api }) => {
    await signIn('admin@fern-thistle.example');
    const project = await newProject(api, 'Two tabs');
    const left = await openBoard(page, project);
    const right = await openBoard(await context.newPage(), project);
    await left.add('Note');
    await expect(left.saved).toBeVisible();
    await expect(right.items).toHaveCount(1, { timeout: 5_000 });
    await Promise.all([left.add('Text'), right.add('Colour')]);
    await expect(left.items).toHaveCount(3, { timeout: 5_000 });
    await expect(right.items).toHaveCount(3, { timeout: 5_000 });
    await expect(left.page.getByText(/Please reload/)).toHaveCount(0);
    await expect(right.page.getByText(/Please reload/)).toHaveCount(0);
  });
});

test.describe('nothing is lost, nothing is there twice', () => {
  /** Kills the tab as a crash does: no event is fired, nothing is said goodbye to. */
  async function crash(page: Page): Promise<void> {
    const gone = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await gone;
    await page.close();
  }
  /** The promise under test: an edit that is half a second old survives. */
  const halfASecond = (page: Page) => page.waitForTimeout(500);

  async function expectOnce(
    page: Page,
    { project, api, text }: { project: number; api: (method: string, path: string) => Promise<{ text(): Promise<string> }>; text: string },
  ): Promise<void> {
    const board = await openBoard(page, project);
    await expect(board.item(new RegExp(text))).toHaveCount(1);
    await expect(board.items).toHaveCount(2);
    await expect.poll(async () => (await (await api('GET', `/api/moodboard/${project}/`)).text()).split(text).length - 1).toBe(1);
    await page.reload();
    await expect(board.item(new RegExp(text))).toHaveCount(1);
    await expect(board.items).toHaveCount(2);
  }

  const CUTS: readonly { name: string; cut: ((route: Route) => Promise<void>) | null }[] = [
    { name: 'before it saves', cut: null },
    { name: 'while the save is on its way', cut: () => new Promise(() => undefined) },
    { name: 'after the request was lost', cut: (route) => route.abort('connectionreset') },
    {
      name: 'after the server has saved and the answer was lost',
      cut: async (route) => void (await route.fetch(), await route.abort('connectionreset')),
    },
  ];
  for (const { name, cut } of CUTS) {
    test(`a tab that dies ${name} leaves every edit older than half a second on the board, once`, async ({
      page,
      context,
      signIn,
      api,
    }) => {
      await signIn('admin@fern-thistle.example');
      const project = await newProject(api, `Crash ${name}`);
      // The account's calls go on through this page; the board is in another.
      const board = await openBoard(await context.newPage(), project);
      await board.add('Colour');
      await expect(board.saved).toBeVisible();
      const tried = cut ? board.page.waitForRequest((request) => SAVES.test(request.url()) && request.method() === 'PATCH') : null;
      await board.page.route(SAVES, (route) => (isSave(route) && cut ? cut(route) : route.continue()));
      await board.add('Note');
      await board.write('Text of the note', 'Keep me');
      await tried;
      await board.write('Text of the note', 'Keep me exactly');
      await halfASecond(board.page);
      await crash(board.page);
      await expectOnce(page, { project, api, text: 'Keep me exactly' });
    });
  }

  test('a tab that dies when a picture has arrived, before the board that shows it is saved, leaves the picture', async ({
    page,
    context,
    signIn,
    api,
  }) => {
    await signIn('admin@fern-thistle.example');
    const project = await newProject(api, 'Arriving');
    const board = await openBoard(await context.newPage(), project);
    let arrive: () => void = () => undefined;
    const itemSaved = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await board.page.route(/\/api\/moodboard\/assets\//, async (route) => {
      if (route.request().method() === 'POST') await itemSaved;
      await route.continue();
    });
    await board.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'garden.png', mimeType: 'image/png', buffer: drawnPicture([240, 196, 196], [107, 53, 80]) });
    await expect(board.saved).toBeVisible();
    await board.page.route(SAVES, (route) => (isSave(route) ? route.abort('connectionreset') : route.continue()));
    const shown = '.mb-item-image img[src*="/api/moodboard/assets/"]';
    await board.page.evaluate((picture) => {
      new MutationObserver((_, watch) => {
        if (!document.querySelector(picture)) return;
        watch.disconnect();
        // Time for what the page forgets at once, none for what it notes later.
        setTimeout(() => console.log('the picture is there'), 20);
      }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] });
    }, shown);
    const arrived = board.page.waitForEvent('console', (message) => message.text() === 'the picture is there');
    arrive();
    await arrived;
    await crash(board.page);
    const later = await openBoard(page, project);
    await expect(page.locator(shown)).toBeVisible();
    await expect(later.saved).toBeVisible();
    await expect(later.items).toHaveCount(1);
  });

  test('a browser that keeps nothing saves all the same', async ({ page, signIn, api }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not in a private window.', 'SecurityError');
      };
    });
    await signIn('admin@fern-thistle.example');
    const board = await openBoard(page, await newProject(api, 'Private window'));
    await board.add('Note');
    await expect(board.saved).toBeVisible();
    await page.reload();
    await expect(board.items).toHaveCount(1);
  });

  test.describe('by itself', () => {
    // The clock of the page is put forward to the next try.
    test.use({ keepsFiles: false });

    for (const { name, cut } of CUTS.slice(2)) {
      test(`a tab that lives on ${name} saves by itself, once`, async ({ page, signIn, api }) => {
        await signIn('admin@fern-thistle.example');
        const project = await newProject(api, `Cut ${name}`);
        await page.clock.install();
        const board = await openDeaf(page, project);
        await board.add('Colour');
        await expect(board.saved).toBeVisible();
        let cuts = 2;
        await page.route(SAVES, (route) => (isSave(route) && cut && cuts-- > 0 ? cut(route) : route.continue()));
        await board.add('Note');
        await board.write('Text of the note', 'Keep me');
        await expect(page.getByText(/Not saved:/)).toBeVisible();
        await board.write('Text of the note', 'Keep me exactly');
        await putForwardUntil(page, board.saved);
        await expect(page.getByText(/Please reload/)).toHaveCount(0);
        await expectOnce(page, { project, api, text: 'Keep me exactly' });
      });
    }
  });
});
