import { chromium, type APIResponse, type Page } from '@playwright/test';
import { FlowersPage, ingredientIds, newEvent } from '../../../../../e2e/plugins/floral_recipe_builder/flowers.page';
import { ensureChromium } from '../../test/ensure-chromium';
import { keepFigures } from '../figures/figures';
import { startSuite } from '../suite';

const RECIPES = Number(process.env['RECIPES'] ?? 60);
const LINES = 15;
const PRESSES = 120;
const PAUSE_MS = 50;
const GOAL_MS = 16;
/** As many frames as the machine can draw: what a screen waits for its next frame is not the page's. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
];
/** What the bouquets are made of: the first of the catalogue that are there. */
const FLOWERS = [
  'Quicksand',
  'Playa Blanca',
  'Juliet',
  'Elegance White',
  'Rosita White',
  'Astilbe white',
  'silver dollar',
  'Hydrangea white',
];

/**
 * `pnpm bench flowers`: a book of 60 recipes with 15 lines each. From a key press in a quantity to the frame in which the whole book
 * stands with its new prices, in a headless Chromium that draws without a graphics card.
 */
async function main(): Promise<void> {
  const executable = ensureChromium();
  const suite = await startSuite();
  const browser = await chromium.launch({ ...(executable.startsWith('/') && { executablePath: executable }), args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL: suite.url });
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.context().addCookies((await suite.signIn('admin@fern-thistle.example')).map((cookie) => ({ ...cookie, url: suite.url })));
    const project = await book(page);
    const times = await keyPresses(page, project);
    const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    console.log(
      `${RECIPES} recipes × ${LINES} lines, ${times.length} key presses: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (goal ${GOAL_MS})`,
    );
    keepFigures('flowers', [
      {
        figure: `key press to ${RECIPES} × ${LINES} repriced, p95`,
        value: p95,
        unit: 'ms',
        ratio: GOAL_MS / p95,
        beside: 'its goal',
        goal: 1,
      },
    ]);
  } finally {
    await browser.close();
    await suite.stop();
  }
}

async function book(page: Page): Promise<number> {
  const api = (method: string, path: string, data?: unknown) => call(page, { method, path, data });
  const project = await newEvent(api, 'Bench');
  const idOf = await ingredientIds(api);
  const lines = Array.from({ length: LINES }, (_, at) => ({
    key: `l${at}`,
    ingredient_id: idOf(FLOWERS[at % FLOWERS.length] ?? ''),
    qty_milli: 3_000 + at * 1_000,
  }));
  for (let made = 0; made < RECIPES; made += 1) {
    const answer = await api('POST', `/api/floral_recipe_builder/projects/${project}/recipes/`, {
      name: `Piece ${made}`,
      page: 'personal',
      lines,
    });
    if (!answer.ok()) throw new Error(`A recipe was refused: ${await answer.text()}`);
  }
  return project;
}

/** From the key press until the totals of the book are others, and the frame they stand in is drawn. */
async function keyPresses(page: Page, project: number): Promise<number[]> {
  const flowers = new FlowersPage(page);
  await flowers.open(project);
  await flowers.openPiece('Piece 0');
  await page.locator('[data-quantity]').first().focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    const totals = () => document.querySelector('[aria-label="Whole project"]')?.textContent ?? '';
    addEventListener(
      'keydown',
      () => {
        const [from, before] = [performance.now(), totals()];
        const look = () => {
          if (totals() === before) return requestAnimationFrame(look);
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - from);
          return channel.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press(press % 2 === 0 ? 'ArrowUp' : 'ArrowDown');
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
}

const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

async function call(page: Page, { method, path, data }: { method: string; path: string; data?: unknown }): Promise<APIResponse> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  return page.request.fetch(path, {
    method,
    headers: { 'X-CSRFToken': token, 'Idempotency-Key': crypto.randomUUID() },
    ...(data !== undefined && { data }),
  });
}

await main();
