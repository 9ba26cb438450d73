import { cpus } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { startLiveService } from '../../../../../e2e/plugins/live_console/live-service';
import { freePort } from '../../../../../e2e/support/running-suite';
import { ensureChromium } from '../../test/ensure-chromium';
import { signIn, startSuite } from '../suite';
import { consoleFigures } from './console-figures';
import { report } from './figure';
import { callFigures, sleepFigures } from './softphone-figures';

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

/** Console and softphone in Chromium with fake devices, against peers on this machine that speak the real protocols. A missed goal fails the run. */
async function main(): Promise<number> {
  const port = await freePort();
  process.env['GEMINI_LIVE_URL'] = `ws://127.0.0.1:${port}/live`;
  const executable = ensureChromium();
  const live = await startLiveService(port);
  const suite = await startSuite();
  const browser = await chromium.launch({ ...(executable.startsWith('/') && { executablePath: executable }), args: FLAGS });
  try {
    console.log(`\npnpm bench live · ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'} · Chromium ${browser.version()}\n`);
    const fresh = <T>(work: (page: Page) => Promise<T>) => inPage(browser, suite.url, work);
    const parts = [() => fresh((page) => consoleFigures(page, live)), () => fresh(callFigures), () => sleepFigures(fresh)];
    let code = 0;
    for (const part of parts) code = Math.max(code, report(await part()));
    return code;
  } finally {
    await browser.close();
    await suite.stop();
    await live.close();
  }
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
