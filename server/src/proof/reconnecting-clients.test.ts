import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import WebSocket from 'ws';
import { createNotifications } from '../../../shell/src/notifications/notifications';
import { SILENCE_MS, socketFrames, type PlainSocket } from '../../../shell/src/notifications/socket-frames';
import { seededRandom } from '../demo/seeded-random';
import { HEARTBEAT_MS } from '../platform/sockets/socket-hub';
import type { TestDatabase } from '../platform/testing/test-engine';
import { COLLEAGUE, PEOPLE } from '../platform/testing/test-people';
import { signInAt } from './carried-session';
import { mostInAnySlot, watchLoop, type Attempt, type LoopWatch } from './attempts-in-slots';
import { ms, percentile, report } from './figures';
import { peopledDatabase } from '../platform/testing/template-database';
import { PROJECTS } from './project-writer';
import { startServer, type ServerProcess } from './server-process';

/** `PROOF_SEED` repeats when the pages try again. */
const seed = Number(process.env['PROOF_SEED'] ?? randomInt(1_000_000_000));
const random = seededRandom(seed);
const CLIENTS = proofSize({ short: 200, long: 500 });
const BEFORE = 5;
const MISSED = 20;
const SLOT_MS = 100;
/** A tenth; of few pages chance puts a few more into one slot. */
const MAX_PER_SLOT = proofSize({ short: 30, long: 50 });
const RECOVERED_WITHIN_MS = 7_000;

/** One open page: the shell's own reconnection over a Node WebSocket, and what its person was shown. */
class Page {
  readonly attempts: Attempt[] = [];
  readonly snackbars: string[] = [];
  recoveredAt: number | null = null;
  opens = 0;
  /** Known ones that came again. */
  repeated = 0;
  private readonly ids = new Set<number>();
  private readonly notifications = createNotifications({
    announce: (text) => void this.snackbars.push(text),
    once: (_id, run) => run(),
    markRead: () => undefined,
    fetchLatest: async () => [],
  });
  private readonly subscription: { unsubscribe(): void };

  constructor(address: () => string, { cookie, loop }: { readonly cookie: string; readonly loop: LoopWatch }) {
    this.subscription = socketFrames('/ws/notifications/', {
      open: (path) => {
        this.attempts.push(loop.now());
        return new WebSocket(address() + path, { headers: { cookie, origin: address().replace('ws', 'http') } }).on(
          'error',
          () => undefined,
        ) as unknown as PlainSocket;
      },
      random,
      opened: () => {
        this.opens += 1;
        if (this.opens === 2) this.recoveredAt = performance.now();
      },
      warn: (text, error) => {
        throw new Error(text, { cause: error });
      },
    }).subscribe((frame) => this.arrived(frame as { type: string; notification?: { id: number } }));
  }

  /** What the list and the badge of the shell hold. */
  get shown(): { readonly size: number } {
    return { size: this.notifications.getState().unread };
  }

  private arrived(frame: { type: string; notification?: { id: number } }): void {
    const id = frame.notification?.id;
    if (id !== undefined && this.ids.has(id)) this.repeated += 1;
    if (id !== undefined) this.ids.add(id);
    this.notifications.frameArrived(frame);
  }

  close(): void {
    this.subscription.unsubscribe();
  }
}

async function until(done: () => boolean, withinMs: number): Promise<void> {
  for (const end = performance.now() + withinMs; !done() && performance.now() < end; ) await wait(20);
}

describe('open pages after a restart of the server', () => {
  let database: TestDatabase;
  let server: ServerProcess | null = null;
  let pages: Page[] = [];
  let loop: LoopWatch;

  beforeEach(async () => {
    database = await peopledDatabase();
    loop = watchLoop();
  });
  afterEach(async () => {
    for (const page of pages) page.close();
    pages = [];
    loop.stop();
    await server?.kill();
    await database.drop();
  });

  it(`${CLIENTS} pages come back: at most ${MAX_PER_SLOT} attempts in any ${SLOT_MS} ms, p95 within ${RECOVERED_WITHIN_MS} ms of the server, no notification lost, each shown once`, async () => {
    report(`PROOF_SEED=${seed}`);
    server = await startServer(database.env);
    let { origin } = server;
    const author = await signInAt(origin, PEOPLE.adminA);
    const reader = await signInAt(origin, COLLEAGUE);
    /** Every project of one administrator is a notification to the other. */
    const announce = async (name: string) =>
      expect((await author.post(origin + PROJECTS, { name, event_type: 'wedding' })).statusCode).toBe(201);
    for (let at = 0; at < CLIENTS; at += 1) {
      pages.push(new Page(() => origin.replace('http', 'ws'), { cookie: reader.cookie, loop }));
      if (at % 25 === 24) await wait(50);
    }
    await until(() => pages.every(({ opens }) => opens === 1), 20_000);
    for (let at = 0; at < BEFORE; at += 1) await announce(`Before ${at}`);
    await until(() => pages.every(({ shown }) => shown.size === BEFORE), 20_000);
    expect(pages.filter(({ shown }) => shown.size !== BEFORE)).toHaveLength(0);

    const closedAt = performance.now();
    await server.stop();
    server = await startServer(database.env);
    ({ origin } = server);
    const upAt = performance.now();
    // While the pages are on their way back.
    for (let at = 0; at < MISSED; at += 1) {
      await announce(`Missed ${at}`);
      await wait(150);
    }
    await until(() => pages.every(({ recoveredAt, shown }) => recoveredAt !== null && shown.size === BEFORE + MISSED), 30_000);

    const attempts = pages.flatMap((page) => page.attempts.filter(({ at }) => at > closedAt));
    const most = mostInAnySlot(attempts, { since: closedAt, slotMs: SLOT_MS });
    const recovery = pages.map(({ recoveredAt }) => (recoveredAt ?? Infinity) - upAt);
    const p95 = percentile(recovery, 0.95);
    report(
      `${CLIENTS} pages, server away for ${ms(upAt - closedAt)}: ${attempts.length} attempts, at most ${most.toFixed(0)} in any ${SLOT_MS} ms; back after the server is: p50 ${ms(percentile(recovery, 0.5))}, p95 ${ms(p95)}, most ${ms(Math.max(...recovery))}`,
    );
    const twice = pages.reduce((sum, { repeated }) => sum + repeated, 0);
    report(`each page was shown ${BEFORE + MISSED} notifications; the server sent ${twice} unread ones again, which nobody sees twice`);
    expect({ lost: pages.filter(({ shown }) => shown.size !== BEFORE + MISSED).length }).toEqual({ lost: 0 });
    expect(
      pages.filter(({ snackbars }) => snackbars.length !== new Set(snackbars).size || snackbars.length !== BEFORE + MISSED),
    ).toHaveLength(0);
    expect(most).toBeLessThanOrEqual(MAX_PER_SLOT);
    expect(p95).toBeLessThanOrEqual(RECOVERED_WITHIN_MS);
  }, 180_000);

  it('a page waits for two heartbeats before it calls a socket dead: within 35 s', () => {
    expect(SILENCE_MS).toBeGreaterThan(2 * HEARTBEAT_MS);
    expect(SILENCE_MS).toBeLessThanOrEqual(35_000);
  });
});
