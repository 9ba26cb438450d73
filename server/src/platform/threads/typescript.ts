import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const packages = createRequire(path.join(import.meta.dirname, 'typescript.ts'));

/** Arguments that let a Node process or thread read TypeScript, wherever this one was started from. */
export function typescriptArguments(): string[] {
  return ['--import', pathToFileURL(packages.resolve('tsx')).href];
}

/**
 * The code of a thread that runs a TypeScript file; give it to `new Worker(…, { eval: true, execArgv: [] })`. A thread does
 * not take over the loader of its process (Node 20), so it registers its own first.
 */
export function threadEntry(file: string): string {
  const commonJs = packages.resolve('tsx/esm/api');
  const api = pathToFileURL(path.join(path.dirname(commonJs), 'index.mjs')).href;
  return `import(${JSON.stringify(api)}).then(({ register }) => { register(); return import(${JSON.stringify(pathToFileURL(file).href)}); })`;
}
