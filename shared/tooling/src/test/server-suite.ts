import { serverOnPglite, serverOnPostgres } from './parts';
import { runPart } from './run-part';
import { showSummary } from './summary';

const patterns = process.argv.slice(2);
const outcomes = [
  await runPart('Server on PGlite', () => serverOnPglite(patterns)),
  await runPart('Server on PostgreSQL', () => serverOnPostgres(patterns)),
];
process.exitCode = showSummary(outcomes) ? 0 : 1;
