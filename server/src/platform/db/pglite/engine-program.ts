import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const packages = createRequire(path.join(import.meta.dirname, 'engine-program.ts'));
/** Where a process keeps it, however often this module is loaded. */
const KEPT = Symbol.for('butterfly.engine-program');
const everywhere = globalThis as { [KEPT]?: Promise<WebAssembly.Module> };

/** The embedded engine, translated once for all threads of this process: what one of them has made fast is fast for the next. */
export function engineProgram(): Promise<WebAssembly.Module> {
  return (everywhere[KEPT] ??= translate());
}

async function translate(): Promise<WebAssembly.Module> {
  const file = path.join(path.dirname(packages.resolve('@electric-sql/pglite')), 'pglite.wasm');
  return WebAssembly.compile(await fs.promises.readFile(file));
}
