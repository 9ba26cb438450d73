import { setTimeout as wait } from 'node:timers/promises';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import WebSocket from 'ws';
import type { TestDatabase } from '../platform/testing/test-engine';
import { COLLEAGUE, PEOPLE } from '../platform/testing/test-people';
import { signInAt, type CarriedSession } from './carried-session';
import { ms, percentile, report } from './figures';
import { peopledDatabase } from '../platform/testing/template-database';
import { PROJECTS } from './project-writer';
import { startServer, type ServerProcess } from './server-process';

const PACED = proofSize({ short: 60, long: 200 });
const BURST = proofSize({ short: 60, long: 200 });
const IN_FLIGHT = 8;
const LIMIT_MS = 50;

/** The notifications socket of one member, as a browser opens it; remembers when which project was announced. */
class Listener {
  readonly arrivals = new Map<string, number[]>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const { notification } = JSON.parse((data as Buffer).toString()) as { notification?: { content: string } };
      // A heartbeat.
      if (!notification) return;
      const project = /added (.*)\.$/.exec(notification.content)?.[1] ?? notification.content;
      this.arrivals.set(project, [...(this.arrivals.get(project) ?? []), performance.now()]);
    });
  }

  static async open(server: ServerProcess, session: CarriedSession): Promise<Listener> {
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws/notifications/`, {
      headers: { cookie: session.cookie, origin: server.origin },
    });
    const listener = new Listener(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return listener;
  }

  async heard(count: number, withinMs: number): Promise<void> {
    for (const end = performance.now() + withinMs; this.arrivals.size < count && performance.now() < end; ) await wait(20);
  }

  close(): void {
    this.socket.terminate();
  }
}

/** Creates the projects with so many requests at once; answers when each was sent and answered. */
async function create(
  names: readonly string[],
  { session, server, atOnce, pauseMs }: { session: CarriedSession; server: ServerProcess; atOnce: number; pauseMs: number },
): Promise<Map<string, { sent: number; answered: number }>> {
  const times = new Map<string, { sent: number; answered: number }>();
  const waiting = [...names];
  const writer = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const sent = performance.now();
      const answer = await session.post(`${server.origin}${PROJECTS}`, { name, event_type: 'wedding' });
      times.set(name, { sent, answered: performance.now() });
      if (answer.statusCode !== 201) throw new Error(`A project was answered with ${answer.statusCode}: ${answer.body}`);
      // Uneven, so that no timer of the server falls into step with it.
      if (pauseMs > 0) await wait(pauseMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, writer));
  return times;
}

describe('two server processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let servers: ServerProcess[] = [];
  let listeners: Listener[] = [];

  beforeEach(async () => {
    database = await peopledDatabase();
  });
  afterEach(async () => {
    for (const listener of listeners) listener.close();
    await Promise.all(servers.map((server) => server.kill()));
    [servers, listeners] = [[], []];
    await database.drop();
  });

  it(`T-268 ${PACED} projects created through one reach a socket at the other, p95 at most ${LIMIT_MS} ms from the answer of the POST to the frame; of these and ${BURST} more in a burst none is lost, none comes twice, none reaches another business`, async () => {
    servers = await Promise.all([startServer(database.env), startServer(database.env)]);
    const [a, b] = servers;
    if (!a || !b) throw new Error('Two servers were started.');
    const session = await signInAt(a.origin, PEOPLE.adminA);
    const colleague = await Listener.open(b, await signInAt(b.origin, COLLEAGUE));
    const stranger = await Listener.open(b, await signInAt(b.origin, PEOPLE.adminB));
    listeners = [colleague, stranger];
    const paced = Array.from({ length: PACED }, (_unused, index) => `Paced ${index}`);
    const burst = Array.from({ length: BURST }, (_unused, index) => `Burst ${index}`);

    const times = await create(paced, { session, server: a, atOnce: 1, pauseMs: 30 });
    await colleague.heard(PACED, 5_000);
    const burstTimes = await create(burst, { session, server: a, atOnce: IN_FLIGHT, pauseMs: 0 });
    await colleague.heard(PACED + BURST, 10_000);
    // Time for a second delivery, should there be one.
    await wait(2_500);

    const received = (name: string) => colleague.arrivals.get(name) ?? [];
    const all = [...paced, ...burst];
    expect({ lost: all.filter((name) => received(name).length === 0) }).toEqual({ lost: [] });
    expect({ twice: all.filter((name) => received(name).length > 1) }).toEqual({ twice: [] });
    expect({ other: [...colleague.arrivals.keys()].filter((name) => !all.includes(name)), stranger: stranger.arrivals.size }).toEqual({
      other: [],
      stranger: 0,
    });

    const since = (of: typeof times, moment: 'sent' | 'answered') => [...of].map(([name, at]) => (received(name)[0] ?? NaN) - at[moment]);
    const summary = (values: number[]) =>
      `p50 ${ms(percentile(values, 0.5))}, p95 ${ms(percentile(values, 0.95))}, most ${ms(Math.max(...values))}`;
    const delays = since(times, 'answered');
    report(`POST answered → frame at the other process, ${PACED} one after another: ${summary(delays)}`);
    report(`POST sent → frame: ${summary(since(times, 'sent'))}`);
    report(`POST answered → frame, burst of ${BURST}, ${IN_FLIGHT} at once: ${summary(since(burstTimes, 'answered'))}`);
    expect(percentile(delays, 0.95)).toBeLessThanOrEqual(LIMIT_MS);
  }, 120_000);
});
