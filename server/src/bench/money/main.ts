import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { testEngine } from '../../platform/testing/test-engine';
import { ms, percentile, report } from '../../proof/figures';
import { fillInvoices, fillThings, INVOICES, LINES, longProposal, made, PHOTOS, RESERVED, sentProposal } from './fill';

const RUNS = Number(process.env['RUNS'] ?? 20);

/** What the caller of the bench keeps, one line of JSON each. */
interface Measured {
  readonly figure: string;
  readonly value: number;
  readonly goal_ms: number;
}

async function main(): Promise<void> {
  const test = await createTestApp({ env: { RATE_LIMITS: '0' } });
  const client = await test.signIn('adminA');
  const inBusiness = <T>(work: (db: Db) => Promise<T>) => test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work);
  await fillThings(client, inBusiness);
  say(await acceptances(test, client));
  for (const measured of await papers(test, client)) say(measured);
  await fillInvoices(inBusiness, new Date().toISOString().slice(0, 10));
  await test.database.pool.query('analyze');
  say({ figure: `money page of a business with ${INVOICES} invoices, p95`, value: await moneyPage(client), goal_ms: 100 });
  await test.stop();
}

async function acceptances(test: TestApp, client: TestClient): Promise<Measured> {
  const times: number[] = [];
  for (let run = -2; run < RUNS; run += 1) {
    const at = await sentProposal(client, run + 2);
    const visitor = test.visitor();
    const page = await made<SharedProposal & { state: 'open' }>(visitor.get(at));
    const yes = { name: 'Tess', email: 'tess@example.com', kind: 'typed', consent: true, consent_version: page.consent.version };
    const began = performance.now();
    const said = await made<SharedProposal>(visitor.post(`${at}accept/`, { seen: page.seen, ...yes }));
    if (said.state !== 'accepted') throw new Error(`The acceptance ended as ${said.state}.`);
    if (run >= 0) times.push(performance.now() - began);
  }
  return { figure: `acceptance of ${LINES} lines with ${RESERVED} reservations, p95`, value: percentile(times, 0.95), goal_ms: 150 };
}

/** A long document, and what others wait for while it is laid out, beyond what they wait for without it. */
async function papers(test: TestApp, client: TestClient): Promise<Measured[]> {
  const at = test.origin + (await longProposal(client));
  const { bytes } = await paper(client, at);
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  report(`${testEngine}: the long proposal has ${pages} pages and ${(bytes.length / 1e6).toFixed(1)} MB`);
  const [times, stalls, idle]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < Math.min(RUNS, 12); run += 1) {
    idle.push(await stalled(() => new Promise((resolve) => setTimeout(resolve, 600))));
    stalls.push(await stalled(async () => void times.push((await paper(client, at)).took)));
  }
  const [held, unheld] = [percentile(stalls, 0.5), percentile(idle, 0.5)];
  report(`${testEngine}: longest stall while a document is laid out ${ms(held)}, of as long without ${ms(unheld)} (medians)`);
  return [
    { figure: `PDF of ${pages} pages with ${PHOTOS} photographs, p95`, value: percentile(times, 0.95), goal_ms: 1_500 },
    { figure: 'what others wait longer while a PDF is laid out', value: Math.max(0.1, held - unheld), goal_ms: 20 },
  ];
}

async function paper(client: TestClient, at: string): Promise<{ readonly bytes: Buffer; readonly took: number }> {
  const began = performance.now();
  const answer = await fetch(at, { headers: { cookie: client.cookieHeader } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${answer.status}: ${bytes.toString().slice(0, 300)}`);
  return { bytes, took: performance.now() - began };
}

/** The longest time in which the server did nothing else. */
async function stalled(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

async function moneyPage(client: TestClient): Promise<number> {
  const times: number[] = [];
  for (let run = -3; run < RUNS * 3; run += 1) {
    const began = performance.now();
    await made(client.get('/api/payments/dashboard/'));
    if (run >= 0) times.push(performance.now() - began);
  }
  return percentile(times, 0.95);
}

function say(measured: Measured): void {
  report(`${testEngine}: ${measured.figure}: ${ms(measured.value)} (goal ${measured.goal_ms} ms)`);
  process.stdout.write(`${JSON.stringify({ ...measured, figure: `${testEngine}: ${measured.figure}` })}\n`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  },
);
