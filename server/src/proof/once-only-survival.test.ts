import type { ChildProcess } from 'node:child_process';
import { openDatabase } from '../platform/open-database';
import { quietLog } from '../platform/testing/quiet-log';
import { templateDatabase } from '../platform/testing/template-database';
import type { TestDatabase } from '../platform/testing/test-engine';
import { PEOPLE } from '../platform/testing/test-people';
import { signInAt, type CarriedSession } from './carried-session';
import type { OnceMessage } from './once-only.worker';
import { forkProof, killAtOnce, saidBy } from './proof-process';

let database: TestDatabase;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await templateDatabase();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
});

function start(stopAfter: string): ChildProcess {
  const child = forkProof('once-only', database, { STOP_AFTER: stopAfter });
  children.push(child);
  return child;
}

const said = <K extends keyof OnceMessage>(child: ChildProcess, key: K) => saidBy<OnceMessage, K>(child, key);

async function written(): Promise<string[]> {
  const opened = await openDatabase(database.env, quietLog);
  try {
    const { rows } = await opened.pool.query<{ content: string }>(
      `select content from notifications_notification where title = 'zz_once' order by id`,
    );
    return rows.map(({ content }) => content);
  } finally {
    await opened.close();
  }
}

it('a request whose server is killed between its transactions, or after them and before the answer, is done once when it is sent again', async () => {
  let session: CarriedSession | undefined;
  for (const stopAfter of ['1', '2']) {
    const server = start(stopAfter);
    const origin = `http://127.0.0.1:${await said(server, 'port')}`;
    session ??= await signInAt(origin, PEOPLE.adminA);
    const committed = said(server, 'committed');
    const unanswered = expect(send(session, origin)).rejects.toThrow();
    expect(await committed).toBe(Number(stopAfter));
    await killAtOnce(server);
    await unanswered;
  }
  const server = start('never');
  const origin = `http://127.0.0.1:${await said(server, 'port')}`;
  const [second, third] = [await send(session, origin), await send(session, origin)];
  expect([second.statusCode, second.json<{ ids: number[] }>().ids.length]).toEqual([201, 2]);
  expect([third.statusCode, third.body]).toEqual([201, second.body]);
  await killAtOnce(server);
  expect(await written()).toEqual(['Thing first', 'Thing second']);
}, 120_000);

const send = (session: CarriedSession | undefined, origin: string) => {
  if (!session) throw new Error('Nobody is signed in.');
  return session.post(`${origin}/api/zz_once/things/`, { name: 'Thing' }, { 'idempotency-key': 'one' });
};
