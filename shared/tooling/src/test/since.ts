import { checksFor, CHECKS } from '../check/checks';
import { repositoryRoot } from '../process/repository';
import type { Outcome } from './outcome';
import { browser, checks, serverOnPglite, serverOnPostgres, unit } from './parts';
import { pluginLifecycle } from './plugin-lifecycle';
import { readProofs } from './proofs/proofs';
import { runDueProofs } from './proofs/run-proofs';
import { changedSince } from './reach/changed-files';
import { selectTests, type Selection } from './reach/select-tests';
import { runPart } from './run-part';

/** Runs of every part what the change since a commit can reach, and says what and why. */
export async function runSince(ref: string, wanted: (part: string) => boolean): Promise<Outcome[]> {
  const changed = changedSince(repositoryRoot, ref);
  if (changed.length === 0) {
    console.log(`Nothing has changed since ${ref}.`);
    return [];
  }
  const selection = selectTests(repositoryRoot, changed);
  console.log(plan({ ref, changed, selection }).join('\n'));
  const outcomes: Outcome[] = [];
  for (const [name, run] of Object.entries(partsOf(selection, changed))) if (run && wanted(name)) outcomes.push(await run());
  return outcomes;
}

/** By part what has to run; false: nothing of it. */
function partsOf(selection: Selection, changed: readonly string[]) {
  const { unit: units, server, browser: specs, global } = selection;
  const concerned = checksFor(changed);
  return {
    checks: concerned.length > 0 && (() => runPart('Checks', () => checks(concerned))),
    unit: units.length > 0 && (() => runPart('Unit tests', () => unit(patterns(units, global)))),
    pglite: server.length > 0 && (() => runPart('Server on PGlite', () => serverOnPglite(patterns(server, global), { isWhole: false }))),
    postgres: server.length > 0 && (() => runPart('Server on PostgreSQL', () => serverOnPostgres(patterns(server, global)))),
    proofs: touchesProof(changed) && (() => runPart('Long forms of what has changed', runDueProofs)),
    browser: specs.length > 0 && (() => runPart('Browser tests', () => browser(patterns(specs, global), { env: everyPageOf(selection) }))),
    lifecycle: global !== null && (() => runPart('A plugin comes and goes', pluginLifecycle)),
  };
}

/** Everything is asked for by asking for nothing. */
function patterns(files: readonly string[], global: string | null): string[] {
  return global ? [] : files.map((file) => `${file.replace(/^e2e\//, '').replaceAll(/[[\](){}.*+?^$|]/g, '\\$&')}$`);
}

function everyPageOf({ global, everyPageOf: plugins }: Selection): Record<string, string> {
  return global || plugins === null ? {} : { E2E_PLUGINS: plugins.join(',') };
}

function touchesProof(changed: readonly string[]): boolean {
  const inputs = Object.values(readProofs(repositoryRoot)).flatMap(({ file, inputs: folders }) => [file, ...folders]);
  return changed.some((path) => inputs.some((input) => path === input || path.startsWith(`${input}/`)));
}

function plan({ ref, changed, selection }: { ref: string; changed: readonly string[]; selection: Selection }): string[] {
  const { global, all } = selection;
  const checked = checksFor(changed).map(({ name }) => name);
  const kept = CHECKS.map(({ name }) => name).filter((name) => !checked.includes(name));
  const of = (kind: 'unit' | 'server' | 'browser') =>
    `  ${kind.padEnd(8)} ${selection[kind].length} of ${all[kind]} test files${global ? '' : listed(selection[kind])}`;
  return [
    `${changed.length} files differ from ${ref}.`,
    global
      ? `Everything runs: ${global} is what everything stands on.`
      : 'What follows is what they can reach, by imports, uses, api(…) and addresses:',
    `  checks   ${checked.join(', ') || 'none'}${kept.length > 0 && checked.length > 0 ? ` (not ${kept.join(', ')}: nothing they read has changed)` : ''}`,
    of('unit'),
    of('server'),
    of('browser'),
    `  proofs   ${touchesProof(changed) ? 'those whose inputs have changed' : 'none: no input of theirs has changed'}`,
    `  lifecycle ${global ? 'yes' : 'no: nothing that makes plugins has changed'}`,
  ];
}

const MOST_LISTED = 12;

function listed(files: readonly string[]): string {
  if (files.length === 0) return ': nothing that they load has changed';
  const rest = files.length - MOST_LISTED;
  return `\n${files
    .slice(0, MOST_LISTED)
    .map((file) => `             ${file}`)
    .join('\n')}${rest > 0 ? `\n             … and ${rest} more` : ''}`;
}
