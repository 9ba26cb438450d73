import type ts from 'typescript';
import { openDatabase } from '../../../../../server/src/platform/open-database';
import { quietLog } from '../../../../../server/src/platform/testing/quiet-log';
import { migratedDatabase } from '../../../../../server/src/platform/testing/template-database';
import type { Reading } from '../server-program/reading';
import { StatementReader, type Column, type DescribingClient } from './described-columns';
import { NEVER_NULL } from './exceptions';
import { rowDifferences } from './row-differences';
import { rowStatements, type RowStatement } from './row-statements';

/** Fewer would mean that the statements are not found any more. */
const LEAST_ROWS = 250;

/** Where a statement and the type of its rows differ. */
export async function rowTypeFaults(program: ts.Program, only: readonly string[]): Promise<Reading> {
  const isWhole = only.length === 0;
  const { statements, unread } = rowStatements(program, (path) => isWhole || only.some((start) => path.startsWith(start)));
  const unneeded = new Set(Object.keys(NEVER_NULL));
  const { faults, compared } = await onMigratedDatabase((client) =>
    compare({ client, statements, checker: program.getTypeChecker(), unneeded }),
  );
  if (isWhole) for (const exception of unneeded) faults.push(`${exception}: this exception is not needed (any more)`);
  if (isWhole && compared < LEAST_ROWS) faults.push(`only ${compared} row types were compared, at least ${LEAST_ROWS} were expected`);
  return {
    heading: 'Statements and the types of their rows differ:',
    faults,
    summary: `${statements.length} statements read by the database, ${compared} row types compared, ${unread} put together while running`,
  };
}

async function onMigratedDatabase<T>(work: (client: DescribingClient) => Promise<T>): Promise<T> {
  const files = await migratedDatabase();
  const database = await openDatabase(files.env, quietLog);
  const client = await database.pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
    database.abandon();
    await database.close();
    await files.drop();
  }
}

interface Comparison {
  readonly client: DescribingClient;
  readonly statements: readonly RowStatement[];
  readonly checker: ts.TypeChecker;
  /** Exceptions; those that were met are taken out. */
  readonly unneeded: Set<string>;
}

async function compare({ client, statements, checker, unneeded }: Comparison): Promise<{ faults: string[]; compared: number }> {
  const faults: string[] = [];
  let compared = 0;
  const reader = await StatementReader.on(client);
  for (const { place, text, row } of statements) {
    // Tables of the job queue are made when it starts.
    if (text.includes('pgboss.')) continue;
    const columns = await reader.columns(text).catch((error: Error): Column[] => {
      faults.push(`${place}: ${error.message}`);
      return [];
    });
    if (!row || columns.length === 0) continue;
    compared += 1;
    for (const difference of rowDifferences(checker, { row, text, columns }))
      if (!unneeded.delete(`${place.split(':')[0]} ${difference.split(':')[0]}`)) faults.push(`${place}: ${difference}`);
  }
  return { faults, compared };
}
