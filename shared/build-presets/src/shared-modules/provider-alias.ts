import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The federation runtime comes as ES modules and as CommonJS; the plugin that publishes it for remotes requires the second
 * while everything else imports the first. One copy, 12 KB less before the first paint.
 */
export function providerAlias(): Record<string, string> {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'));
  const injector = createRequire(enhanced.resolve('@module-federation/inject-external-runtime-core-plugin'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const runtime = createRequire(tools.resolve('@module-federation/runtime'));
  const core = runtime.resolve('@module-federation/runtime-core');
  if (core !== injector.resolve('@module-federation/runtime-core'))
    throw new Error('Two versions of @module-federation/runtime-core are installed. Deduplicate them.');
  const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return {
    // The package's own exports name its development build for every bundler.
    'react-router$': join(router, 'dist/production/index.mjs'),
    'react-router/dom$': join(router, 'dist/production/dom-export.mjs'),
    '@module-federation/runtime-core$': core.replace(/\.cjs$/, '.js'),
    '@module-federation/sdk$': createRequire(core)
      .resolve('@module-federation/sdk')
      .replace(/\.cjs$/, '.js'),
  };
}
