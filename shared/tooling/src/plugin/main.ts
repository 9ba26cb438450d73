import { parseArgs } from 'node:util';
import { pinnedPnpm } from '../process/pinned-pnpm';
import { repositoryRoot } from '../process/repository';
import { runCommand } from '../process/run-command';
import { affectedRemotes } from './affected';
import { checkPlugins } from './check-plugins';
import { newPlugin } from './new-plugin';
import { leaveSuite } from './leave-suite';
import { removePlugin, requirePlugins } from './remove-plugin';
import { testPlugin } from './test-plugin';

const USAGE = `pnpm plugin new <id> … [--record <word>] …   writes the four homes of a plugin, which keeps notes or what the word says; a word for each of several
pnpm plugin rm <id> …             takes them out of the suite that runs here, deletes them and prints the SQL that would drop their tables
pnpm plugin test <id>             its checks, unit, server (both engines) and browser tests
pnpm plugin check                 homes, manifests, declared uses and routes
pnpm plugin affected [<git ref>]  remotes to build again since a commit (default HEAD)`;

const [verb, ...rest] = process.argv.slice(2);
try {
  process.exitCode = await run(verb, rest);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(command: string | undefined, words: readonly string[]): Promise<number> {
  const [id] = words;
  if (command === 'new' && id) return create(words);
  if (command === 'rm' && id) return remove(words);
  if (command === 'test' && id) return (await testPlugin(id)) ? 0 : 1;
  if (command === 'check') return check();
  if (command === 'affected') return affected(id ?? 'HEAD');
  console.error(USAGE);
  return 2;
}

async function create(words: readonly string[]): Promise<number> {
  const { positionals: ids, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { record: { type: 'string', multiple: true, default: ['note'] } },
  });
  for (const [at, id] of ids.entries())
    console.log(
      newPlugin({ id, record: values.record[at] ?? values.record.at(-1) ?? 'note' })
        .map((file) => `  ${file}`)
        .join('\n'),
    );
  await linkWorkspace();
  await writeReports();
  for (const id of ids)
    console.log(
      `\n${id} is ready. Next: pnpm butterfly build ${id} && pnpm butterfly publish ${id} && pnpm butterfly promote ${id}\nThe server finds the new module when it starts.`,
    );
  return 0;
}

async function remove(ids: readonly string[]): Promise<number> {
  requirePlugins(ids);
  for (const line of await leaveSuite(ids)) console.log(line);
  for (const id of ids) {
    const { removed, sql } = removePlugin(id);
    console.log(`Deleted ${removed.join(', ')}.`);
    if (sql.length > 0) console.log(`Its tables are untouched. To drop them:\n${sql.join('\n')}`);
  }
  await linkWorkspace();
  return 0;
}

/** A new package needs its links, a removed one leaves some behind. */
async function linkWorkspace(): Promise<void> {
  const { code, output } = await pinnedPnpm(['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: repositoryRoot, quiet: true });
  if (code !== 0) throw new Error(`pnpm install failed:\n${output}`);
}

/** What a new plugin offers stands in reports of its own, which `pnpm check` compares. */
async function writeReports(): Promise<void> {
  const args = ['--import', 'tsx', 'shared/tooling/src/reports/main.ts'];
  const { code, output } = await runCommand(process.execPath, args, { cwd: repositoryRoot, quiet: true });
  if (code !== 0) throw new Error(`The reports were not written:\n${output}`);
}

async function check(): Promise<number> {
  const faults = await checkPlugins();
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}

async function affected(ref: string): Promise<number> {
  const { code, output } = await runCommand('git', ['diff', '--name-only', ref], { cwd: repositoryRoot, quiet: true });
  if (code !== 0) throw new Error(output);
  console.log((await affectedRemotes(output.split('\n').filter(Boolean))).join('\n'));
  return 0;
}
