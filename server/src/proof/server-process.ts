import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { typescriptArguments } from '../platform/threads/typescript';
import type { Environment } from '../platform/environment';

/** A run of everything has made one program of the sources; a single test reads them. */
const PROGRAM = process.env['SERVER_PROGRAM'];
const MAIN = PROGRAM ? [PROGRAM] : [...typescriptArguments(), path.join(import.meta.dirname, '../main.ts')];
const START_WITHIN_MS = 60_000;

/** The real server in a process of its own. */
export interface ServerProcess {
  readonly pid: number;
  /** Where it listens: `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** A server that ended before it listened. */
export class ServerEnded extends Error {
  constructor(
    readonly code: number | null,
    readonly complaint: string,
  ) {
    super(`The server ended with code ${code ?? 'none'} before it listened: ${complaint}`);
  }
}

/**
 * Starts `main.ts` on this database, on a port the system chooses. `more`: further settings.
 *
 * @throws ServerEnded when it ends instead of listening.
 */
export async function startServer(
  { DATA_DIR, DATABASE_URL, SESSION_SECRET }: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL' | 'SESSION_SECRET'>,
  more: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, MAIN, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMITS: '0',
      SOCKETS_PER_MEMBER: '1000',
      DATA_DIR,
      SESSION_SECRET,
      ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }),
      ...more,
    },
  });
  // Nothing outlives the test, not even when the test itself is ended.
  const endToo = () => void child.kill('SIGKILL');
  process.once('exit', endToo);
  const gone = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      process.removeListener('exit', endToo);
      resolve(code);
    }),
  );
  const port = await listening(child, gone);
  return {
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    stop: () => {
      child.kill('SIGTERM');
      return gone;
    },
  };
}

function listening(child: ChildProcess, gone: Promise<number | null>): Promise<number> {
  let complaint = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    complaint = (complaint + bytes.toString()).slice(-4_000);
  });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not listen within ${START_WITHIN_MS} ms: ${complaint}`));
    }, START_WITHIN_MS);
    child.on('error', reject);
    child.on('message', (message: { kind?: string; port?: number }) => {
      if (message.kind !== 'listening' || message.port === undefined) return;
      clearTimeout(late);
      resolve(message.port);
    });
    void gone.then((code) => {
      clearTimeout(late);
      reject(new ServerEnded(code, complaint.trim()));
    });
  });
}
