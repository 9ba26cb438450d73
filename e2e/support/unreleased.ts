import type { BootData } from '@butterfly/contracts/plugins';
import type { Page } from '@playwright/test';

/** An address of a plugin of the catalogue that has no release, for whoever is signed in; another one when it gets one. */
export async function unreleasedPath(page: Page): Promise<string> {
  const boot = (await (await page.request.get('/api/plugins/')).json()) as BootData;
  const routes = boot.unavailable.filter(({ code }) => code === 'not_released').flatMap((plugin) => plugin.routes);
  const path = routes.find(({ area }) => area === 'app')?.path;
  if (!path)
    throw new Error('Every plugin of the catalogue that this person may use has a release; nobody can see the page of one that has none.');
  return path.replace(/:\w+/g, '1');
}
