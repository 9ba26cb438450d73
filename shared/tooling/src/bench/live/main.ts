import { existsSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { InFreshPage, PluginFigures } from '../../../../../e2e/support/plugin-figures';
import { repositoryRoot } from '../../process/repository';
import { ensureChromium } from '../../test/ensure-chromium';
import { signIn, startSuite } from '../suite';
import { report } from './report';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  '--enable-precise-memory-info',
];
const OWNER = 'admin@fern-thistle.example';

/**
 * What plugins with lines of their own promise – console and softphone – in Chromium with fake devices, against peers on this machine
 * that speak the real protocols. A missed goal fails the run.
 */
async function main(): Promise<number> {
  const plugins = await pluginFigures();
  const prepared = await Promise.all(plugins.map((plugin) => plugin.prepare()));
  for (const { env } of prepared) Object.assign(process.env, env);
  const executable = ensureChromium();
  const suite = await startSuite();
  const browser = await chromium.launch({ ...(executable.startsWith('/') && { executablePath: executable }), args: FLAGS });
  try {
    console.log(`\npnpm bench live · ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'} · Chromium ${browser.version()}\n`);
    const inFreshPage: InFreshPage = (work) => inPage(browser, suite.url, work);
    let code = 0;
    for (const part of plugins.flatMap(({ parts }) => parts)) code = Math.max(code, report(await part(inFreshPage)));
    return code;
  } finally {
    await browser.close();
    await suite.stop();
    for (const { stop } of prepared) await stop();
  }
}

/** Of every plugin that has such a file: `e2e/plugins/<id>/<id>.figures.ts`. */
async function pluginFigures(): Promise<PluginFigures[]> {
  const folder = join(repositoryRoot, 'e2e/plugins');
  const files = readdirSync(folder).map((id) => join(folder, id, `${id}.figures.ts`));
  const loaded = files
    .filter((file) => existsSync(file))
    .map((file) => import(pathToFileURL(file).href) as Promise<{ figures: PluginFigures }>);
  return (await Promise.all(loaded)).map(({ figures }) => figures);
}

async function inPage<T>(browser: Browser, url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    permissions: ['microphone'],
    reducedMotion: 'reduce',
  });
  await context.addCookies((await signIn(url, OWNER)).map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  // tsx wraps named functions in a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const result = await work(page);
  await context.close();
  return result;
}

process.exitCode = await main();
