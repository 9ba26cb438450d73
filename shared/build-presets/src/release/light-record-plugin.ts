import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import webpack from 'webpack';
import type { Compilation, Compiler } from 'webpack';
import { asyncBlocks, everyModule, fileOf, groupOf, reachOf } from './chunk-reach';
import { missingInLight } from './light-fit';

/** What the release of the shell says of the light host. */
export type LightPart = NonNullable<ReleaseRecord['light']>;

/** Under which the files of the light host lie in the release of the shell. */
export const LIGHT_FILES = 'light/';

/** Writes `light.json` beside the files of the light host, and refuses source that takes what the light host itself does not have. */
export class LightRecordPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    let part: LightPart | undefined;
    compiler.hooks.compilation.tap('LightRecordPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'LightRecordPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        if (compilation.errors.length === 0) part = lightPart(compilation);
      });
    });
    compiler.hooks.done.tap('LightRecordPlugin', (stats) => {
      if (!part || stats.hasErrors()) return;
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(join(this.folder, 'light.json'), `${JSON.stringify(part)}\n`);
    });
  }
}

function lightPart(compilation: Compilation): LightPart | undefined {
  const entry = compilation.entrypoints.get('main');
  const main = [...everyModule(compilation)].find((module) => /\/src\/light\/main\.ts$/.test(fileOf(module) ?? ''));
  if (!entry || !main) throw new Error('The light host has no entry "main" at src/light/main.ts.');
  const first = asyncBlocks(main).flatMap(({ block }) => groupOf(compilation, block) ?? []);
  const reach = reachOf(compilation, [entry, ...first]);
  const missing = missingInLight(compilation, reach);
  if (missing.length > 0)
    compilation.errors.push(
      new webpack.WebpackError(
        `The light host takes what it does not provide: ${missing.join(', ')}. See shared-modules/light-modules.ts.`,
      ),
    );
  const own = (file: string): string => LIGHT_FILES + file;
  const scripts = entry.getFiles().filter((file) => file.endsWith('.js'));
  const styles = reach.files.filter((file) => file.endsWith('.css'));
  const warm = reach.files.filter((file) => !scripts.includes(file) && !styles.includes(file));
  return { scripts: scripts.map(own), styles: styles.map(own), warm: warm.map(own) };
}
