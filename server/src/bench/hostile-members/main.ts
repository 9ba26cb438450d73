import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '../../app';
import { quietLog } from '../../platform/testing/quiet-log';
import { templateDatabase } from '../../platform/testing/template-database';
import { TestClient } from '../../platform/testing/test-client';
import { testEngine } from '../../platform/testing/test-engine';
import { addPerson, PASSWORD, PEOPLE } from '../../platform/testing/test-people';
import { ms, percentile, report } from '../../proof/figures';
import { startServer, type ServerProcess } from '../../proof/server-process';
import { startGenerator, type Outcome, type Task } from './generator';
import { hostileRequests } from './hostile-requests';

const SECONDS = Number(process.env['SECONDS'] ?? 20);
const MEMBERS = 4;
/** Of each member at once. */
const AT_ONCE = 2;
/** A busy page, not a machine: four requests, then a breath. */
const BREATH_MS = 60;

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
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await wait(BREATH_MS)) {
    await timed(work, () => client.get('/api/members_page/me/'));
    await timed(work, () => client.get('/api/tenant_crm/projects/'));
    await timed(work, () => client.post('/api/tenant_crm/projects/', { name: 'In peace' }));
    await timed(health, () => client.get('/api/health/'));
  }
  return { work, health, refused };
}

async function beside(client: TestClient, { task, seconds }: { task: Task; seconds: number }): Promise<Measured & { outcome: Outcome }> {
  const generator = startGenerator(task);
  // It has to load before it can send.
  await wait(1_500);
  const measured = await measure(client, seconds);
  return { ...measured, outcome: await generator.end() };
}

/**
 * Another business in peace; beside members of one who send what they can; and beside nothing but a process that takes as much of
 * the processors as the one that sent: what of the waiting is the generator's.
 */
async function compare(): Promise<void> {
  const other = await signIn(PEOPLE.adminB);
  const hostile = await Promise.all(Array.from({ length: MEMBERS }, (_, at) => signIn(`hostile${at}@a.example`)));
  const first = hostile[0] as TestClient;
  const project = (await first.post('/api/tenant_crm/projects/', { name: 'Bombed' })).json<{ id: number }>().id;
  await first.post('/api/moodboard/', { project, data: { text: 'x', list: [] } });
  const attackers = hostile.map(({ cookieHeader, csrfToken = '' }) => ({ cookie: cookieHeader, csrf: csrfToken }));
  const attack = { kind: 'attack', origin: server.origin, members: attackers, project, atOnce: AT_ONCE, only: null } as const;
  await measure(other, 2);
  const quiet = await measure(other, SECONDS / 2);
  say('quiet', quiet);
  if (process.env['EACH'] === '1') await each(other, { ...attack, members: attackers.slice(0, 1) });
  const loud = await beside(other, { task: attack, seconds: SECONDS });
  say(`beside ${MEMBERS} hostile members`, loud, `; ${spent(loud.outcome)}`);
  // What waits is still being worked off.
  await wait(3_000);
  const control = await beside(other, { task: { kind: 'burn', share: Math.min(1, loud.outcome.cpu) }, seconds: SECONDS / 2 });
  say('beside as much work of another process alone', control);
  const times = (of: Measured, by: Measured) => (percentile(of.work, 0.95) / percentile(by.work, 0.95)).toFixed(1);
  report(`${testEngine}: p95 × ${times(loud, quiet)} of quiet, × ${times(loud, control)} of the other process alone`);
}

/** The same beside one kind of request at a time: which of them others wait for. */
async function each(other: TestClient, attack: Extract<Task, { kind: 'attack' }>): Promise<void> {
  for (const [only, { method, url, body }] of hostileRequests(attack.project).entries()) {
    const measured = await beside(other, { task: { ...attack, only }, seconds: 4 });
    const bytes = `${((body?.length ?? 0) / 1e6).toFixed(1)} MB`;
    say(`${method} ${url.slice(0, 40)} ${bytes}`, measured, `; ${spent(measured.outcome)}`);
  }
}

function say(what: string, { work, health, refused }: Measured, more = ''): void {
  const p = (values: number[], share: number) => ms(percentile(values, share));
  report(
    `${testEngine}: ${what}: ${work.length} requests, ${refused} refused, p50 ${p(work, 0.5)}, p95 ${p(work, 0.95)}; health p95 ${p(health, 0.95)}, slowest ${ms(Math.max(...health))}${more}`,
  );
}

function spent({ answers, cpu }: Outcome): string {
  const statuses = answers.map(([status, count]) => `${status} × ${count}`).join(', ');
  return `they were answered ${statuses}; their process took ${(cpu * 100).toFixed(0)} % of a processor`;
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  },
);
