import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../process/free-port';
import { repositoryRoot } from '../../process/repository';
import { runCommand } from '../../process/run-command';
import { untilAnswers } from '../peers/until-answers';
import { signIn } from '../suite';
import { makeBoards } from './boards';

/** The product's server over a filled database, and somebody who is signed in. */
export interface MeasuredServer {
  readonly port: number;
  readonly headers: Record<string, string>;
  readonly boards: readonly number[];
  /** Of the other way to keep a board, on the same server. */
  readonly plainBoards: readonly number[];
  stop(): Promise<void>;
}

const BOARDS = 8;

/** Fills a database with `count` records of each kind for both demo businesses, and serves it. */
export async function startProduct({ env, count }: { env: Record<string, string>; count: number }): Promise<MeasuredServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'butterfly-bench-'));
  const port = await freePort();
  const environment = { ...env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', NODE_ENV: 'development' };
  await fill(environment, String(count));
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/bench/read-apply-write/main.ts'], {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  const stop = () =>
    new Promise<void>((stopped) => {
      server.once('exit', () => {
        rmSync(dataDir, { recursive: true, force: true });
        stopped();
      });
      server.kill('SIGTERM');
    });
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilAnswers(`${url}/api/health/`);
    const headers = await session(url);
    const base = { url, headers, count: BOARDS };
    return { port, headers, stop, boards: await makeBoards(base), plainBoards: await makeBoards({ ...base, isPlain: true }) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fill(env: Record<string, string>, count: string): Promise<void> {
  const args = ['--import', 'tsx', 'server/src/demo/main.ts', '--projects', count, '--contacts', count];
  const filled = await runCommand(process.execPath, args, { cwd: repositoryRoot, env, quiet: true });
  if (filled.code !== 0) throw new Error(filled.output);
}

async function session(url: string): Promise<Record<string, string>> {
  const cookies = await signIn(url, 'admin@fern-thistle.example');
  return {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'x-csrftoken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '',
  };
}
