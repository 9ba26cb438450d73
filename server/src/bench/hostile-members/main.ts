import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';
import { buildApp } from '../../app';
import { quietLog } from '../../platform/testing/quiet-log';
import { templateDatabase } from '../../platform/testing/template-database';
import { TestClient } from '../../platform/testing/test-client';
import { testEngine } from '../../platform/testing/test-engine';
import { addPerson, PASSWORD, PEOPLE } from '../../platform/testing/test-people';
import { ms, percentile, report } from '../../proof/figures';
import { hostileRequests, type HostileRequest } from './hostile-requests';
import { startServer, type ServerProcess } from '../../proof/server-process';

const SECONDS = Number(process.env['SECONDS'] ?? 20);
const MEMBERS = 4;
/** Of each member at once. */
const AT_ONCE = 2;

let server: ServerProcess;

async function main(): Promise<void> {
  const database = await templateDatabase();
  const running = await buildApp({ env: database.env, log: quietLog, background: false });
  const business = await running.platform.api('auth_and_admin').tenantBySlug('a');
  for (let at = 0; at < MEMBERS; at += 1)
    await addPerson(running.platform, { tenantId: business?.id ?? 0, email: `hostile${at}@a.example`, roles: ['Owner'] });
  await running.stop();
  server = await startServer(database.env, { RATE_LIMITS: '1', SOCKETS_PER_MEMBER: '40' });
  try {
    await compare();
  } finally {
    await server.stop();
    await database.drop();
  }
}

const signIn = (email: string) => new TestClient(server.origin).signIn(email, PASSWORD);

interface Measured {
  readonly work: number[];
  readonly health: number[];
  /** Not answered with what was asked for. */
  readonly refused: number;
}

/** How long what others do takes, and how long it takes to hear that the server is well. */
async function measure(client: TestClient, seconds: number): Promise<Measured> {
  let refused = 0;
  const [work, health]: [number[], number[]] = [[], []];
  const timed = async (into: number[], call: () => Promise<{ statusCode: number }>) => {
    const began = performance.now();
    const { statusCode } = await call();
    into.push(performance.now() - began);
    if (statusCode >= 300) refused += 1;
  };
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await wait(10)) {
    await timed(work, () => client.get('/api/members_page/me/'));
    await timed(work, () => client.get('/api/tenant_crm/projects/'));
    await timed(work, () => client.post('/api/tenant_crm/projects/', { name: 'In peace' }));
    await timed(health, () => client.get('/api/health/'));
  }
  return { work, health, refused };
}

/** Sends without a pause until it is over; opens a socket before each request and floods it with frames. */
async function attack(
  client: TestClient,
  { requests, first, over, tally }: { requests: readonly HostileRequest[]; first: number; over: () => boolean; tally: Map<number, number> },
): Promise<void> {
  for (let at = first; !over(); at += 1) {
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws/moodboard/`, {
      headers: { cookie: client.cookieHeader, origin: server.origin },
    });
    socket.on('error', () => undefined);
    socket.on('open', () => {
      for (let frame = 0; frame < 100; frame += 1) socket.send('{"type":"moodboard.join","project":1}');
    });
    const { method, url, body, headers } = requests[at % requests.length] as HostileRequest;
    const { statusCode } = await client.send(method, { url, body, ...(headers && { headers }) });
    tally.set(statusCode, (tally.get(statusCode) ?? 0) + 1);
  }
}

/** Another business in peace, and beside members of one who send what they can: how much longer it waits. */
async function compare(): Promise<void> {
  const other = await signIn(PEOPLE.adminB);
  const hostile = await Promise.all(Array.from({ length: MEMBERS }, (_, at) => signIn(`hostile${at}@a.example`)));
  const project = (await (hostile[0] as TestClient).post('/api/tenant_crm/projects/', { name: 'Bombed' })).json<{ id: number }>().id;
  await (hostile[0] as TestClient).post('/api/moodboard/', { project, data: { text: 'x', list: [] } });
  const requests = hostileRequests(project);
  await measure(other, 1);
  const quiet = await measure(other, SECONDS / 2);
  if (process.env['EACH'] === '1') await each({ other, hostile: hostile[0] as TestClient, requests });
  let over = false;
  const tally = new Map<number, number>();
  const attacks = hostile.flatMap((client, at) =>
    Array.from({ length: AT_ONCE }, (_, turn) => attack(client, { requests, first: at * AT_ONCE + turn, over: () => over, tally })),
  );
  const beside = await measure(other, SECONDS).finally(() => {
    over = true;
  });
  await Promise.all(attacks);
  const line = ({ work, health, refused }: Measured) =>
    `${work.length} requests, ${refused} refused, p50 ${ms(percentile(work, 0.5))}, p95 ${ms(percentile(work, 0.95))}; health p95 ${ms(percentile(health, 0.95))}, slowest ${ms(Math.max(...health))}`;
  report(`${testEngine}: quiet ${line(quiet)}`);
  report(
    `${testEngine}: beside ${MEMBERS} hostile members ${line(beside)}; they were answered ${[...tally]
      .sort()
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}`,
  );
}

/** The same beside one kind of request at a time: which of them others wait for. */
async function each({ other, hostile, requests }: { other: TestClient; hostile: TestClient; requests: readonly HostileRequest[] }) {
  for (const request of requests) {
    let over = false;
    const tally = new Map<number, number>();
    const attacks = Array.from({ length: AT_ONCE }, () => attack(hostile, { requests: [request], first: 0, over: () => over, tally }));
    const { work } = await measure(other, 3);
    over = true;
    await Promise.all(attacks);
    const bytes = `${((request.body?.length ?? 0) / 1e6).toFixed(1)} MB`;
    report(
      `${request.method} ${request.url.slice(0, 60)} ${bytes}: p50 ${ms(percentile(work, 0.5))}, p95 ${ms(percentile(work, 0.95))}; ${JSON.stringify([...tally])}`,
    );
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  },
);
