import type { Page } from '@playwright/test';
import { FlowersPage, ingredientIds, newEvent } from '../../../../../e2e/plugins/floral_recipe_builder/flowers.page';
import type { Figure } from '../figures/figures';
import { checked, quantile, type Api } from './browser';

const RECIPES = Number(process.env['RECIPES'] ?? 60);
const LINES = 15;
const PRESSES = 120;
const PAUSE_MS = 50;
const GOAL_MS = 16;
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

/** A book of 60 recipes with 15 lines each: from a key press in a quantity to the frame in which the whole book stands with its new prices. */
export async function keyPresses(page: Page, api: Api): Promise<Figure> {
  const times = await pressed(page, await book(api));
  const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  console.log(
    `${RECIPES} recipes × ${LINES} lines, ${times.length} key presses: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (goal ${GOAL_MS})`,
  );
  return {
    figure: `key press to ${RECIPES} × ${LINES} repriced, p95`,
    value: p95,
    unit: 'ms',
    ratio: GOAL_MS / p95,
    beside: 'its goal',
    goal: 1,
  };
}

async function book(api: Api): Promise<number> {
  const project = await newEvent(api, 'Bench');
  const idOf = await ingredientIds(api);
  const lines = Array.from({ length: LINES }, (_, at) => ({
    key: `l${at}`,
    ingredient_id: idOf(FLOWERS[at % FLOWERS.length] ?? ''),
    qty_milli: 3_000 + at * 1_000,
  }));
  for (let made = 0; made < RECIPES; made += 1)
    await checked(
      api('POST', `/api/floral_recipe_builder/projects/${project}/recipes/`, { name: `Piece ${made}`, page: 'personal', lines }),
    );
  return project;
}

/** From the key press until the totals of the book are others, and the frame they stand in is drawn. */
async function pressed(page: Page, project: number): Promise<number[]> {
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
