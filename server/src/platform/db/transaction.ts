import type pg from 'pg';
import type { Change } from '../live/change';
import type { DomainEvents, EventName } from '../outbox/domain-events';
import { gather } from './connection';
import type { Db } from './db';
import type { KeptRead, KnownOfBusiness, Question } from './kept-reads';
import type { UnitOfWork } from './unit-of-work';
import { writtenTables } from './written-tables';
import type { RowScope } from './worker';

/** An event that waits for its transaction to commit. */
export interface QueuedEvent {
  readonly name: string;
  readonly subject: string;
  readonly payload: object;
  /** Whether a module listens. */
  readonly heard: boolean;
}

const statementNames = new Map<string, string>();
/** Beyond this many texts somebody is building SQL from data; such statements stay unnamed so that no connection fills up. */
const MAX_NAMED = 2_000;

function nameOf(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known || statementNames.size >= MAX_NAMED) return known;
  const name = `s${statementNames.size + 1}`;
  statementNames.set(text, name);
  return name;
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** `Db` on one checked-out connection; lives exactly as long as its transaction. */
export class Transaction implements UnitOfWork {
  readonly events: QueuedEvent[] = [];
  readonly committed: (() => void)[] = [];
  /** What it has changed of what is watched; known once it is committed. */
  changes: readonly Change[] = [];
  /** The commit that went out with the last words; null while there was none. */
  ending: Promise<void> | null = null;
  readonly tenantId: number;
  readonly memberId: number | null;
  readonly rowScope: RowScope;
  /** A part that must not stand alone has failed: nothing is saved. */
  isRollbackOnly = false;
  private open = true;
  /** By name; null once a statement did not say where it writes. */
  private written: Set<string> | null = new Set();
  private readonly unsent: Statement[] = [];

  constructor(
    private readonly client: pg.PoolClient,
    private readonly as: Pick<Db, 'tenantId' | 'memberId' | 'rowScope'> & { readonly known: KnownOfBusiness | null },
    private readonly end: {
      commit(tx: Transaction): Promise<void>;
      subjectOf(name: string, payload: object): string;
      hears(name: string): boolean;
    },
  ) {
    ({ tenantId: this.tenantId, memberId: this.memberId, rowScope: this.rowScope } = as);
  }

  async rows<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    this.assertOpen();
    if (this.unsent.length === 0) return (await this.send<T>({ text, values })).rows;
    const [before, answer] = [this.sendLater(), this.send<T>({ text, values })];
    answer.catch(() => undefined);
    await before;
    return (await answer).rows;
  }

  later(text: string, values: readonly unknown[] = []): void {
    this.assertOpen();
    this.note(text);
    this.unsent.push({ text, values });
  }

  /** What was to be said later is said now; rejects with the first that fails. */
  async sendLater(): Promise<void> {
    const sent = this.unsent.splice(0).map((statement) => this.send(statement));
    await Promise.all(sent);
  }

  /** Whether a statement was said that may have changed rows. */
  get hasWritten(): boolean {
    return this.written === null || this.written.size > 0;
  }

  private note(text: string): void {
    const tables = writtenTables(text);
    if (tables === null) this.written = null;
    else for (const table of tables) this.written?.add(table);
  }

  private send<T extends object>({ text, values }: Statement): Promise<pg.QueryResult<T>> {
    const name = nameOf(text);
    this.note(text);
    gather(this.client);
    return this.client.query<T>({ ...(name ? { name } : {}), text, values: values as unknown[] });
  }

  kept<T>(question: Question): KeptRead<T> | null {
    const isOutdated = this.written === null || question.tables.some((table) => this.written?.has(table));
    return isOutdated ? null : (this.as.known?.of<T>(question) ?? null);
  }

  commitWith<T>(work: (db: Db) => Promise<T>): Promise<T> {
    this.assertOpen();
    const result = work(this);
    result.catch(() => undefined);
    this.ending = this.end.commit(this);
    this.ending.catch(() => undefined);
    return result;
  }

  emit<N extends EventName>(name: N, payload: NoInfer<DomainEvents[N]>): void {
    this.assertOpen();
    if (this.tenantId === 0) throw new Error(`Event ${name} belongs to no tenant: emit it inside withTenant.`);
    this.events.push({ name, subject: this.end.subjectOf(name, payload), payload, heard: this.end.hears(name) });
  }

  rollbackOnly(): void {
    this.isRollbackOnly = true;
  }

  afterCommit(work: () => void): void {
    if (!this.open) this.refuse();
    this.committed.push(work);
  }

  /** Makes every later use an error, so that a forgotten `await` shows at once instead of writing into another transaction. */
  finish(): void {
    this.open = false;
  }

  private assertOpen(): void {
    if (!this.open || this.ending) this.refuse();
  }

  private refuse(): never {
    throw new Error('This transaction is over. Await every statement inside the callback.');
  }
}
