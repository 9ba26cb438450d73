import type { PluginManifest } from '@butterfly/contracts/plugins';
import type { Compilation, Dependency, Module } from 'webpack';
import { lightHas, lightKeys } from '../shared-modules/light-modules';
import { consumedKey, innerModules, type Reach } from './chunk-reach';

/** A page for people without an account. */
export const isForVisitors = ({ area }: Pick<PluginManifest['contributes']['routes'][number], 'area'>): boolean =>
  area !== 'app' && area !== 'outside-layout';

/**
 * What a piece of code takes of shared modules that the light host does not have, as `key#name`; none: the light host can run it.
 *
 * @example
 * missingInLight(compilation, reach) // ['@butterfly/ui-kit#Icon', '@butterfly/ui-kit/antd/base#Button']
 */
export function missingInLight(compilation: Compilation, { files, shared }: Reach): string[] {
  const missing = new Set(shared.filter((key) => !lightKeys.includes(key)).map((key) => `${key}#*`));
  for (const chunk of compilation.chunks) {
    if (![...chunk.files].some((file) => files.includes(file))) continue;
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
      for (const taken of takenBy(compilation, module)) if (!lightHas(...taken)) missing.add(taken.join('#'));
  }
  return [...missing].sort();
}

/** Names of shared modules that a module imports, and those that were merged into it. */
function takenBy(compilation: Compilation, module: Module): [key: string, name: string][] {
  const own = module.dependencies.flatMap((dependency) => {
    const target = compilation.moduleGraph.getModule(dependency);
    const key = target && consumedKey(target);
    const name = key ? nameOf(compilation, dependency) : undefined;
    return key && name ? [[key, name] as [string, string]] : [];
  });
  return [...own, ...[...innerModules(module)].flatMap((inner) => takenBy(compilation, inner))];
}

/** Undefined: it only brings the module in, and takes nothing of it. */
function nameOf({ moduleGraph }: Compilation, dependency: Dependency): string | undefined {
  if (!('getIds' in dependency) || typeof dependency.getIds !== 'function') return undefined;
  const [name] = (dependency.getIds as (graph: typeof moduleGraph) => string[])(moduleGraph);
  return name ?? '*';
}
