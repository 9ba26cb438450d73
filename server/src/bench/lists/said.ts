import type pg from 'pg';
import type { TestApp } from '../../platform/testing/create-test-app';

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

type Query = (config: { text?: string; values?: unknown[] } | string, ...rest: unknown[]) => unknown;

/** What is said to the database while some work is done. */
export async function saidDuring(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const said: Statement[] = [];
  const listen = (client: pg.PoolClient) => {
    if (Object.hasOwn(client, 'query')) return;
    const plain = client.query.bind(client) as Query;
    const heard: Query = (config, ...rest) => {
      if (typeof config === 'object' && config.text) said.push({ text: config.text, values: config.values ?? [] });
      return plain(config, ...rest);
    };
    Object.assign(client, { query: heard });
    heardClients.push(client);
  };
  const heardClients: pg.PoolClient[] = [];
  pool.on('acquire', listen);
  try {
    await work();
  } finally {
    pool.off('acquire', listen);
    for (const client of heardClients) delete (client as { query?: unknown }).query;
  }
  return said;
}

/** One statement of a request, as the database did it. */
export interface Done {
  readonly text: string;
  readonly lines: readonly string[];
  /** Rows that it took into its hands, those it then left out included: unlike its time the same on a busy machine. */
  readonly rows: number;
}

/** What a request asks the database, with the way it goes; the statement that reads most comes first. */
export async function plansOf(
  test: TestApp,
  { tenantId, work }: { readonly tenantId: number; readonly work: () => Promise<unknown> },
): Promise<Done[]> {
  const asked = (await saidDuring(test.database.pool, work)).filter(({ text }) => /^\s*(?:select|with)\b/i.test(text));
  const plans = await test.platform.db.withTenant({ tenantId, memberId: null }, async (db) => {
    const found: Done[] = [];
    for (const { text, values } of asked) {
      const rows = await db.rows<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) ${text}`, values);
      const lines = rows.map((row) => row['QUERY PLAN']);
      found.push({ text, lines, rows: readBy(lines) });
    }
    return found;
  });
  return plans.sort((a, b) => b.rows - a.rows);
}

const SCANNED = /(?:Scan|Index Only Scan)\b.*\(actual (?:.* )?rows=(\d+)(?:\.\d+)? loops=(\d+)\)/;
const LEFT_OUT = /Rows Removed by (?:Filter|Index Recheck): (\d+)/;

function readBy(lines: readonly string[]): number {
  let [rows, loops] = [0, 1];
  for (const line of lines) {
    const scan = SCANNED.exec(line);
    if (scan) {
      loops = Number(scan[2]);
      rows += Number(scan[1]) * loops;
    }
    rows += Number(LEFT_OUT.exec(line)?.[1] ?? 0) * loops;
  }
  return rows;
}
