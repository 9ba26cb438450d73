import { randomInt } from 'node:crypto';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { seededRandom } from '../demo/seeded-random';
import { openDatabase } from '../platform/open-database';
import { quietLog } from '../platform/testing/quiet-log';
import type { TestDatabase } from '../platform/testing/test-engine';
import { PEOPLE } from '../platform/testing/test-people';
import { signInAt, type CarriedSession } from './carried-session';
import { report } from './figures';
import { peopledDatabase } from '../platform/testing/template-database';
import { PROJECTS, writeUntilKilled } from './project-writer';
import { startServer, ServerEnded, type ServerProcess } from './server-process';

const KILLS = proofSize({ short: 3, long: 50 });
/** The kill comes at a random moment between these, counted from the first write. */
const [EARLIEST_MS, LATEST_MS] = [100, 600];
const ALONE_EVERY = proofSize({ short: 3, long: 10 });
/** `PROOF_SEED` repeats a run. */
const seed = Number(process.env['PROOF_SEED'] ?? randomInt(1_000_000_000));

/** The acknowledged projects that are not in the list, or under another name. */
async function missingFromList(
  server: ServerProcess,
  { session, acknowledged }: { session: CarriedSession; acknowledged: ReadonlyMap<number, string> },
): Promise<number[]> {
  const answer = await session.get(`${server.origin}${PROJECTS}`);
  if (answer.statusCode !== 200) throw new Error(`The list was answered with ${answer.statusCode}: ${answer.body}`);
  const listed = new Map(answer.json<{ id: number; name: string }[]>().map(({ id, name }) => [id, name]));
  return [...acknowledged].filter(([id, name]) => listed.get(id) !== name).map(([id]) => id);
}

/** The acknowledged projects that cannot be read at their own address. */
async function missingAlone(
  server: ServerProcess,
  { session, acknowledged }: { session: CarriedSession; acknowledged: ReadonlyMap<number, string> },
): Promise<number[]> {
  const missing: number[] = [];
  const waiting = [...acknowledged];
  const readNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await session.get(`${server.origin}${PROJECTS}${next[0]}/`);
      if (answer.statusCode !== 200 || answer.json()['name'] !== next[1]) missing.push(next[0]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, readNext));
  return missing;
}

/** A project and its event are written in one transaction: how often is one there without the other, and is a number taken twice? */
async function halfWritten(database: TestDatabase): Promise<object> {
  const opened = await openDatabase(database.env, quietLog);
  try {
    const { rows } = await opened.pool.query<object>(`
      with event as (select (payload->>'project_id')::int as id from platform_outbox where name = 'tenant_crm.project.created@1')
      select (select count(*)::int from tenant_crm_project p where not exists (select from event where event.id = p.id)) as "projects without event",
             (select count(*)::int from event where not exists (select from tenant_crm_project p where p.id = event.id)) as "events without project",
             (select count(*)::int from (select 1 from tenant_crm_project group by tenant_id, number having count(*) > 1) as twice) as "numbers taken twice"`);
    return rows[0] ?? {};
  } finally {
    await opened.close();
  }
}

describe('the embedded database', () => {
  let database: TestDatabase;
  const started: ServerProcess[] = [];
  const start = async () => {
    const server = await startServer(database.env);
    started.push(server);
    return server;
  };

  beforeEach(async () => {
    database = await peopledDatabase();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((server) => server.kill()));
    await database.drop();
  });

  it(`has every project answered with 201 after each of ${KILLS} SIGKILLs of the server, ${EARLIEST_MS}–${LATEST_MS} ms into four writers' requests, and no half transaction`, async () => {
    report(`PROOF_SEED=${seed}`);
    const [random, began] = [seededRandom(seed), performance.now()];
    const acknowledged = new Map<number, string>();
    const startMs: number[] = [];
    let server = await start();
    const session = await signInAt(server.origin, PEOPLE.adminA);
    for (let round = 1; round <= KILLS; round += 1) {
      const afterMs = EARLIEST_MS + random() * (LATEST_MS - EARLIEST_MS);
      const writes = await writeUntilKilled(server, { session, afterMs, label: `Round ${round}, project` });
      for (const [id, name] of writes.acknowledged) acknowledged.set(id, name);
      // Otherwise this was a kill of an idle server.
      expect({ round, openAtKill: writes.openAtKill > 0 }).toEqual({ round, openAtKill: true });
      const restarted = performance.now();
      server = await start();
      startMs.push(performance.now() - restarted);
      const known = { session, acknowledged };
      expect({ round, lost: await missingFromList(server, known) }).toEqual({ round, lost: [] });
      if (round % ALONE_EVERY === 0) expect({ round, unreadable: await missingAlone(server, known) }).toEqual({ round, unreadable: [] });
    }
    const slowest = Math.max(...startMs) / 1_000;
    report(
      `${KILLS} kills in ${((performance.now() - began) / 1_000).toFixed(0)} s, ${acknowledged.size} acknowledged projects, none lost; slowest start after a kill ${slowest.toFixed(1)} s`,
    );
    expect(acknowledged.size).toBeGreaterThan(KILLS * 5);
    expect(await server.stop()).toBe(0);
    expect(await halfWritten(database)).toEqual({ 'projects without event': 0, 'events without project': 0, 'numbers taken twice': 0 });
  }, 900_000);

  it('refuses a second process on its folder with an exit code other than 0 and a message that names the folder and the process; the first works on', async () => {
    const first = await start();
    const session = await signInAt(first.origin, PEOPLE.adminA);
    const refused = await start().then(
      () => null,
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(ServerEnded);
    const { code, complaint } = refused as ServerEnded;
    expect(code).toBeGreaterThan(0);
    expect(complaint).toBe(`data folder in use by pid ${first.pid}: ${database.env.DATA_DIR}/db`);
    expect((await session.post(`${first.origin}${PROJECTS}`, { name: 'After the refusal', event_type: 'wedding' })).statusCode).toBe(201);
  }, 120_000);
});
