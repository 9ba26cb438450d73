import { folderOf, workspaceRoot } from '@butterfly/build-presets/workspace';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { CliError } from '../cli-error';
import { connectionFrom, type Connection } from '../connection';
import { since } from '../format';
import { RegistryClient } from '../registry-client';
import type { Command } from './command';

const run = promisify(execFile);
const PLUGIN_TOOL = 'shared/tooling/src/plugin/main.ts';
const SERVER_STARTS_MS = 30_000;

export const createCommand: Command = {
  usage: 'create <id> [--record <word>]',
  summary: 'a new plugin: four folders, installed, built, released to the server that runs',
  help: [
    'It keeps notes, or what the word says: butterfly create venues --record venue.',
    'A suite that `npm start` runs in this folder takes its part of the server in by itself. Then: butterfly dev <id>.',
  ],
  async run(words, say) {
    const {
      positionals: [id],
      values: { record },
    } = parseArgs({ args: [...words], allowPositionals: true, options: { record: { type: 'string', default: 'note' } } });
    if (!id || !/^[a-z][a-z0-9_]{1,48}$/.test(id))
      throw new CliError(`Say a name of small letters, digits and underscores: butterfly ${createCommand.usage}`, 2);
    if (existsSync(folderOf(id))) throw new CliError(`${id} exists already. Nothing was written.`);
    const connection = connectionFrom(process.env);
    await requireServer(connection);
    const started = performance.now();
    try {
      await make({ id, record }, (line) => say(`${line} (${since(started)})`));
    } catch (error) {
      await takeBack(id);
      throw new CliError(`${error instanceof Error ? error.message : String(error)}\n${id} was taken away again: nothing has changed.`);
    }
    say(`released   ${connection.url}/${id} (${since(started)})`);
    if (await answers(`${connection.url}${listPath(id)}`)) say(`served     its part of the server answers (${since(started)})`);
    else say('The server has no part of it yet: start it anew. One that `npm start` runs here does so by itself.');
    say(`Next: pnpm butterfly dev ${id}`);
  },
};

/** Before anything is written: is there a server, and does it take releases from here? */
async function requireServer(connection: Connection): Promise<void> {
  try {
    await new RegistryClient(connection).channels();
  } catch (error) {
    if (error instanceof CliError) throw new CliError(`${error.message}\nNothing was written.`, error.exitCode);
    throw error;
  }
}

/** Written, installed, built and released. */
async function make({ id, record }: { id: string; record: string }, say: (line: string) => void): Promise<void> {
  await step([process.execPath, '--import', 'tsx', PLUGIN_TOOL, 'new', id, '--record', record]);
  say(`written    ${id}: contract, server module, remote, browser test`);
  const pnpm = ['npm', 'exec', '--yes', '--loglevel=error', `--package=pnpm@${pinnedPnpm()}`, '--', 'pnpm'];
  await step([...pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile']);
  say('installed ');
  // Another process: this one has read the workspace before the plugin was there.
  for (const command of [
    ['build', id],
    ['deliver', id, '--reason', 'created'],
  ])
    await step([process.execPath, '--import', 'tsx', 'deploy/src/main.ts', ...command]);
}

/** What failed half way leaves no folder behind, as far as that is in anybody's hands. */
async function takeBack(id: string): Promise<void> {
  if (existsSync(folderOf(id))) await step([process.execPath, '--import', 'tsx', PLUGIN_TOOL, 'rm', id]);
}

/** Where the new plugin lists what it keeps. */
function listPath(id: string): string {
  const paths = readFileSync(join(workspaceRoot, 'shared/contracts/src', id, 'paths.ts'), 'utf8');
  return /'GET (\/api\/[^':]+)'/.exec(paths)?.[1] ?? `/api/${id}/`;
}

/** Whether there is such an operation within the time a server takes to start: 401 without a session, 404 as long as there is none. */
async function answers(url: string): Promise<boolean> {
  for (const until = performance.now() + SERVER_STARTS_MS; performance.now() < until; await wait(500)) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 404,
    );
    if (status !== 404) return true;
  }
  return false;
}

async function step([command = '', ...args]: readonly string[]): Promise<void> {
  try {
    await run(command, args, { cwd: workspaceRoot });
  } catch (error) {
    const output =
      error instanceof Error && 'stdout' in error
        ? `${String(error.stdout)}${'stderr' in error ? String(error.stderr) : ''}`
        : String(error);
    throw new CliError(`${args.slice(-3).join(' ')} failed:\n${output.trim()}`);
  }
}

function pinnedPnpm(): string {
  const { config } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as { config: { pnpm: string } };
  return config.pnpm;
}
