import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Bus } from '../sockets/bus';

const CHANNEL = 'butterfly';
/** PostgreSQL refuses payloads from 8000 bytes. */
const INLINE_BYTES = 7_900;
const RECONNECT_MS = 500;
const BODY_LIFETIME = '1 minute';

export interface PostgresBusOptions {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
}

/** Bus over LISTEN/NOTIFY: one listening connection per process, which comes back after a break. Needs a direct connection, not a transaction pooler. */
export async function createPostgresBus(options: PostgresBusOptions): Promise<Bus> {
  const bus = new PostgresBus(options);
  await bus.connect();
  return bus;
}

class PostgresBus implements Bus {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private client: pg.Client | null = null;
  private closed = false;
  private retry: NodeJS.Timeout | null = null;
  private sending: Promise<void> = Promise.resolve();
  private reading: Promise<void> = Promise.resolve();
  private waiting: { channel: string; message: unknown }[] = [];

  constructor(private readonly options: PostgresBusOptions) {}

  on(channel: string, listener: (message: unknown) => void): void {
    this.emitter.on(channel, listener);
  }

  /** Messages of one turn of the event loop leave in one statement, and those of the next turn after them: they are heard in their order. */
  publish(channel: string, message: unknown): void {
    this.waiting.push({ channel, message });
    if (this.waiting.length > 1) return;
    setImmediate(() => {
      this.sending = this.sending
        .then(() => this.flush())
        .catch((error: unknown) => this.options.log.error({ err: error }, 'a message to the other processes was lost'));
    });
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.options.url, keepAlive: true, application_name: 'butterfly bus' });
    client.on('notification', ({ payload }) => {
      this.reading = this.reading
        .then(() => this.receive(payload ?? ''))
        .catch((error: unknown) => this.options.log.error({ err: error }, 'a message of another process could not be read'));
    });
    client.on('error', (error) => this.options.log.warn({ err: error }, 'the connection to the bus broke'));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    // Only now: a connection that never came about is tried again by whoever asked for it, once and not twice.
    client.on('end', () => this.reconnect(client));
    this.client = client;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.emitter.removeAllListeners();
    await this.client?.end();
  }

  private reconnect(broken: pg.Client): void {
    if (this.closed || this.retry || (this.client !== null && this.client !== broken)) return;
    this.client = null;
    this.retry = setTimeout(() => {
      this.retry = null;
      if (this.closed) return;
      this.connect().then(
        // What was published meanwhile is lost; caches must not trust what they kept.
        () => void this.emitter.emit('access', {}),
        (error: unknown) => {
          this.options.log.error({ err: error }, 'the bus cannot be reached');
          this.reconnect(broken);
        },
      );
    }, RECONNECT_MS);
    this.retry.unref();
  }

  private async flush(): Promise<void> {
    const messages = this.waiting;
    this.waiting = [];
    const payloads = await Promise.all(messages.map((message) => this.payload(JSON.stringify(message))));
    await this.options.pool.query(`select pg_notify('${CHANNEL}', p) from unnest($1::text[]) as p`, [payloads]);
  }

  private async payload(text: string): Promise<string> {
    if (Buffer.byteLength(text) < INLINE_BYTES) return text;
    await this.options.pool.query(`delete from platform_bus_body where at < now() - interval '${BODY_LIFETIME}'`);
    const { rows } = await this.options.pool.query<{ id: number }>('insert into platform_bus_body (body) values ($1) returning id', [text]);
    return JSON.stringify({ body: rows[0]?.id });
  }

  private async receive(payload: string): Promise<void> {
    const envelope = JSON.parse(payload) as { channel: string; message: unknown } | { body: number };
    if ('channel' in envelope) {
      this.emitter.emit(envelope.channel, envelope.message);
      return;
    }
    const { rows } = await this.options.pool.query<{ body: string }>('select body from platform_bus_body where id = $1', [envelope.body]);
    if (rows[0]) await this.receive(rows[0].body);
  }
}
