import { join } from 'node:path';
import { sourceRules } from '@butterfly/build-presets/base-config';
import { remoteIds } from '@butterfly/build-presets/workspace';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { repositoryRoot } from '../../process/repository';

/** What a build left: scripts and styles of the page, in order, below `folder`. */
export interface MonolithBuild {
  readonly folder: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Plugin id → files of its lazy route, so that the page can preload them as the federated one does. */
  readonly files: readonly string[];
}

/**
 * The peer: shell and plugins as one webpack SPA with lazy routes. Same sources, same minifier; only the module that
 * loads a release is replaced by plain `import()`.
 */
export async function buildMonolith(folder: string): Promise<MonolithBuild> {
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(config(folder), (error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result.'))));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  const entry = stats.compilation.entrypoints.get('main');
  const files = entry?.getFiles() ?? [];
  return {
    folder,
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    files: stats.compilation.getAssets().map(({ name }) => name),
  };
}

function config(folder: string): Configuration {
  const [typescript] = sourceRules();
  return {
    name: 'monolith',
    mode: 'production',
    target: ['web', 'es2022'],
    context: join(repositoryRoot, 'shell'),
    entry: { main: './src/main.ts' },
    devtool: false,
    output: {
      path: folder,
      publicPath: '/m/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    resolveLoader: { modules: [join(repositoryRoot, 'shared/build-presets/node_modules')] },
    module: {
      rules: [
        ...(typescript ? [typescript] : []),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: { auto: true } } }] },
        { test: /\.(woff2|svg|png|webp|avif|wav)$/, type: 'asset/resource' },
      ],
    },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      new webpack.DefinePlugin({ __RELEASE_VERSION__: '"monolith"' }),
      new webpack.experiments.schemes.VirtualUrlPlugin({
        plugins: { type: '.js', context: join(repositoryRoot, 'shell'), source: pluginTable },
      }),
      new webpack.NormalModuleReplacementPlugin(/[\\/]loading[\\/]federation$|^\.\/federation$/, 'virtual:plugins'),
    ],
    performance: false,
    cache: false,
    stats: 'errors-warnings',
  };
}

/** Stands in for shell/src/plugins/loading/federation.ts. */
function pluginTable(): string {
  const entries = remoteIds().map(
    (id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(join(repositoryRoot, 'remotes', id, 'src/plugin.ts'))})`,
  );
  return `const plugins = { ${entries.join(', ')} };
export const fetchRelease = (address) => plugins[address.container.replace(/_\\d+_.*$/, '')]();`;
}
