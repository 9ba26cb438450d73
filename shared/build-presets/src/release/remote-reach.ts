import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginManifest } from '@butterfly/contracts/plugins';
import type { ChunkGroup, Compilation, Module } from 'webpack';
import { asyncBlocks, everyModule, fileOf, groupOf, reachOf } from './chunk-reach';
import { isForVisitors, missingInLight } from './light-fit';
import { pageImports } from './page-imports';

interface RouteReach {
  warm: Record<string, string[]>;
  shared: Record<string, string[]>;
  /** Routes of visitors that the light host can draw. */
  light_routes: string[];
}

/**
 * For each route of a plugin, the files and shared modules its first page needs: what the server lets the browser
 * fetch at once, instead of one after the other.
 *
 * @throws Error when a route's page is bound to no literal import.
 */
export function remoteReach(compilation: Compilation, { folder, manifest }: { folder: string; manifest: PluginManifest }): RouteReach {
  const pluginFile = join(folder, 'src/plugin.ts');
  const imports = pageImports(readFileSync(pluginFile, 'utf8'));
  const exposed = exposedGroups(compilation);
  const plugin = [...everyModule(compilation)].find((module) => fileOf(module) === pluginFile);
  const result: RouteReach = { warm: {}, shared: {}, light_routes: [] };
  for (const route of manifest.contributes.routes) {
    const request = imports.get(route.page);
    const page = request && plugin ? pageGroup(compilation, plugin, request) : undefined;
    if (!page)
      throw new Error(
        `Route "${route.id}" of ${manifest.id} names the page "${route.page}", but src/plugin.ts binds no "${route.page}: () => import('…')".`,
      );
    const reach = reachOf(compilation, [...exposed, page]);
    const { files, shared } = reach;
    result.warm[route.id] = ['remoteEntry.js', ...files.filter((file) => file !== 'remoteEntry.js')];
    result.shared[route.id] = shared;
    if (isForVisitors(route) && missingInLight(compilation, reach).length === 0) result.light_routes.push(route.id);
  }
  return result;
}

/** What federation loads when `./plugin` is asked for. */
function exposedGroups(compilation: Compilation): ChunkGroup[] {
  const entry = [...compilation.modules].find((module) => module.constructor.name === 'ContainerEntryModule');
  if (!entry) throw new Error('The build has no federation container.');
  return asyncBlocks(entry).flatMap(({ block }) => groupOf(compilation, block) ?? []);
}

function pageGroup(compilation: Compilation, plugin: Module, request: string): ChunkGroup | undefined {
  const found = asyncBlocks(plugin).find(({ requests }) => requests.includes(request));
  return found && groupOf(compilation, found.block);
}
