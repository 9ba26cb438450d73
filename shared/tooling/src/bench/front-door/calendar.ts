import type { Page } from '@playwright/test';
import type { Figure } from '../figures/figures';
import { checked, quantile, seenFrames, watchFrames, type Api } from '../flowers/browser';

const MONTH = '2028-05';
/** Of six weeks that a month shows: 48 things each day are 2,016 entries. */
const EACH_DAY = 48;
const WEEKS_SHOWN = 42;
const TURNS = 20;
const PAINT_GOAL_MS = 100;
const FRAME_GOAL_MS = 1_000 / 60;
/** After one and a half of them the eye has missed one. */
const LATE_MS = FRAME_GOAL_MS * 1.5;
const DRAGGED_MS = 4_000;

/** A month of two thousand entries: from the click that shows it to the frame in which it stands. And a week of them: frames while something is dragged. */
export async function calendarFigures(page: Page, api: Api): Promise<Figure[]> {
  await fill(api);
  const painted = await paints(page);
  const [median, p95] = [quantile(painted, 0.5), quantile(painted, 0.95)];
  const entries = (EACH_DAY * WEEKS_SHOWN).toLocaleString('en-US');
  console.log(
    `month of ${entries} entries, click to frame: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (goal ${PAINT_GOAL_MS})`,
  );
  const still = await framesOfNothing(page);
  const frames = await dragged(page);
  const [frame, longest, floor] = [quantile(frames, 0.95), quantile(frames, 1), quantile(still, 0.95)];
  const late = frames.filter((took) => took > LATE_MS).length;
  console.log(
    `week, dragging: ${frames.length} frames, p95 ${frame.toFixed(1)} ms, longest ${longest.toFixed(1)} ms (goal ${FRAME_GOAL_MS.toFixed(1)}), ${late} of them left one out; a page that does nothing, in the same minute: p95 ${floor.toFixed(1)} ms`,
  );
  // Else it would go on counting frames beside what is measured next.
  await page.goto('about:blank');
  const goal = { unit: 'ms', beside: 'its goal', goal: 1 };
  const nothing = { ratio: floor / frame, beside: 'a page that does nothing', goal: 0.9 };
  return [
    { figure: `month of ${entries} entries, click to frame, p95`, value: p95, ratio: PAINT_GOAL_MS / p95, ...goal },
    { figure: 'week of the same, frame while dragging, p95', value: frame, ratio: FRAME_GOAL_MS / frame, ...goal },
    { figure: 'week of the same, frame while dragging beside none, p95', value: frame, unit: 'ms', ...nothing },
  ];
}

/** What the clock of this browser and this machine gives at best: frames of an empty page. */
async function framesOfNothing(page: Page): Promise<number[]> {
  await page.goto('about:blank');
  await watchFrames(page);
  await page.waitForTimeout(DRAGGED_MS / 2);
  return seenFrames(page);
}

async function fill(api: Api): Promise<void> {
  for (let at = 0; at < EACH_DAY; at += 1) {
    const [hour, minute] = [6 + (at % 14), (at * 25) % 60];
    const clock = (later: number) => `${String(hour + later).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    const when = { start_time: clock(0), end_time: clock(1) };
    // Begins weeks before, so that every day that the month shows has it.
    const body = { title: `Measured ${at}`, ...when, start_day: '2028-04-01', end_day: '2028-04-01', rrule: 'FREQ=DAILY' };
    await checked(api('POST', '/api/calendar_meeting/events/', body));
  }
  const one = { title: 'Dragged', start_day: `${MONTH}-16`, end_day: `${MONTH}-16`, start_time: '04:00', end_time: '05:00' };
  await checked(api('POST', '/api/calendar_meeting/events/', one));
}

/** From the click on “Month” until the frame after the month stands there is drawn. */
async function paints(page: Page): Promise<number[]> {
  await page.goto(`/calendar_meeting?view=month&day=${MONTH}-15`);
  await page.locator('.cal-month .cal-chip').first().waitFor();
  return page.evaluate(async (turns) => {
    const tab = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('.cal-bar .ant-segmented-item')].find(({ textContent }) => textContent === name);
    const shown = (selector: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!document.querySelector(selector)) return void requestAnimationFrame(look);
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve();
          channel.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      });
    const times: number[] = [];
    for (let turn = -3; turn < turns; turn += 1) {
      tab('Agenda')?.click();
      await shown('.cal-agenda .cal-chip');
      await new Promise((resolve) => setTimeout(resolve, 400));
      const began = performance.now();
      tab('Month')?.click();
      await shown('.cal-month .cal-chip');
      if (turn >= 0) times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    return times;
  }, TURNS);
}

/** From one frame to the next while a block is dragged over days and hours. */
async function dragged(page: Page): Promise<number[]> {
  await page.goto(`/calendar_meeting?view=week&day=${MONTH}-16`);
  const block = page.getByRole('link', { name: /Dragged/ });
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error('The week does not show what is dragged.');
  const from = { x: box.x + 10, y: box.y + 10 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await watchFrames(page);
  for (const end = Date.now() + DRAGGED_MS; Date.now() < end; ) {
    const turn = ((end - Date.now()) / 1_000) * Math.PI;
    await page.mouse.move(from.x + Math.sin(turn) * 300, from.y + 90 + Math.cos(turn) * 90);
  }
  await page.mouse.move(from.x, from.y);
  await page.mouse.up();
  return seenFrames(page);
}
