import { join } from 'node:path';
import { sourceRules } from '@butterfly/build-presets/base-config';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { repositoryRoot } from '../../process/repository';
import { chatPage } from './chat-page';

const tooling = join(repositoryRoot, 'shared/tooling');

/** `main.js` and `main.css` of the measurement's page, minified as the product is. */
export async function buildChatPage(folder: string): Promise<void> {
  const [typescript] = sourceRules();
  const shell = join(repositoryRoot, 'shell');
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(
      {
        name: 'chat',
        mode: 'production',
        target: ['web', 'es2022'],
        context: shell,
        entry: { main: 'virtual:chat' },
        devtool: false,
        output: { path: folder, filename: '[name].js', publicPath: '/' },
        resolve: {
          extensions: ['.tsx', '.ts', '.mjs', '.js'],
          modules: [join(shell, 'node_modules'), join(tooling, 'node_modules'), 'node_modules'],
        },
        resolveLoader: { modules: [join(repositoryRoot, 'shared/build-presets/node_modules')] },
        module: {
          rules: [
            ...(typescript ? [typescript] : []),
            { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
            { test: /\.(woff2|svg|png)$/, type: 'asset/inline' },
          ],
        },
        optimization: { splitChunks: false, minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
        plugins: [
          new MiniCssExtractPlugin({ filename: '[name].css' }),
          new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
          new webpack.experiments.schemes.VirtualUrlPlugin({ chat: { type: '.js', context: shell, source: () => chatPage } }),
        ],
        performance: false,
        cache: false,
        stats: 'errors-warnings',
      },
      (error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result.'))),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
}
