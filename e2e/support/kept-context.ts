import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Of what a page can leave behind, everything but files from the network, which are immutable and named by their content. */
const LEFT_BEHIND = 'local_storage,indexeddb,cache_storage,service_workers,file_systems,websql';

/** Something of the suite that draws nothing and loads nothing. */
const STILL = '/api/health/';

/**
 * One browser context for the tests of a worker. Its files, and what Chromium has compiled of them, stay from test to test;
 * pages, cookies, storage and routes go. A still page stays too: with `--process-per-site` it keeps the process of the suite's
 * pages, and so what that has made of their scripts (a test's first page takes 1.3 s of a processor, not 1.9).
 */
export class KeptContext {
  private context: BrowserContext | null = null;
  private still: Page | null = null;

  /** The context, as clean as a new one, once its first page has been given to `forget`. */
  async take(browser: Browser, origin: string | undefined): Promise<BrowserContext> {
    this.context ??= await browser.newContext();
    if (origin && (!this.still || this.still.isClosed())) this.still = await stillPage(this.context, origin);
    return this.context;
  }

  /** Leaves nothing of the last test to the next one. */
  async giveBack(context: BrowserContext): Promise<void> {
    context.removeAllListeners();
    await context.setOffline(false);
    await Promise.all(context.pages().map((page) => page !== this.still && page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
  }

  /** Forgets what pages of this origin have stored; only a page can say so, and only while no other one writes. */
  async forget(page: Page, origin: string): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: LEFT_BEHIND });
    await devtools.detach();
  }
}

/** A page that has crashed, or was closed with all others, is replaced before the next test. */
async function stillPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  page.on('crash', () => void page.close());
  await page.goto(`${origin}${STILL}`);
  return page;
}
