import { expect, type Page, type Request } from '@playwright/test';

const REST_MS = 500;
const PATIENCE_MS = 30_000;
/** What a page tells as it is left; it outlives the page, and then nobody is told that it has come. */
const FAREWELL = '/api/plugins/loads/';

/** Says when the network of a page has come to rest. */
export interface NetworkRest {
  /** What came to rest before does not count: a step that may ask for something is about to be taken. */
  begin(): void;
  /** Half a second without a request beginning or ending, and none on its way; fails with those that are after half a minute. */
  come(): Promise<void>;
}

/**
 * Begins to watch a page; give it the page before it goes anywhere. Of a file that the browser has kept, Chromium sometimes never says that
 * it has come, and `networkidle` then waits for ever: what the page itself has timed has come too.
 */
export function watchNetwork(page: Page): NetworkRest {
  const onTheWay = new Set<Request>();
  let last = Date.now();
  const ended = (request: Request) => {
    last = Date.now();
    onTheWay.delete(request);
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === FAREWELL) return;
    last = Date.now();
    // What an earlier document asked for goes with it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) onTheWay.clear();
    onTheWay.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);

  async function waitedFor(): Promise<string[]> {
    if (Date.now() - last < REST_MS) return ['a moment without requests'];
    if (onTheWay.size === 0) return [];
    const come = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
    return [...onTheWay].map((request) => request.url()).filter((url) => !come.has(url));
  }
  return {
    begin() {
      last = Date.now();
    },
    come: () => expect.poll(waitedFor, { message: 'what the page waits for', timeout: PATIENCE_MS, intervals: [100] }).toEqual([]),
  };
}
