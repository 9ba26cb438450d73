import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { spawn } from 'node:child_process';
import { freePort } from '../process/free-port';
import { repositoryRoot, tool } from '../process/repository';
import { runCommand } from '../process/run-command';

// `pnpm node-versions [22 24 …]`: does the house stand on other versions of Node? For each: tests of the server on the embedded engine
// (among them what is compiled: passwords, pictures, documents), a fresh build of the shell and of every remote, and a server that starts. The binaries come
// from the package `node` of the npm registry and stay in a cache below node_modules.

const VERSIONS = ['22', '24'];
const LIMIT_MINUTES = 12;
const READY_SECONDS = 60;
const CACHE = join(repositoryRoot, 'node_modules/.cache/node-versions');
const SERVER_TESTS = [
  'server/src/modules/notices',
  'server/src/platform/documents',
  'server/src/platform/files',
  'server/src/platform/sockets',
];

const wanted = process.argv.slice(2);
const results: string[] = [];
for (const version of wanted.length > 0 ? wanted : VERSIONS) results.push(await prove(version));
console.log(['', ...results].join('\n'));
process.exitCode = results.every((line) => line.startsWith('✓')) ? 0 : 1;

async function prove(version: string): Promise<string> {
  const bin = await installed(version);
  const env = { PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  const run = async (...args: string[]) => {
    const { code } = await runCommand(join(bin, 'node'), args, { cwd: repositoryRoot, env, limitMinutes: LIMIT_MINUTES });
    return code === 0;
  };
  const { output } = await runCommand(join(bin, 'node'), ['-v'], { cwd: repositoryRoot, quiet: true });
  const parts: [name: string, work: () => Promise<boolean>][] = [
    ['server tests', () => run(tool('jest/bin/jest.js'), ...SERVER_TESTS, '--selectProjects', 'server')],
    ['build of the shell and of every remote', () => run('--import', 'tsx', 'deploy/src/main.ts', 'build', '--force')],
    ['start of the server', () => starts(join(bin, 'node'))],
  ];
  const failed: string[] = [];
  for (const [name, work] of parts) {
    console.log(`\n── Node ${output.trim()}: ${name} ──`);
    if (!(await work())) failed.push(name);
  }
  return failed.length === 0 ? `✓ Node ${output.trim()}` : `✗ Node ${output.trim()}: ${failed.join(', ')}`;
}

/** The folder of the binary; fetched once. */
async function installed(version: string): Promise<string> {
  if (!/^\d+(?:\.\d+){0,2}$/.test(version)) throw new Error(`“${version}” is no version of Node.`);
  const folder = join(CACHE, version);
  const bin = join(folder, 'node_modules/node/bin');
  if (existsSync(join(bin, 'node'))) return bin;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { code } = await runCommand('npm', ['install', '--no-audit', '--no-fund', `node@${version}`], {
    cwd: folder,
    limitMinutes: LIMIT_MINUTES,
  });
  if (code !== 0 || !existsSync(join(bin, 'node'))) throw new Error(`Node ${version} could not be installed.`);
  return bin;
}

/** Starts the server on an empty embedded database, and asks how it is. */
async function starts(node: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-node-'));
  const port = await freePort();
  const server = spawn(node, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  try {
    return await answers(`http://127.0.0.1:${port}/api/health/`, () => server.exitCode === null);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answers(url: string, isRunning: () => boolean): Promise<boolean> {
  const end = Date.now() + READY_SECONDS * 1000;
  while (Date.now() < end && isRunning()) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) {
      console.log(await answer.text());
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
