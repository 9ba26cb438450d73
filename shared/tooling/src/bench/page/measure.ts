import type { Browser, BrowserContext, Page } from '@playwright/test';

/** One visit: milliseconds from navigation start, bytes as they travelled. */
export interface Visit {
  readonly shellMs: number;
  readonly pageMs: number;
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly pluginScripts: readonly string[];
  /** Paths of all scripts. */
  readonly loaded: readonly string[];
}

export interface Network {
  readonly name: string;
  readonly latencyMs?: number;
  readonly megabits?: number;
}

/** Runs in the page before anything else; text, since it is no part of this program. */
const WATCH = `
  const marks = (window.__marks = {});
  const look = () => {
    if (!marks.shell && document.querySelector('header a[href="/tenant_crm"], header [data-brand], header')) marks.shell = performance.now();
    if (!marks.page && document.querySelector('section[data-plugin] h1, section[data-plugin] [data-page-heading]')) { marks.page = performance.now(); observer.disconnect(); }
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
`;

/** Runs in the page when it shows what was asked for. */
const READ = `(() => {
  const marks = window.__marks;
  const files = performance.getEntriesByType('resource').filter(({ name, startTime }) => !name.includes('/api/') && startTime <= marks.page);
  const scripts = files.filter(({ name }) => /\\.js($|\\?)/.test(name));
  const sum = (entries) => entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  const loaded = scripts.map(({ name }) => new URL(name).pathname);
  const pluginScripts = scripts.map(({ name }) => /\\/r\\/([^/]+)\\//.exec(name)?.[1] ?? '').filter((id) => id !== '' && id !== 'shell');
  return { shellMs: marks.shell, pageMs: marks.page, requests: files.length + 1, bytes: sum(files), scriptBytes: sum(scripts), pluginScripts, loaded };
})()`;

/** Opens a page cold, then again in the same browser profile (warm). */
export async function coldAndWarm(
  browser: Browser,
  visit: { url: string; cookies: { name: string; value: string }[]; network: Network },
): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addCookies(visit.cookies.map((cookie) => ({ ...cookie, url: new URL(visit.url).origin })));
    await context.addInitScript(WATCH);
    return { cold: await open(context, visit), warm: await open(context, visit) };
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext, { url, network }: { url: string; network: Network }): Promise<Visit> {
  const page = await context.newPage();
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  try {
    if (network.latencyMs !== undefined) await throttle(page, network);
    await page.goto(url, { waitUntil: 'commit' });
    await page
      .locator('section[data-plugin] h1')
      .first()
      .waitFor({ timeout: 30_000 })
      .catch(async (error: unknown) => {
        throw new Error(`${url} never showed its page. It shows:\n${await page.locator('body').innerText()}\n${told.join('\n')}`, {
          cause: error,
        });
      });
    return await page.evaluate<Visit>(READ);
  } finally {
    await page.close();
  }
}

async function throttle(page: Page, { latencyMs = 0, megabits = 0 }: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = (megabits * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
}
