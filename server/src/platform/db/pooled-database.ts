import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { EventRules } from '../outbox/event-rules';
import { readChanges, type Change } from '../live/change';
import { connectionOf, gather } from './connection';
import type { Database } from './database';
import { KeptReads } from './kept-reads';
import { Transaction } from './transaction';
import { Turns, type Turn } from './turns';
import type { UnitOfWork } from './unit-of-work';
import type { RowScope, Worker } from './worker';

export interface PooledDatabaseOptions {
  readonly engine: Database['engine'];
  readonly version: string;
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
  /** A transaction that holds its connection longer than this is ended; on the embedded engine it would stop everybody. */
  readonly transactionTimeoutMs: number;
  /** One connection is all there is: the next transaction is sent while the answer to the last one's commit is on its way. */
  readonly handsOverEarly: boolean;
  /** Ends the engine under the pool, after the pool. Abandoned: its data will not be opened again. */
  closeEngine(how: { abandoned: boolean }): Promise<void>;
}

/** What nobody listens to is kept for those who will, and is otherwise done. */
const OUTBOX = `insert into platform_outbox (name, subject, actor_id, payload, delivered_at)
  select e->>'name', e->>'subject', $2::int, e->'payload', case when not (e->>'heard')::boolean then now() end from jsonb_array_elements($1::jsonb) as e
  returning current_setting('app.changes', true) as changes`;

/** What the triggers have gathered of what is watched. Whoever writes events hears it with them, in one statement less. */
const CHANGES = { name: 'changes', text: `select current_setting('app.changes', true) as changes` };

/** Both engines: a pool of node-postgres connections. */
export class PooledDatabase implements Database {
  readonly engine: Database['engine'];
  readonly version: string;
  /** Told after a commit that wrote events, so that they are delivered without waiting for the next poll. */
  onEvents: () => void = () => undefined;
  /** Whether a module listens to an event of this name. */
  hears: (name: string) => boolean = () => true;
  /** Told what a committed transaction has changed of what is watched. */
  onChanges: (tenantId: number, changes: readonly Change[]) => void = () => undefined;
  private abandoned = false;

  /** What may be emitted; the app hands it in when it knows the modules. */
  events: Pick<EventRules, 'subjectOf'> = new EventRules([], { checksPayloads: false });

  /** What many ask for; the app hands it in when it knows what is watched. */
  keptReads: KeptReads = new KeptReads(new Map());

  private readonly turns: Turns;

  constructor(private readonly options: PooledDatabaseOptions) {
    this.engine = options.engine;
    this.version = options.version;
    // One connection is left for what needs no turn: messages between processes, jobs.
    this.turns = new Turns({
      places: Math.max(1, (options.pool.options.max ?? 10) - 1),
      patienceMs: options.pool.options.connectionTimeoutMillis ?? 10_000,
    });
  }

  /** The connections themselves; for the platform only (jobs, migrations), never for modules. */
  get pool(): pg.Pool {
    return this.options.pool;
  }

  withTenant<T>(who: Worker, work: (db: UnitOfWork) => Promise<T>): Promise<T> {
    if (!Number.isSafeInteger(who.tenantId) || who.tenantId < 1) throw new Error('withTenant needs the id of a tenant.');
    if (who.memberId !== null && !Number.isSafeInteger(who.memberId)) throw new Error('withTenant needs the id of a member or null.');
    const rowScope = scopeOf(who);
    const settings = `begin; set local role ${rowScope === 'all' ? 'app' : 'app_scoped'}; set local app.tenant_id = '${who.tenantId}'; set local app.member_id = '${who.memberId ?? ''}'; set local app.row_scope = '${rowScope}'`;
    return this.run({ settings, tenantId: who.tenantId, memberId: who.memberId, rowScope }, work);
  }

  withoutTenant<T>(work: (db: UnitOfWork) => Promise<T>): Promise<T> {
    return this.run(
      { settings: `begin; set local role app; set local app.tenant_id = ''`, tenantId: 0, memberId: null, rowScope: 'none' },
      work,
    );
  }

  /**
   * The platform's own transaction over the outbox of all tenants: the policies of `platform_outbox`, `platform_mail` and
   * `platform_personal_mail` let it through, no other table's policy does. It looks for the few rows that wait among all that were
   * ever written, by an index made for them; without statistics of a table that has just grown the planner would read it whole.
   *
   * `repeats`: what it does is done again where it was lost. Its commit then waits for no disk on PostgreSQL: it would take the place
   * of somebody's save there. Whoever builds on it writes later into the same log, and so keeps it too.
   */
  asDispatcher<T>(work: (db: UnitOfWork) => Promise<T>, { repeats = false }: { repeats?: boolean } = {}): Promise<T> {
    const waitsForNoDisk = repeats && this.engine === 'postgres' ? '; set local synchronous_commit = off' : '';
    const settings = `begin; set local role app; set local app.tenant_id = ''; set local app.dispatcher = 'on'; set local enable_seqscan = off${waitsForNoDisk}`;
    return this.run({ settings, tenantId: 0, memberId: null, rowScope: 'none' }, work);
  }

  /** What is here will be deleted: the close leaves out what only serves the next start. */
  abandon(): void {
    this.abandoned = true;
  }

  async close(): Promise<void> {
    await this.options.pool.end();
    await this.options.closeEngine({ abandoned: this.abandoned });
  }

  private async run<T>(
    as: { settings: string; tenantId: number; memberId: number | null; rowScope: RowScope },
    work: (db: UnitOfWork) => Promise<T>,
  ): Promise<T> {
    const turn = await this.turns.take(as.memberId === null ? null : `${as.tenantId}/${as.memberId}`);
    const client = await this.options.pool.connect().catch((error: unknown) => {
      turn.end();
      throw error;
    });
    const known = as.rowScope === 'all' ? this.keptReads.business(as.tenantId) : null;
    const tx = new Transaction(
      client,
      { ...as, known },
      {
        commit: (ending) => this.commit(client, ending, lease),
        subjectOf: (name, payload) => this.events.subjectOf(name, payload),
        hears: (name) => this.hears(name),
      },
    );
    const lease = new ConnectionLease({ client, turn, timeoutMs: this.options.transactionTimeoutMs });
    try {
      // Not awaited: it travels in one write with the first statement of `work`.
      gather(client);
      const opening = client.query(as.settings);
      opening.catch(() => undefined);
      const result = await Promise.race([work(tx), lease.broken]);
      await opening;
      await (tx.ending ?? this.commit(client, tx, lease));
      lease.release();
      this.announce(tx);
      return result;
    } catch (error) {
      // First: what another branch of `work` still says would come after the rollback, outside of any transaction.
      tx.finish();
      await lease.rollback();
      throw error;
    } finally {
      tx.finish();
    }
  }

  private async commit(client: pg.PoolClient, tx: Transaction, lease: ConnectionLease): Promise<void> {
    if (tx.isRollbackOnly) throw new Error('A part of this transaction has failed that must not stand alone; nothing was saved.');
    gather(client);
    const later = tx.sendLater();
    later.catch(() => undefined);
    const last = lastWords(tx);
    const gathered = last && client.query<{ changes: string | null }>(last);
    gathered?.catch(() => undefined);
    const committed = client.query('commit');
    // What was sent ends the transaction either way: a commit of a failed one rolls back.
    if (this.options.handsOverEarly && !isPreparing(client)) lease.release();
    const { command } = await committed;
    await later;
    if (tx.events.length > 0) await gathered;
    // PostgreSQL answers a commit of a failed transaction with ROLLBACK and no error: somebody swallowed one.
    if (command !== 'COMMIT') throw new Error('The transaction had already failed; nothing was saved.');
    tx.changes = readChanges((await gathered)?.rows[0]?.changes ?? null);
  }

  private announce(tx: Transaction): void {
    if (tx.events.some(({ heard }) => heard)) this.onEvents();
    if (tx.changes.length > 0) this.onChanges(tx.tenantId, tx.changes);
    for (const work of tx.committed) {
      try {
        work();
      } catch (error) {
        this.options.log.error({ err: error }, 'work after a commit failed');
      }
    }
  }
}

/** The events of a transaction, and what it has changed. Nobody is told what the system does to no business in particular. */
function lastWords({ events, memberId, hasWritten, tenantId }: Transaction): pg.QueryConfig | null {
  if (events.length > 0) return { name: 'outbox', text: OUTBOX, values: [JSON.stringify(events), memberId] };
  return hasWritten && tenantId > 0 ? CHANGES : null;
}

/** One of three words whatever a caller hands in: it becomes part of a statement. */
function scopeOf(who: Worker): RowScope {
  if (who.memberId === null || who.rowScope === 'all') return 'all';
  return who.rowScope === 'assigned' ? 'assigned' : 'none';
}

/** Whether a statement is being prepared: if its transaction has failed it will not be, and whoever comes next must know. */
function isPreparing(client: pg.PoolClient): boolean {
  return Object.keys(connectionOf(client).submittedNamedStatements).length > 0;
}

/** Gives a connection back exactly once, and takes it from a transaction that does not end. */
class ConnectionLease {
  readonly broken: Promise<never>;
  private readonly timer: NodeJS.Timeout;
  private held = true;

  private readonly client: pg.PoolClient;
  private readonly turn: Turn;

  constructor({ client, turn, timeoutMs }: { client: pg.PoolClient; turn: Turn; timeoutMs: number }) {
    this.client = client;
    this.turn = turn;
    let fail: (error: Error) => void = () => undefined;
    this.broken = new Promise<never>((_, reject) => {
      fail = reject;
    });
    this.broken.catch(() => undefined);
    this.timer = setTimeout(() => {
      this.drop();
      fail(Object.assign(new Error(`Transaction ended after ${timeoutMs} ms.`), { code: '25P04' }));
    }, timeoutMs);
  }

  release(): void {
    if (!this.held) return;
    this.held = false;
    clearTimeout(this.timer);
    this.client.release();
    this.turn.end();
  }

  async rollback(): Promise<void> {
    if (!this.held) return;
    try {
      await this.client.query('rollback');
      this.release();
    } catch {
      // A connection that cannot roll back is unusable; the pool opens another. The caller gets the first error.
      this.drop();
    }
  }

  private drop(): void {
    if (!this.held) return;
    this.held = false;
    clearTimeout(this.timer);
    this.client.release(true);
    this.turn.end();
  }
}
