import { loadavg } from 'node:os';
import { keepFigures, type Figure } from '../figures/figures';
import { serverFigures } from '../flowers/server';

/**
 * `pnpm bench money [postgres] [pglite]`: on each engine an acceptance with all that follows from it, a long proposal on paper and what others
 * wait for meanwhile, and the money page of a business with many invoices.
 */
async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const isWanted = (part: string) => chosen.length === 0 || chosen.includes(part);
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const figures: Figure[] = await serverFigures('money', (['postgres', 'pglite'] as const).filter(isWanted));
  keepFigures('money', figures);
}

await main();
