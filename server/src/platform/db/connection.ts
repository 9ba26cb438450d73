import type { Writable } from 'node:stream';
import type pg from 'pg';

/** What node-postgres keeps of a connection and declares nowhere. */
interface Connection {
  readonly stream: Writable;
  /** By name: statements that were sent to be prepared and are not known to be. */
  readonly submittedNamedStatements: Readonly<Record<string, string>>;
}

export const connectionOf = (client: pg.PoolClient): Connection => (client as unknown as { connection: Connection }).connection;

const gathering = new WeakSet<Writable>();

/**
 * Everything that is said to a connection until the program next waits for something outside leaves in one system call, which costs more
 * than the statement's own work here. Said before each statement.
 */
export function gather(client: pg.PoolClient): void {
  const { stream } = connectionOf(client);
  if (gathering.has(stream)) return;
  gathering.add(stream);
  stream.cork();
  process.nextTick(() => {
    gathering.delete(stream);
    stream.uncork();
  });
}
