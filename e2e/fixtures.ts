import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import { KeptContext } from './support/kept-context';
import { startMany, type ManySuite } from './support/many/many-suite';
import { linkOnConsole } from './support/operator-console';
import { Registry } from './support/registry';
import { butterfly } from './support/running-suite';
import { startWorkerSuite, type WorkerSuite } from './support/worker-suite';

export { expect } from '@playwright/test';

interface Fixtures {
  /**
   * Whether the browser may keep files, and what it has compiled of them, from one test to the next: storage, cookies and pages go
   * all the same. Off for what is about files, measures, or needs other options of the context.
   */
  keepsFiles: boolean;
  /** Signs in through the API; the page has the session from then on. */
  signIn: (email: string) => Promise<void>;
  /** Runs the delivery CLI against the suite under test. */
  cli: (...args: string[]) => Promise<string>;
  /** The registry of the suite under test, without a process for each call. */
  registry: Registry;
  /** The path of the link that was written to this address: the demo offers it on its console. */
  mailedLink: (email: string) => Promise<string>;
  /** The six digits that were written to this address last. */
  mailedCode: (email: string) => Promise<string>;
  /** Fails the test when the page has thrown, or a page has been refused a file or a call; `problems.allow(/…/)` names what the test provokes. */
  problems: { allow: (pattern: RegExp) => void };
  /** Calls the API with the page's session and CSRF token. */
  api: (method: string, path: string, data?: unknown, headers?: Record<string, string>) => ReturnType<APIRequestContext['fetch']>;
}

const PASSWORD = process.env['DEMO_PASSWORD'] ?? 'butterfly-demo';

export interface WorkerOptions {
  /** The suite of the worker has the embedded engine, whatever the run has. A project of the run says so. */
  isEmbedded: boolean;
}

interface WorkerFixtures extends WorkerOptions {
  suite: WorkerSuite;
  /** Started by the first test of a worker that asks for it. */
  many: ManySuite;
  kept: KeptContext;
}

/**
 * All tests share these: where fixtures of a worker, or the options of its browser, differ between two tests, Playwright ends
 * the worker and its server between them.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  keepsFiles: [true, { option: true }],
  isEmbedded: [false, { option: true, scope: 'worker' }],
  suite: [
    async ({ isEmbedded }, use) => {
      const suite = await startWorkerSuite({ isEmbedded });
      await use(suite);
      await suite.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  many: [
    async ({}, use) => {
      const many = await startMany();
      await use(many);
      await many.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  kept: [
    async ({}, use) => {
      await use(new KeptContext());
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ suite }, use) => {
    await use(suite.url);
  },
  context: async ({ browser, keepsFiles, kept, baseURL }, use) => {
    if (keepsFiles) {
      const context = await kept.take(browser, baseURL);
      await use(context);
      await kept.giveBack(context);
    } else {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    }
  },
  page: async ({ context, keepsFiles, kept, baseURL }, use) => {
    const page = await context.newPage();
    if (keepsFiles && baseURL) await kept.forget(page, baseURL);
    await use(page);
  },
  problems: [
    async ({ page, context, browser }, use) => {
      const allowed: RegExp[] = [];
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(String(error)));
      const stopWatching = watchPolicy(browser, context, (text) => thrown.push(text));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      stopWatching();
      const unexpected = thrown.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The page has thrown:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  api: async ({ page }, use) => {
    await use((method, path, data, headers = {}) => callApi(page, { method, path, data, headers }));
  },
  mailedLink: async ({ suite }, use) => {
    await use((email) => mailedLink(suite.dataDir, email));
  },
  mailedCode: async ({ suite }, use) => {
    await use(async (email) => {
      await base.expect.poll(() => linkOnConsole(suite.dataDir, email), { message: `a code for ${email}` }).toMatch(/^\d{6}$/);
      return linkOnConsole(suite.dataDir, email) ?? '';
    });
  },
  signIn: async ({ page }, use) => {
    await use((email) => signInOn(page, email));
  },
  registry: async ({ suite }, use) => {
    await use(new Registry(suite));
  },
  cli: async ({ suite }, use) => {
    await use((...args) => butterfly(args, suite));
  },
});

/** Signs in through the API on a page of a context of its own, which the fixture `signIn` does not know. */
export async function signInOn(page: Page, email: string): Promise<void> {
  await page.request.get('/api/auth_and_admin/check/');
  const answer = await callApi(page, {
    method: 'POST',
    path: '/api/auth_and_admin/login/',
    data: { email, password: PASSWORD },
    headers: {},
  });
  if (!answer.ok()) throw new Error(`Signing in as ${email} failed: ${answer.status()} ${await answer.text()}`);
}

async function mailedLink(dataDir: string, email: string): Promise<string> {
  let link: string | null = null;
  await base.expect
    .poll(() => (link = linkOnConsole(dataDir, email)), { message: `a link for ${email} on the console of the server` })
    .not.toBeNull();
  return new URL(link ?? '').pathname;
}

/** Chromium says on the console what it has refused for the Content Security Policy of a page, or for bytes that differ from their hash. */
const REFUSED = /Content Security Policy|'integrity' attribute/;

/** Every page of every context of a test. */
function watchPolicy(browser: Browser, context: BrowserContext, violated: (text: string) => void): () => void {
  const watch = (one: BrowserContext) => {
    one.on('console', (message) => REFUSED.test(message.text()) && violated(`${message.text()} (${message.location().url})`));
    return one;
  };
  const open = browser.newContext.bind(browser);
  watch(context);
  browser.newContext = async (...options) => watch(await open(...options));
  return () => {
    browser.newContext = open;
  };
}

/** A call with the cookies of the page, as its scripts would send it. */
export async function callApi(
  page: Page,
  { method, path, data, headers = {} }: { method: string; path: string; data?: unknown; headers?: Record<string, string> },
) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  return page.request.fetch(path, { method, headers: { 'X-CSRFToken': token, ...headers }, ...(data !== undefined && { data }) });
}
