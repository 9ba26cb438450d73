import { loadavg } from 'node:os';
import { keepFigures } from '../figures/figures';
import { serverFigures } from '../flowers/server';

/**
 * `pnpm bench lists [postgres] [pglite]`: every list of the API as it opens, with a filter and with a search, at a thousand rows and at a
 * million (on the embedded engine at 200,000). `LISTS=tenant_crm,payments` measures some of them, `ROWS=20000` less of all;
 * `GOALS_ALONE=1` leaves out the sizes between and the searches, of which every row is read.
 */
const chosen = process.argv.slice(2);
console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
const engines = (['postgres', 'pglite'] as const).filter((engine) => chosen.length === 0 || chosen.includes(engine));
keepFigures('lists', await serverFigures('lists', engines));
