import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keepConsole } from './operator-console';

/** A first start makes a database and fills two tenants; a machine with other work takes several times as long. */
const HEALTHY_MS = 180_000;

export const repositoryRoot = join(import.meta.dirname, '../..');

/** A served suite with the demo tenants, in a folder of its own. */
export interface RunningSuite {
  readonly url: string;
  readonly dataDir: string;
  /** Ends it at once, as when the power fails. */
  kill(): Promise<void>;
  /** Starts it again with the same data at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export type Served = Pick<RunningSuite, 'url' | 'dataDir'>;

interface ServerOptions {
  /** A repository, this one by default. */
  readonly root?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** A folder of data to begin with, which is copied; the demo tenants alone by default. */
  readonly from?: string | undefined;
  /** Projects that each of the demo tenants has beside its own. */
  readonly projects?: number;
  /** Where its data lies, and stays; by default a folder that goes with the server. */
  readonly keepIn?: string;
  /** What a run has made of the sources of this repository, by default as `SERVER_PROGRAM` says; else they are read one by one. */
  readonly program?: string | undefined;
}

/** Starts the server on a free port with data of its own, and fills it. */
export async function startServer(
  fill: (suite: Served) => Promise<void>,
  { root = repositoryRoot, settings = {}, from, projects = 0, keepIn, program = process.env['SERVER_PROGRAM'] }: ServerOptions = {},
): Promise<RunningSuite> {
  const dataDir = keepIn ?? mkdtempSync(join(tmpdir(), 'butterfly-e2e-'));
  if (from) cpSync(from, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    SEED_DEMO: '1',
    LOG_LEVEL: 'warn',
    LOGIN_RATE_PER_MINUTE: '1000',
    SOCKETS_PER_MEMBER: '250',
    ...settings,
  };
  let server: ChildProcess | null = null;
  const run = (name: 'main' | 'demo/main', ...args: string[]) =>
    spawn(
      process.execPath,
      [...(program ? [join(dirname(program), `${name}.mjs`)] : ['--import', 'tsx', `server/src/${name}.ts`]), ...args],
      {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
  const start = async () => {
    server = run('main');
    keepConsole(server, dataDir);
    await waitUntilHealthy(url, server);
  };
  const kill = async () => {
    if (server) await endProcess(server, 'SIGKILL');
  };
  const stop = async () => {
    if (server) await stopProcess(server);
    if (!keepIn) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    if (projects > 0) await ended(run('demo/main', '--projects', String(projects)));
    await start();
    await fill({ url, dataDir });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, kill, start, stop };
}

/** Runs the delivery CLI against a suite; rejects with what it printed when it fails. */
export function butterfly(
  args: readonly string[],
  { url, dataDir }: Pick<RunningSuite, 'url' | 'dataDir'>,
  root = repositoryRoot,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'deploy/src/main.ts', ...args], {
      cwd: root,
      env: { ...process.env, BUTTERFLY_URL: url, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`butterfly ${args.join(' ')} failed:\n${output}`))));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  child.stdout?.resume();
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with code ${code}.`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const patience = setTimeout(() => child.kill('SIGKILL'), 12_000);
  await endProcess(child, 'SIGTERM');
  clearTimeout(patience);
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  await gone;
}

async function waitUntilHealthy(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + HEALTHY_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode} before it answered.`);
    const healthy = await fetch(`${url}/api/health/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not answer on ${url} within ${HEALTHY_MS / 1000} seconds.`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.'))));
    });
  });
}
