import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { TestDatabase } from '../platform/testing/test-engine';
import { typescriptArguments } from '../platform/threads/typescript';

/** A run of everything has made programs of the sources; a single test reads them. */
const PROGRAM = process.env['SERVER_PROGRAM'];

/**
 * Starts `<name>.worker.ts` of this folder in a process of its own, to be killed there: on the database of the test, with these settings
 * and nothing else of the environment. It says what it has to say by messages.
 */
export function forkProof(name: string, { env }: Pick<TestDatabase, 'env'>, settings: Readonly<Record<string, string>> = {}): ChildProcess {
  const { DATA_DIR, DATABASE_URL, SESSION_SECRET } = env;
  const file = PROGRAM
    ? path.join(path.dirname(PROGRAM), 'proof', `${name}.worker.mjs`)
    : path.join(import.meta.dirname, `${name}.worker.ts`);
  return fork(file, [], {
    execArgv: PROGRAM ? [] : typescriptArguments(),
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR,
      SESSION_SECRET,
      ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }),
      ...settings,
    },
  });
}

/** The first message of a process that has this word; rejects when the process ends before. */
export function saidBy<Message, K extends keyof Message & string>(child: ChildProcess, word: K): Promise<NonNullable<Message[K]>> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: Message) => {
      const said = message[word];
      if (said !== undefined && said !== null) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`The process ended with ${code} before it said "${word}".`)));
  });
}

/** SIGKILL; resolves when the process is gone and has nothing more to say. */
export async function killAtOnce(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await gone;
}
