import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Of what a page can leave behind, everything but files from the network, which are immutable and named by their content. */
const LEFT_BEHIND = 'local_storage,indexeddb,cache_storage,service_workers,file_systems,websql';

/**
 * One browser context for the tests of a worker. Its files, and what Chromium has compiled of them, stay from test to test;
 * pages, cookies, storage and routes go.
 */
export class KeptContext {
  private context: BrowserContext | null = null;

  /** The context, as clean as a new one, once its first page has been given to `forget`. */
  async take(browser: Browser): Promise<BrowserContext> {
    this.context ??= await browser.newContext();
    return this.context;
  }

  /** Leaves nothing of the last test to the next one. */
  async giveBack(context: BrowserContext): Promise<void> {
    context.removeAllListeners();
    await context.setOffline(false);
    await Promise.all(context.pages().map((page) => page.close()));
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
