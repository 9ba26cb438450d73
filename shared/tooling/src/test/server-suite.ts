import { serverOnPglite, serverOnPostgres } from './parts';
import { runPart } from './run-part';

const outcomes = [await runPart('Server on PGlite', serverOnPglite), await runPart('Server on PostgreSQL', serverOnPostgres)];
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
