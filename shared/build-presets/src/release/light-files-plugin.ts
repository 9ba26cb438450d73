import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { LIGHT_FILES, type LightPart } from './light-record-plugin';

/** Takes the built light host into the release of the shell: one release, one pointer, one way back for both. */
export class LightFilesPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LightFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'LightFilesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE }, () => {
        const files = join(this.folder, 'files');
        for (const name of readdirSync(files))
          compilation.emitAsset(LIGHT_FILES + name, new webpack.sources.RawSource(readFileSync(join(files, name))));
      });
    });
  }
}

/** What the build of the light host left of itself. */
export function builtLight(folder: string): LightPart {
  const file = join(folder, 'light.json');
  if (!existsSync(file)) throw new Error('The light host is not built: build it before the shell.');
  return JSON.parse(readFileSync(file, 'utf8')) as LightPart;
}
