import { chromium, type APIResponse, type Browser, type Page } from '@playwright/test';
import { ensureChromium } from '../../test/ensure-chromium';
import { startSuite } from '../suite';

/** As many frames as the machine can draw: what a screen waits for its next frame is not the page's. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
];

/** What the tool that runs these files writes around functions, for those that are handed to a page. */
export const NAMED = 'globalThis.__name = (named) => named';

/** A call of somebody who is signed in. */
export type Api = (method: string, path: string, data?: unknown, headers?: Readonly<Record<string, string>>) => Promise<APIResponse>;

interface Opened {
  readonly browser: Browser;
  readonly url: string;
}

/** A page of a suite with the demo businesses, in a headless Chromium that draws without a graphics card. */
export async function inBrowser(work: (page: Page, api: Api, suite: Opened) => Promise<void>): Promise<void> {
  const executable = ensureChromium();
  const suite = await startSuite();
  const browser = await chromium.launch({ ...(executable.startsWith('/') && { executablePath: executable }), args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL: suite.url });
    await page.addInitScript(NAMED);
    await page.context().addCookies((await suite.signIn('admin@fern-thistle.example')).map((cookie) => ({ ...cookie, url: suite.url })));
    await work(page, (method, path, data, headers) => call(page, { method, path, data, headers }), { browser, url: suite.url });
  } finally {
    await browser.close();
    await suite.stop();
  }
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

async function call(page: Page, { method, path, data, headers = {} }: Call): Promise<APIResponse> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  return page.request.fetch(path, {
    method,
    headers: { 'X-CSRFToken': token, 'Idempotency-Key': crypto.randomUUID(), ...headers },
    ...(data !== undefined && { data }),
  });
}

/** @throws Error with what was said when a call was refused */
export async function checked<T>(answer: Promise<APIResponse>): Promise<T> {
  const said = await answer;
  if (!said.ok()) throw new Error(`${said.url()}: ${said.status()} ${await said.text()}`);
  return (await said.json()) as T;
}

/** The value that `share` of all values do not exceed. */
export const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

/** From now on the page notes how long it is from one frame to the next. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const look = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The frames since `watchFrames`, in milliseconds. */
export const seenFrames = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(1));
