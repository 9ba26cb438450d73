import { pluginManifest, type PluginManifestInput } from '@butterfly/contracts/plugins';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, containerName, type BuildOptions } from './base-config';
import { ReleaseRecordPlugin } from './release/release-record-plugin';
import { sharedOptions } from './shared-modules/shared-modules';

export interface RemoteOptions extends BuildOptions {
  readonly manifest: PluginManifestInput;
}

/**
 * The webpack configuration of a plugin. It exposes `./plugin` (`src/plugin.ts`), takes every shared module from the
 * shell, and writes `dist/files/*` and `dist/release.json`.
 *
 * @throws ZodError when the manifest is not valid.
 * @example
 * export default remote({ manifest, folder: import.meta.dirname, version: own.version });
 */
export function remote(options: RemoteOptions): Configuration {
  const manifest = pluginManifest.parse(options.manifest);
  const version = releaseVersion(options.version);
  const base = baseConfig(manifest.id, { ...options, version });
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(manifest.id, version),
        filename: 'remoteEntry.js',
        exposes: { './plugin': './src/plugin.ts' },
        shared: sharedOptions('remote'),
        // The default asks every registered remote before anything is shared: one that hangs would stop all others.
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new ReleaseRecordPlugin({ id: manifest.id, version, folder: options.folder, manifest }),
    ],
  };
}

/** `BUTTERFLY_VERSION_SUFFIX` marks a local build of changed source whose version is published already. */
export function releaseVersion(version: string): string {
  return version + (process.env['BUTTERFLY_VERSION_SUFFIX'] ?? '');
}
