import type { Page } from '@playwright/test';

/** Goes to an address inside the running shell, as a link does: nothing is loaded anew. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ idx, key: String(idx) }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
}

/** Milliseconds, measured in the page, from going to an address until a heading is drawn. */
export async function timeUntil(page: Page, path: string, heading: string): Promise<number> {
  return page.evaluate(
    async ({ to, wanted }) => {
      const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
      const began = performance.now();
      history.pushState({ idx, key: String(idx) }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      const isThere = () => [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === wanted);
      while (!isThere() && performance.now() - began < 20_000) await new Promise((resolve) => setTimeout(resolve, 5));
      return performance.now() - began;
    },
    { to: path, wanted: heading },
  );
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
