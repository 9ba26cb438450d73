import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { baseConfig, containerName, type BuildOptions } from './base-config';
import { fileOf } from './release/chunk-reach';
import { LightRecordPlugin } from './release/light-record-plugin';
import { releaseVersion } from './remote';
import { lightKeys, lightShared } from './shared-modules/light-modules';
import { providerAlias } from './shared-modules/provider-alias';

/** As the federation runtime imports them, from beside them. */
const MANIFEST_PARTS = /^\.{1,2}\/(?:utils\/preload|plugins\/generate-preload-assets|plugins\/snapshot\/(?:index|SnapshotHandler))\.js$/;

/** Where the files of the light host lie until the shell's build takes them into its release. */
export const lightFolder = (folder: string): string => join(folder, 'dist/light');

/** As in the shell: makes each share key a part of the build, and is never called. */
function provideEverything(): string {
  return `globalThis.__butterflyProvided = () => [${lightKeys.map((key) => `() => import(${JSON.stringify(key)})`).join(', ')}];`;
}

/** The file behind the package: asked for by its name it would be the share that is made of it. */
function reactQuery(folder: string): string {
  const main = createRequire(join(folder, 'package.json')).resolve('@tanstack/react-query');
  return join(dirname(main), '../modern/index.js');
}

/**
 * The webpack configuration of the light host, for pages of people without an account: the same loader and the same federation runtime as
 * the shell's, and of the shared modules what such pages take. Built before the shell, which takes its files into its own release.
 *
 * @example
 * export default [light(options), shell(options)];
 */
export function light(options: BuildOptions): Configuration {
  const version = releaseVersion(options.version);
  const base = baseConfig('light', { ...options, version });
  return {
    ...base,
    entry: { main: ['virtual:provide', './src/light/main.ts'] },
    output: { ...base.output, path: join(lightFolder(options.folder), 'files') },
    resolve: { ...base.resolve, alias: { ...providerAlias(), 'react-query-itself$': reactQuery(options.folder) } },
    // One file beside the entry: whatever a first visit needs is all there is. What a chunk takes of the share scope is waited for before it
    // runs: in the file that gives it, that would be a wait for itself.
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: { all: { test: (module: webpack.Module) => fileOf(module) !== undefined, name: 'light', enforce: true } },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.experiments.schemes.VirtualUrlPlugin({ provide: { type: '.js', context: options.folder, source: provideEverything } }),
      new webpack.NormalModuleReplacementPlugin(MANIFEST_PARTS, join(import.meta.dirname, 'shared-modules/no-manifests.ts')),
      new ModuleFederationPlugin({
        name: containerName('light', version),
        remotes: {},
        shared: lightShared(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new LightRecordPlugin(lightFolder(options.folder)),
    ],
  };
}
