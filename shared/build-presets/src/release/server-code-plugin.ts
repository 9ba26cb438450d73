import { relative } from 'node:path';
import webpack from 'webpack';
import type { Compilation, Compiler, Module } from 'webpack';
import { everyModule, fileOf } from './chunk-reach';

/** Packages that are the server's, each with what to do instead. */
const OF_THE_SERVER: readonly (readonly [test: RegExp, name: string, instead: string])[] = [
  [
    /[\\/]node_modules[\\/]zod[\\/]/,
    'zod (90 kB)',
    'Keep words and rules that a page needs in a file of the contract without a schema, such as its vocabulary.ts.',
  ],
];

/**
 * Fails a build that would send code of the server to the browser: a page that takes one word from a file with schemas takes the
 * whole of what checks them.
 */
export class ServerCodePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ServerCodePlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('ServerCodePlugin', () => {
        for (const [test, name, instead] of OF_THE_SERVER) {
          const [found] = sentModules(compilation, test);
          if (found)
            compilation.errors.push(
              new webpack.WebpackError(`${name} would be sent to the browser: ${wayTo(compilation, found)}. ${instead}`),
            );
        }
      });
    });
  }
}

function* sentModules(compilation: Compilation, test: RegExp): Generator<Module> {
  for (const module of everyModule(compilation)) {
    if (test.test(fileOf(module) ?? '') && compilation.chunkGraph.getNumberOfModuleChunks(module) > 0) yield module;
  }
}

/** Whose import brings it there: the files of ours between it and a page, the nearest first. */
function wayTo(compilation: Compilation, module: Module): string {
  const way = new Set<Module>();
  for (let at: Module | undefined = module; at; at = importerOf(compilation, at, way)) way.add(at);
  const files = [...way].flatMap((one) => fileOf(one) ?? []).filter((file) => !/[\\/]node_modules[\\/]/.test(file));
  return files.map((file) => relative(compilation.compiler.context, file)).join(' ← ');
}

/** One that is sent as well; of several, one of ours. */
function importerOf(compilation: Compilation, module: Module, seen: ReadonlySet<Module>): Module | undefined {
  const importers = [...compilation.moduleGraph.getIncomingConnections(module)].flatMap(({ originModule }) =>
    originModule && !seen.has(originModule) && compilation.chunkGraph.getNumberOfModuleChunks(originModule) > 0 ? [originModule] : [],
  );
  return importers.find((one) => !fileOf(one)?.includes('node_modules')) ?? importers[0];
}
