import { useEffect } from 'react';
import type { RouteMatch } from '../routes/route-table';

/**
 * The name of the window: what the shown page calls itself (`data-title`), else the name of its route; a page in another language than
 * English has its heading there, since routes are named in English.
 */
export function useTitle(match: RouteMatch | null, language: string): void {
  useEffect(() => {
    const main = document.getElementById('main');
    const look = () => {
      document.title = saidBy(main, language) || titleOf(match);
    };
    look();
    if (!main) return undefined;
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['data-title'] });
    return () => observer.disconnect();
  }, [match, language]);
}

function saidBy(main: HTMLElement | null, language: string): string | undefined {
  const own = main?.querySelector<HTMLElement>('[data-title]')?.dataset['title'];
  if (own || language === 'en') return own;
  return main?.querySelector('[data-page-heading]')?.textContent?.trim();
}

function titleOf(match: RouteMatch | null): string {
  const owner = match?.entry.owner;
  if (owner?.kind === 'plugin') return owner.route.title;
  return owner?.kind === 'unavailable' ? owner.title : document.title;
}
