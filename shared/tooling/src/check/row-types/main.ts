import { openDatabase } from '../../../../../server/src/platform/open-database';
import { quietLog } from '../../../../../server/src/platform/testing/quiet-log';
import { migratedDatabase } from '../../../../../server/src/platform/testing/template-database';
import { serverProgram } from '../declared-codes/server-program';
import { StatementReader, type Column } from './described-columns';
import { NEVER_NULL } from './exceptions';
import { rowDifferences } from './row-differences';
import { rowStatements } from './row-statements';

/** Fewer would mean that the statements are not found any more. */
const LEAST_ROWS = 250;

/** `main.ts <folder of the server> …`: the statements below these only, such as `server/src/modules/notices/`; every one by default. */
const only = process.argv.slice(2);
const isWanted = (path: string) => only.length === 0 || only.some((folder) => path.startsWith(folder));

const program = serverProgram(isWanted);
const checker = program.getTypeChecker();
const { statements, unread } = rowStatements(program, isWanted);
const files = await migratedDatabase();
const database = await openDatabase(files.env, quietLog);
const client = await database.pool.connect();
const faults: string[] = [];
const unneeded = new Set(Object.keys(NEVER_NULL));
let compared = 0;
try {
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
} finally {
  client.release();
  database.abandon();
  await database.close();
  await files.drop();
}
if (only.length === 0) for (const exception of unneeded) faults.push(`${exception}: this exception is not needed (any more)`);
if (only.length === 0 && compared < LEAST_ROWS)
  faults.push(`only ${compared} row types were compared, at least ${LEAST_ROWS} were expected`);
if (faults.length > 0) console.error(`Statements and the types of their rows differ:\n\n${faults.join('\n')}\n`);
console.log(
  `${statements.length} statements read by the database, ${compared} row types compared, ${unread} put together while running, ${faults.length} faults`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
