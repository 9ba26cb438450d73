#!/usr/bin/env node
// The first thing that runs on a fresh machine: needs Node alone. Installs with the pinned pnpm when something has
// changed, then hands over to the task written in TypeScript.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const { config, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const task = process.argv[2] ?? '';
if (!['start', 'test'].includes(task)) fail(`Unknown task "${task}".`);
requireNode();
if (!installed()) await install();
process.exitCode = await run(process.execPath, [
  '--import',
  'tsx',
  join(root, `shared/tooling/src/${task}/main.ts`),
  ...process.argv.slice(3),
]);

function requireNode() {
  const wanted = /(\d+)\.(\d+)/.exec(engines.node).slice(1).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < wanted[0] || (major === wanted[0] && minor < wanted[1]))
    fail(`Butterfly needs Node ${engines.node}; this is ${process.version}.`);
}

function fingerprint() {
  const folders = ['.', 'shell', 'server', 'deploy', 'e2e', ...children('shared'), ...children('remotes')];
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...folders.map((folder) => join(folder, 'package.json'))];
  const hash = createHash('sha256').update(process.version);
  for (const file of files) if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function children(folder) {
  return existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .sort()
        .map((name) => join(folder, name))
    : [];
}

function stampFile() {
  return join(root, 'node_modules/.butterfly-installed');
}

function installed() {
  return existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === fingerprint();
}

async function install() {
  const started = Date.now();
  console.log(`Installing dependencies with pnpm ${config.pnpm} (first time or something changed) …`);
  const frozen = process.env.CI ? ['--frozen-lockfile'] : [];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await run(npm, [
    'exec',
    '--yes',
    '--loglevel=error',
    `--package=pnpm@${config.pnpm}`,
    '--',
    'pnpm',
    'install',
    ...frozen,
    '--reporter=append-only',
  ]);
  if (code !== 0) fail('The dependencies could not be installed. Is a package registry reachable? Nothing was started.');
  writeFileSync(stampFile(), fingerprint());
  console.log(`Dependencies installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
