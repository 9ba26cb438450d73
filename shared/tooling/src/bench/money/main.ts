import { loadavg } from 'node:os';
import { keepFigures, type Figure } from '../figures/figures';
import { inBrowser } from '../flowers/browser';
import { serverFigures } from '../flowers/server';
import { clientProposal } from './client-proposal';
import { optionTicks } from './option-ticks';
import { printedPage } from './printed-page';

/**
 * `pnpm bench money [browser] [postgres] [pglite]`: in a browser an option that the client ticks, and a PDF beside the same page printed; on each engine an acceptance with all that follows from it, a long proposal on paper and what others
 * wait for meanwhile, and the money page of a business with many invoices.
 */
async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const isWanted = (part: string) => chosen.length === 0 || chosen.includes(part);
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const figures: Figure[] = [];
  if (isWanted('browser'))
    await inBrowser(async (page, api, { browser, url }) => {
      const { link, pdf } = await clientProposal({ api, url });
      figures.push(await optionTicks(browser, link), await printedPage(page, { browser, link, pdf }));
    });
  figures.push(...(await serverFigures('money', (['postgres', 'pglite'] as const).filter(isWanted))));
  keepFigures('money', figures);
}

await main();
