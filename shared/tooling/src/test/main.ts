import type { Outcome } from './outcome';
import { browser, checks, serverOnPglite, serverOnPostgres, unit } from './parts';
import { pluginLifecycle } from './plugin-lifecycle';
import { runDueProofs } from './proofs/run-proofs';
import { runPart } from './run-part';
import { showSummary } from './summary';

const PARTS = {
  checks: () => runPart('Checks', checks),
  unit: () => runPart('Unit tests', unit),
  pglite: () => runPart('Server on PGlite', () => serverOnPglite()),
  postgres: () => runPart('Server on PostgreSQL', () => serverOnPostgres()),
  proofs: () => runPart('Long forms of what has changed', runDueProofs),
  browser: () => runPart('Browser tests', () => browser()),
  lifecycle: () => runPart('A plugin comes and goes', pluginLifecycle),
} as const;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}; none means all.`);
  process.exit(2);
}

const outcomes: Outcome[] = [];
for (const [name, run] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) outcomes.push(await run());
}

process.exitCode = showSummary(outcomes) ? 0 : 1;
