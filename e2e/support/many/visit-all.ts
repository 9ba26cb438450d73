import type { Page } from '@playwright/test';

export interface Visit {
  readonly id: string;
  readonly path: string;
}

/** Opens pages one after the other as links do, inside the running shell. Answers what did not show its plugin, in words. */
export async function visitAll(page: Page, visits: readonly Visit[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const faults: string[] = [];
    for (const { id, path } of all) {
      const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
      history.pushState({ idx, key: String(idx) }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      const until = performance.now() + 8000;
      const seen = () => {
        if (location.pathname === '/access-denied') return 'access-denied';
        // The page that was open before may still be there for a moment, with an error of its own.
        const card = document.querySelector('main .bf-error-card');
        const owner = card?.closest<HTMLElement>('section[data-plugin]')?.dataset['plugin'];
        if (card && (owner === undefined || owner === id)) return 'an error card';
        return document.querySelector(`main section[data-plugin="${id}"] h1`) ? 'the page' : null;
      };
      while (!seen() && performance.now() < until) await frame();
      const found = seen() ?? 'nothing';
      if (found !== 'the page')
        faults.push(`${id} at ${path}: ${found} ${document.querySelector('main')?.textContent?.slice(0, 120) ?? ''}`);
      await frame();
    }
    return faults;
  }, visits);
}
