import { browser, browserOnPostgres, buildRemotes } from './parts';
import { runPart } from './run-part';

/** `--postgres`: those tagged so, on PostgreSQL, alone. */
async function onPostgres() {
  await buildRemotes([]);
  return browserOnPostgres();
}

const args = process.argv.slice(2);
const { failed } = await runPart('Browser tests', () => (args[0] === '--postgres' ? onPostgres() : browser(args)));
process.exitCode = failed > 0 ? 1 : 0;
