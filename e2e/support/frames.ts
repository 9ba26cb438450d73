import type { Page } from '@playwright/test';

export interface Frames {
  readonly median: number;
  readonly p95: number;
  readonly count: number;
}

/** How long the frames were that the page drew while something was done to it, in milliseconds. */
export async function framesWhile(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = [];
    const record = (now: number) => {
      times.push(now);
      if (document.documentElement.dataset['frames'] === 'on') requestAnimationFrame(record);
      else document.documentElement.dataset['frames'] = JSON.stringify(times);
    };
    document.documentElement.dataset['frames'] = 'on';
    requestAnimationFrame(record);
  });
  await work();
  const times = await page.evaluate(async () => {
    document.documentElement.dataset['frames'] = 'off';
    while (document.documentElement.dataset['frames'] === 'off') await new Promise((resolve) => requestAnimationFrame(resolve));
    return JSON.parse(document.documentElement.dataset['frames'] ?? '[]') as number[];
  });
  const lengths = times
    .slice(1)
    .map((time, at) => time - (times[at] ?? time))
    .sort((a, b) => a - b);
  return {
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    p95: lengths[Math.floor(lengths.length * 0.95)] ?? 0,
    count: lengths.length,
  };
}
