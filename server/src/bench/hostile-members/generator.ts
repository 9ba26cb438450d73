import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { typescriptArguments } from '../../platform/threads/typescript';

/**
 * The kindest there is: who attacks sits at another machine, so here it takes only what the server leaves of the processors. On a
 * machine with other work that is too little: `NICE=0`.
 */
const NICENESS = Number(process.env['NICE'] ?? os.constants.priority.PRIORITY_LOW);

/** What a generator is told to do until it is told to end. */
export type Task =
  | {
      readonly kind: 'attack';
      readonly origin: string;
      /** Each with its session and its token against forgery. */
      readonly members: readonly { readonly cookie: string; readonly csrf: string }[];
      readonly project: number;
      /** Of each member at once. */
      readonly atOnce: number;
      /** One kind of request alone, by its number; null for all. */
      readonly only: number | null;
    }
  | {
      readonly kind: 'burn';
      /** Of one processor, 1 for a whole one. */
      readonly share: number;
    };

export interface Outcome {
  /** Answers by status; 0 where the connection was cut. */
  readonly answers: readonly (readonly [status: number, count: number])[];
  /** Of one processor, 1 for a whole one. */
  readonly cpu: number;
}

/** Runs a task in a process of its own, so that what it costs is not counted as waiting; `end` answers what it did. */
export function startGenerator(task: Task): { end(): Promise<Outcome> } {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'generator.process.ts'), { execArgv: typescriptArguments() });
  const endToo = () => void child.kill('SIGKILL');
  process.once('exit', endToo);
  os.setPriority(child.pid ?? 0, NICENESS);
  child.send(task);
  return {
    end: () =>
      new Promise((resolve, reject) => {
        child.once('message', (outcome: Outcome) => {
          process.removeListener('exit', endToo);
          resolve(outcome);
        });
        child.once('exit', (code) => reject(new Error(`The generator ended with code ${code ?? 'none'}.`)));
        child.send('end');
      }),
  };
}
