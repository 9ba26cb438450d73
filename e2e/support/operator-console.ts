import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'console.log');

/** Shows what a server says and keeps it, for the tests in other processes. */
export function keepConsole({ stdout }: ChildProcess, dataDir: string): void {
  const file = openSync(fileIn(dataDir), 'a');
  stdout?.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    writeSync(file, chunk);
  });
  stdout?.once('close', () => closeSync(file));
}

/** The newest link the demo offers on its console instead of a mail to this address; null as long as there is none. */
export function linkOnConsole(dataDir: string, email: string): string | null {
  const line = readFileSync(fileIn(dataDir), 'utf8')
    .split('\n')
    .findLast((said) => said.startsWith(`[mail] ${email}: `));
  return line?.split(' ').at(-1) ?? null;
}
