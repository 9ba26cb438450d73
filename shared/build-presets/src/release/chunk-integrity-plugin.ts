import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

/** A well-formed hash that no file has. An address without a known hash gets it, so that the browser itself refuses the file and the ordinary chunk error follows. */
const impossible = `sha384-${'A'.repeat(64)}`;

function setIntegrity(tag: string, address: string): string {
  return `\n${tag}.integrity = (window.__butterflySri || {})[new URL(${address}, location.href).pathname] || "${impossible}";`;
}

/**
 * Gives every chunk and style sheet that the webpack runtime loads the hash that the page's server named for it:
 * `window.__butterflySri` maps the path of an address (`/r/inventory/<hash>/12.js`) to `sha384-…`. What is not in
 * the map is refused. Throwing here instead would leave the chunk pending for ever.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (code) => code + setIntegrity('script', 'url'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (code, names) => code + setIntegrity(names.tag, names.href),
      );
    });
  }
}
