import net from 'node:net';
import pg from 'pg';
import { quietLog } from '../testing/quiet-log';
import { createPostgresBus } from './postgres-bus';

const target = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgresql://localhost/postgres');

/** A line to PostgreSQL that can be cut. */
class Line {
  private readonly sockets = new Set<net.Socket>();
  private readonly server = net.createServer((from) => {
    const to = net.connect(Number(target.port), target.hostname);
    for (const socket of [from, to]) this.sockets.add(socket.on('error', () => socket.destroy()));
    from.pipe(to).pipe(from);
  });
  port = 0;

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as net.AddressInfo).port;
  }

  async cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

describe('the bus over LISTEN/NOTIFY', () => {
  it('delivers in the order of publishing, whatever connection is free', async () => {
    const pool = new pg.Pool({ connectionString: target.href, max: 5 });
    const bus = await createPostgresBus({ url: target.href, pool, log: quietLog });
    const heard: number[] = [];
    const all = new Promise<void>((resolve) =>
      bus.on('order', (message) => {
        heard.push((message as { at: number }).at);
        if (heard.length === 60) resolve();
      }),
    );
    for (let at = 0; at < 60; at += 1) {
      bus.publish('order', { at, text: 'x'.repeat(at % 7 === 0 ? 7_000 : 1) });
      if (at % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await all;
    expect(heard).toEqual(Array.from({ length: 60 }, (_, at) => at));
    await bus.close();
    await pool.end();
  });

  it('tries once at a time while PostgreSQL cannot be reached, and delivers again afterwards', async () => {
    const line = new Line();
    await line.open();
    let attempts = 0;
    const log = Object.assign(Object.create(quietLog) as typeof quietLog, {
      error: () => {
        attempts += 1;
      },
    });
    const pool = new pg.Pool({ connectionString: target.href, max: 2 });
    const url = new URL(target);
    [url.hostname, url.port] = ['127.0.0.1', String(line.port)];
    const bus = await createPostgresBus({ url: url.href, pool, log });
    await line.cut();
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    expect(attempts).toBeGreaterThan(3);
    expect(attempts).toBeLessThan(12);

    const back = new Promise((resolve) => bus.on('access', resolve));
    await line.open();
    await back;
    const heard = new Promise((resolve) => bus.on('proof', resolve));
    bus.publish('proof', { hello: 1 });
    expect(await heard).toEqual({ hello: 1 });
    await bus.close();
    await line.cut();
    await pool.end();
  });
});
