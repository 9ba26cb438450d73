import type { Outcome } from './outcome';
import { browser, checks, serverOnPglite, serverOnPostgres, unit } from './parts';
import { pluginLifecycle } from './plugin-lifecycle';
import { runDueProofs } from './proofs/run-proofs';
import { runPart } from './run-part';
import { runSince } from './since';
import { showSummary } from './summary';

const PARTS = {
  checks: () => runPart('Checks', () => checks()),
  unit: () => runPart('Unit tests', () => unit()),
  pglite: () => runPart('Server on PGlite', () => serverOnPglite()),
  postgres: () => runPart('Server on PostgreSQL', () => serverOnPostgres()),
  proofs: () => runPart('Long forms of what has changed', runDueProofs),
  browser: () => runPart('Browser tests', () => browser()),
  lifecycle: () => runPart('A plugin comes and goes', pluginLifecycle),
} as const;

/** `--since <ref>`: what a change can reach; the names of parts: only those. */
function choice(args: readonly string[]): { since: string | null; wanted: readonly string[] } {
  const at = args.indexOf('--since');
  const since = at < 0 ? null : (args[at + 1] ?? '');
  return { since, wanted: args.filter((_arg, index) => at < 0 || (index !== at && index !== at + 1)) };
}

async function reachedSince(commit: string): Promise<Outcome[]> {
  try {
    return await runSince(commit, isWanted);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const { since, wanted } = choice(process.argv.slice(2));
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0 || since === '') {
  console.error(`npm test -- [--since <commit>] [<part> …]; parts: ${Object.keys(PARTS).join(', ')}; none means all.`);
  process.exit(2);
}

const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const outcomes: Outcome[] = since === null ? [] : await reachedSince(since);
if (since === null) for (const [name, run] of Object.entries(PARTS)) if (isWanted(name)) outcomes.push(await run());

const nothingToDo = since !== null && outcomes.length === 0;
process.exitCode = showSummary(outcomes) || nothingToDo ? 0 : 1;
