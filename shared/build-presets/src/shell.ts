import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { antdKey, antdGroups } from './shared-modules/antd-groups';
import { baseConfig, containerName, type BuildOptions } from './base-config';
import { providerAlias } from './shared-modules/provider-alias';
import { consumedKey, fileOf, providedKey } from './release/chunk-reach';
import { lightFolder } from './light';
import { LightFilesPlugin } from './release/light-files-plugin';
import { ReleaseRecordPlugin } from './release/release-record-plugin';
import { releaseVersion } from './remote';
import { providedVersions, sharedOptions } from './shared-modules/shared-modules';

/** What the first paint always needs lies in one file: fewer requests count for more than a few unused bytes. */
const core =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack[\\/]query-core|@tanstack[\\/]react-query|zustand)[\\/]|[\\/]shared[\\/](?:plugin-sdk|build-presets[\\/]src[\\/]shared-modules[\\/]provided)[\\/]/;

/**
 * Modules that federation must provide although the shell itself may never import them: never called, it makes each
 * share key a part of the build.
 */
function provideEverything(): string {
  const imports = Object.keys(providedVersions()).map((key) => `() => import(${JSON.stringify(key)})`);
  return `globalThis.__butterflyProvided = () => [${imports.join(', ')}];`;
}

/**
 * The webpack configuration of the shell: the only provider of shared modules, and of the federation runtime itself.
 * It names no remote. Entry is `src/main.ts`, which only imports `./bootstrap`. The light host is built before it, and released with it.
 *
 * @example
 * export default shell({ folder: import.meta.dirname, version: own.version });
 */
export function shell(options: BuildOptions): Configuration {
  const version = releaseVersion(options.version);
  const base = baseConfig('shell', { ...options, version });
  return {
    ...base,
    dependencies: ['light'],
    entry: { main: ['virtual:provide', './src/main.ts'] },
    resolve: { ...base.resolve, alias: providerAlias() },
    optimization: { ...base.optimization, splitChunks: splitChunks() },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.experiments.schemes.VirtualUrlPlugin({ provide: { type: '.js', context: options.folder, source: provideEverything } }),
      new ModuleFederationPlugin({
        name: containerName('shell', version),
        remotes: {},
        shared: sharedOptions('shell'),
        // The default asks every registered remote before anything is shared: one that hangs would stop all others.
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new LightFilesPlugin(lightFolder(options.folder)),
      new ReleaseRecordPlugin({ id: 'shell', version, folder: options.folder }),
    ],
  };
}

/**
 * antd in layers: a module lies in the file of the first group that needs it, so that nothing is there twice and a page
 * loads the layers it uses: a table takes base, pick and data.
 */
const layers = ['base', 'pick', 'data', 'form', 'dates', 'more'];

function splitChunks(): NonNullable<Configuration['optimization']>['splitChunks'] {
  const unplaced = antdGroups().filter((group) => !layers.includes(group));
  if (unplaced.length > 0) throw new Error(`Say in shell.ts where the antd groups ${unplaced.join(', ')} stand among the layers.`);
  const antd = layers.map((layer, depth) => [layer, { test: inGroup(layer), name: `antd-${layer}`, enforce: true, priority: 20 - depth }]);
  return { chunks: 'async', cacheGroups: { core: { test: core, name: 'core', enforce: true, priority: 30 }, ...Object.fromEntries(antd) } };
}

/** Is the module needed by this group? Told by the shared module that its chunk is loaded for. */
function inGroup(group: string) {
  const key = antdKey(group);
  const isGroup = (module: webpack.Module | null): boolean =>
    module !== null && (providedKey(module) === key || consumedKey(module) === key);
  return (module: webpack.Module, { chunkGraph }: { chunkGraph: webpack.ChunkGraph }): boolean => {
    if (!/[\\/](?:node_modules|ui-kit[\\/]src[\\/]antd)[\\/]/.test(fileOf(module) ?? '')) return false;
    for (const chunk of chunkGraph.getModuleChunksIterable(module)) {
      for (const chunkGroup of chunk.groupsIterable) {
        if (chunkGroup.origins.some((origin) => isGroup(origin.module ?? null))) return true;
      }
    }
    return false;
  };
}
