import { browser, browserOnEmbedded } from './parts';
import { runPart } from './run-part';

/** `--embedded` alone: those tagged so, on the embedded engine. `--build=shell,notices`: with these builds only, where a run is about them; everything by default. */
function ofFiles(args: readonly string[]) {
  const [first = '', ...others] = args;
  const [, build] = /^--build=(.+)$/.exec(first) ?? [];
  return build ? browser(others, { build: build.split(',') }) : browser(args);
}

const args = process.argv.slice(2);
const { failed } = await runPart('Browser tests', () => (args[0] === '--embedded' ? browserOnEmbedded() : ofFiles(args)));
process.exitCode = failed > 0 ? 1 : 0;
