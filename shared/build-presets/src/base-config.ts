import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { ChunkIntegrityPlugin } from './release/chunk-integrity-plugin';
import { ServerCodePlugin } from './release/server-code-plugin';
import { loadPartsWhenWanted } from './shared-modules/load-when-wanted';

// Left to itself the federation plugin finds webpack by calling it wrongly and reading the error's stack: 0.6 s of every build.
process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');

loadPartsWhenWanted();

/** What a webpack.config.ts says about the thing it builds. */
export interface BuildOptions {
  /** The folder of the webpack.config.ts: `import.meta.dirname`. */
  readonly folder: string;
  /** Version of the release, from the package.json beside it. */
  readonly version: string;
}

/** `inventory` and `5.8.0` give `inventory_5_8_0`: two releases of one plugin may be on a page at once. */
export function containerName(id: string, version: string): string {
  return `${id}_${version.replace(/\W/g, '_')}`;
}

const swc = {
  loader: 'swc-loader',
  options: {
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    swcrc: false,
  },
};

/** TypeScript by swc, then antd imports rewritten to the shared groups. */
export function sourceRules(): RuleSetRule[] {
  const source = { test: /\.tsx?$/, exclude: /node_modules/ };
  return [
    { ...source, use: swc },
    {
      ...source,
      exclude: [/node_modules/, /[\\/]ui-kit[\\/]src[\\/]antd[\\/]/],
      enforce: 'post',
      use: join(import.meta.dirname, 'shared-modules/shared-imports.loader.ts'),
    },
  ];
}

/** The part of the configuration that shell and remotes have in common. Same source, same bytes. */
export function baseConfig(id: string, { folder, version }: BuildOptions): Configuration {
  return {
    name: id,
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    devtool: false,
    output: {
      path: join(folder, 'dist/files'),
      publicPath: 'auto',
      uniqueName: containerName(id, version),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    resolveLoader: { modules: [join(import.meta.dirname, '../node_modules')] },
    module: {
      rules: [
        ...sourceRules(),
        { test: /@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$/, use: join(import.meta.dirname, 'style-nonce.loader.ts') },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: 'css-loader', options: { modules: { auto: true, localIdentName: `${id}_[local]_[hash:base64:5]` } } },
          ],
        },
        { test: /\.(woff2|svg|png|webp|avif|wav)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: false })],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      new webpack.DefinePlugin({ __RELEASE_VERSION__: JSON.stringify(version) }),
      new ChunkIntegrityPlugin(),
      new ServerCodePlugin(),
    ],
    performance: false,
    cache: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
