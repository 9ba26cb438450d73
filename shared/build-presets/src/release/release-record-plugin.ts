import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { releaseRecord, type PluginManifest, type ReleaseFile, type ReleaseRecord } from '@butterfly/contracts/plugins';
import webpack from 'webpack';
import type { Compilation, Compiler } from 'webpack';
import { containerName } from '../base-config';
import { everyModule, consumedKey } from './chunk-reach';
import { contentHash, sha256, sha384 } from './hashes';
import { builtLight } from './light-files-plugin';
import { remoteReach } from './remote-reach';
import { providedVersions, rangeOf } from '../shared-modules/shared-modules';
import { shellReach } from './shell-reach';

interface Options {
  readonly id: string;
  readonly version: string;
  readonly folder: string;
  /** Absent for the shell. */
  readonly manifest?: PluginManifest;
}

/** Writes `dist/release.json`: everything the registry needs to know of a release. */
export class ReleaseRecordPlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    let record: ReleaseRecord | undefined;
    compiler.hooks.compilation.tap('ReleaseRecordPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleaseRecordPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        if (compilation.errors.length > 0) return;
        try {
          record = this.record(compilation);
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
    });
    compiler.hooks.done.tap('ReleaseRecordPlugin', (stats) => {
      if (!record || stats.hasErrors()) return;
      const folder = dirname(compiler.outputPath);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'release.json'), `${JSON.stringify(record, null, 1)}\n`);
    });
  }

  private record(compilation: Compilation): ReleaseRecord {
    const { id, version, folder, manifest } = this.options;
    const { files, integrity } = emitted(compilation);
    const reach = manifest ? remoteReach(compilation, { folder, manifest }) : shellReach(compilation);
    const entry = manifest ? 'remoteEntry.js' : shellReach(compilation).document.scripts[0];
    return releaseRecord.parse({
      schema: 1,
      id,
      version,
      content_hash: contentHash(files),
      container: containerName(id, version),
      entry,
      files,
      integrity,
      ...reach,
      requires_shared: manifest ? required(compilation) : {},
      ...(manifest ? { manifest } : { light: builtLight(join(folder, 'dist/light')) }),
      built: {},
    });
  }
}

function emitted(compilation: Compilation): { files: ReleaseFile[]; integrity: Record<string, string> } {
  const files: ReleaseFile[] = [];
  const integrity: Record<string, string> = {};
  for (const asset of compilation.getAssets()) {
    const bytes = Buffer.from(asset.source.buffer());
    files.push({ path: asset.name, bytes: bytes.length, sha256: sha256(bytes), kind: kindOf(asset.name) });
    integrity[asset.name] = sha384(bytes);
  }
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { files, integrity: Object.fromEntries(Object.entries(integrity).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function kindOf(path: string): ReleaseFile['kind'] {
  if (path === 'remoteEntry.js' || /^main\.[0-9a-f]+\.js$/.test(path)) return 'entry';
  if (path.endsWith('.js')) return 'chunk';
  if (path.endsWith('.css')) return 'css';
  return path.endsWith('.map') ? 'map' : 'asset';
}

/** The ranges of the shared modules that this build takes, wherever in it. */
function required(compilation: Compilation): Record<string, string> {
  const versions = providedVersions();
  const keys = new Set<string>();
  for (const module of everyModule(compilation)) {
    const key = consumedKey(module);
    if (key) keys.add(key);
  }
  return Object.fromEntries([...keys].sort().map((key) => [key, rangeOf(versions[key] ?? '0.0.0')]));
}
