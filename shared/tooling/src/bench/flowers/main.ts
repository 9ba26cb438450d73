import { loadavg } from 'node:os';
import { keepFigures, type Figure } from '../figures/figures';
import { inBrowser } from './browser';
import { calendarFrames } from './calendar-frames';
import { keyPresses } from './key-presses';
import { serverFigures } from './server';

/**
 * `pnpm bench flowers [browser] [postgres] [pglite]`: a key press in a recipe and the scrolled rental calendar in a browser; on each engine
 * order previews, what is free, the calendar and the stock of a large business, each beside the plain way to do the same.
 */
async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const isWanted = (part: string) => chosen.length === 0 || chosen.includes(part);
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const figures: Figure[] = [];
  if (isWanted('browser'))
    await inBrowser(async (page, api) => {
      figures.push(await keyPresses(page, api), await calendarFrames(page, api));
    });
  figures.push(...(await serverFigures('flowers', (['postgres', 'pglite'] as const).filter(isWanted))));
  keepFigures('flowers', figures);
}

await main();
