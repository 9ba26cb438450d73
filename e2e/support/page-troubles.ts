import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** What the console and the network of a page have complained of since it was last asked. */
export interface PageTroubles {
  /** In words; empties the list. */
  take(): string[];
}

/** Messages of the browser that say what a response or a failed request says already, with its address. */
const SAID_TWICE = /^Failed to load resource:/;

/** What looks for faults in every frame (axe) is kept out of those that run nothing. */
const KEPT_OUT = /^Blocked script execution in 'about:blank' because the document's frame is sandboxed/;

/** Watches a page for errors on its console, answers that are errors, and requests that came to nothing, however the page takes them. */
export function watchTroubles(page: Page, allowed: readonly RegExp[] = []): PageTroubles {
  let found: string[] = [];
  const add = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) found.push(text);
  };
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() === 'error' && !SAID_TWICE.test(text) && !KEPT_OUT.test(text)) add(`console: ${text}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
  });
  page.on('requestfailed', (request: Request) => {
    // Whoever leaves a page ends what it still asked for.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') add(`${reason} ${request.method()} ${pathOf(request.url())}`);
  });
  return {
    take() {
      const taken = found;
      found = [];
      return taken;
    },
  };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
