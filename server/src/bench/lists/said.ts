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

/** The slowest statement of a request with the way the database goes, for who mends it. */
export async function slowestPlan(
  test: TestApp,
  { tenantId, work }: { tenantId: number; work: () => Promise<unknown> },
): Promise<string> {
  const asked = (await saidDuring(test.database.pool, work)).filter(({ text }) => /^\s*(?:select|with)\b/i.test(text));
  const plans = await test.platform.db.withTenant({ tenantId, memberId: null }, async (db) => {
    const found: { text: string; took: number; lines: string[] }[] = [];
    for (const { text, values } of asked) {
      const began = performance.now();
      const rows = await db.rows<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) ${text}`, values);
      found.push({ text, took: performance.now() - began, lines: rows.map((row) => row['QUERY PLAN']) });
    }
    return found;
  });
  const [slowest] = plans.sort((a, b) => b.took - a.took);
  return slowest ? [`${slowest.took.toFixed(1)} ms for ${slowest.text}`, ...slowest.lines].join('\n    ') : 'nothing was asked';
}
