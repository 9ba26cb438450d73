import type ts from 'typescript';
import { codeFaults } from '../declared-codes/code-faults';
import { outcomeLine } from '../outcome';
import { rowTypeFaults } from '../row-types/row-type-faults';
import { filesFor, partsOf, type Part } from './parts';
import type { Reader } from './reading';
import { serverProgram } from './server-program';

const READERS: Readonly<Record<string, Reader>> = {
  'declared error codes': codeFaults,
  'statements and their row types': rowTypeFaults,
};

/** `main.ts <check> [<path> …] …`: the checks that read the types of the whole server, from one program; one line of JSON about each. */
async function main(words: readonly string[]): Promise<void> {
  const parts = partsOf(words, Object.keys(READERS));
  let from = performance.now();
  const beginWith = filesFor(parts);
  const program = serverProgram((path) => beginWith.length === 0 || beginWith.some((start) => path.startsWith(start)));
  for (const part of parts) {
    const { passed, output } = await read(part, program);
    const now = performance.now();
    console.log(outcomeLine({ name: part.check, passed, output, seconds: (now - from) / 1000 }));
    if (!passed) process.exitCode = 1;
    from = now;
  }
}

async function read({ check, only }: Part, program: ts.Program): Promise<{ passed: boolean; output: string }> {
  try {
    const { heading, faults, summary } = await (READERS[check] as Reader)(program, only);
    const said = faults.length > 0 ? `${heading}\n\n${faults.join('\n')}\n\n` : '';
    return { passed: faults.length === 0, output: `${said}${summary}, ${faults.length} faults\n` };
  } catch (error) {
    // The others are asked all the same.
    return { passed: false, output: `${error instanceof Error ? error.stack : String(error)}\n` };
  }
}

await main(process.argv.slice(2));
