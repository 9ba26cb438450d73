import { browser, browserOnPostgres, buildRemotes } from './parts';
import { runPart } from './run-part';

/** `--postgres`: those tagged so, on PostgreSQL, alone. */
async function onPostgres() {
  await buildRemotes([]);
  return browserOnPostgres();
}

/** `--build=shell,notices`: with these builds only, where a run is about them; everything by default. */
function onEmbedded(args: readonly string[]) {
  const [first = '', ...others] = args;
  const [, build] = /^--build=(.+)$/.exec(first) ?? [];
  return build ? browser(others, { build: build.split(',') }) : browser(args);
}

const args = process.argv.slice(2);
const { failed } = await runPart('Browser tests', () => (args[0] === '--postgres' ? onPostgres() : onEmbedded(args)));
process.exitCode = failed > 0 ? 1 : 0;
