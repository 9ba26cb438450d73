import type { Page } from '@playwright/test';
import type { Figure } from '../figures/figures';
import { checked, quantile, seenFrames, watchFrames, type Api } from './browser';

const THINGS = 60;
const DAYS = 60;
/** Of each thing, within the days that are shown. */
const RESERVATIONS = 12;
const FIRST_DAY = '2027-05-01';
const GOAL_MS = 50;
const SCROLLED_MS = 4_000;

/** The rental calendar of 60 things × 60 days with what is reserved: the longest frame while somebody scrolls up, down and aside. */
export async function calendarFrames(page: Page, api: Api): Promise<Figure> {
  await fill(api);
  await page.goto(`/inventory/rental-calendar?from=${FIRST_DAY}&days=${DAYS}`);
  await page.getByRole('searchbox', { name: 'Search things' }).fill('Measured');
  await page.waitForFunction((count) => document.querySelectorAll('.inv-calendar tbody').length === count, THINGS);
  await page.locator('.inv-calendar').hover();
  const frames = await scrolled(page);
  const longest = quantile(frames, 1);
  const found = `${frames.length} frames, p95 ${quantile(frames, 0.95).toFixed(1)} ms, longest ${longest.toFixed(1)} ms (goal ${GOAL_MS})`;
  console.log(`calendar of ${THINGS} things × ${DAYS} days while scrolling: ${found}`);
  return {
    figure: `calendar ${THINGS} × ${DAYS}, longest frame while scrolling`,
    value: longest,
    unit: 'ms',
    ratio: GOAL_MS / longest,
    beside: 'its goal',
    goal: 1,
  };
}

async function fill(api: Api): Promise<void> {
  const made = async (path: string, data: object) => (await checked<{ id: number }>(api('POST', `/api/${path}/`, data))).id;
  const project = await made('tenant_crm/projects', { name: 'Measured event', event_type: 'social', event_date: '2027-06-12' });
  const place = await made('inventory/locations', { name: 'Measured shelf' });
  const type_id = await made('inventory/hg-types', { name: 'Measured kind' });
  const day = (at: number) => new Date(Date.parse(FIRST_DAY) + at * 86_400_000).toISOString().slice(0, 10);
  for (let thing = 0; thing < THINGS; thing += 1) {
    const item_id = await made('inventory/hg-items', { name: `Measured ${thing}`, type_id });
    await made('inventory/hard-goods/transactions', { kind: 'receipt', item_id, location_id: place, qty: 200 });
    for (let at = 0; at < RESERVATIONS; at += 1) {
      const from = (thing * 7 + at * 5) % (DAYS - 4);
      await made('inventory/reservations', { project_id: project, item_id, qty: 1 + at, out_on: day(from), back_on: day(from + 4) });
    }
  }
}

/** From one frame to the next while the wheel turns. */
async function scrolled(page: Page): Promise<number[]> {
  await watchFrames(page);
  for (const end = Date.now() + SCROLLED_MS; Date.now() < end; ) {
    const isBack = Math.floor((end - Date.now()) / 1_000) % 2 === 0;
    await page.mouse.wheel(isBack ? -60 : 60, isBack ? -120 : 120);
  }
  return seenFrames(page);
}
