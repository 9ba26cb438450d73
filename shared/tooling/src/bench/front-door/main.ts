import { loadavg } from 'node:os';
import { keepFigures, type Figure } from '../figures/figures';
import { inBrowser } from '../flowers/browser';
import { serverFigures } from '../flowers/server';
import { calendarFigures } from './calendar';
import { publicPageFigures } from './public-pages';

/**
 * `pnpm bench front-door [browser] [postgres] [pglite]`: a full month, a drag and the pages that strangers open first in a browser; on each
 * engine the free times of ten hosts, beside a look at every minute.
 */
async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const isWanted = (part: string) => chosen.length === 0 || chosen.includes(part);
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const figures: Figure[] = [];
  if (isWanted('browser'))
    await inBrowser(async (page, api, { browser, url }) => {
      figures.push(...(await calendarFigures(page, api)), ...(await publicPageFigures(browser, url)));
    });
  figures.push(...(await serverFigures('front-door', (['postgres', 'pglite'] as const).filter(isWanted))));
  keepFigures('front-door', figures);
}

await main();
