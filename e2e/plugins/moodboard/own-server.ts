import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { butterfly, freePort, repositoryRoot, stopProcess, waitUntilHealthy } from '../../support/running-suite';

/** A server of a test's own, which may be killed. */
export interface OwnServer {
  readonly url: string;
  /** At once, as when the power fails. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server with the demo tenants, the shell and the moodboard. */
export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'butterfly-own-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, SEED_DEMO: '1', LOG_LEVEL: 'error', LOGIN_RATE_PER_MINUTE: '1000' };
  let server: ChildProcess | null = null;
  const start = async () => {
    server = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await waitUntilHealthy(url, server);
  };
  const kill = async () => {
    const gone = new Promise<void>((resolve) => server?.once('exit', () => resolve()));
    server?.kill('SIGKILL');
    await gone;
  };
  const stop = async () => {
    if (server) await stopProcess(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  await start();
  await butterfly(['publish'], { url, dataDir });
  for (const id of ['shell', 'moodboard']) await butterfly(['promote', id, '--reason', 'crash test'], { url, dataDir });
  return { url, kill, start, stop };
}
