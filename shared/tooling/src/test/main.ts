import type { Outcome } from './outcome';
import { browser, checks, serverOnPglite, serverOnPostgres, unit } from './parts';
import { pluginLifecycle } from './plugin-lifecycle';
import { runPart } from './run-part';

const PARTS = {
  checks: () => runPart('Checks', checks),
  unit: () => runPart('Unit tests', unit),
  pglite: () => runPart('Server on PGlite', serverOnPglite),
  postgres: () => runPart('Server on PostgreSQL', serverOnPostgres),
  browser: () => runPart('Browser tests', browser),
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

console.log('\n── Summary ──');
for (const { part, passed, failed, seconds, failures, unsteady = [] } of outcomes) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${part}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
  for (const failure of failures) console.log(`    ✗ ${failure}`);
  for (const name of unsteady) console.log(`    ~ unsteady, passed on its second try: ${name}`);
}
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
