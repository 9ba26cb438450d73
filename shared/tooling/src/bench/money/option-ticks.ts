import type { Browser } from '@playwright/test';
import type { Figure } from '../figures/figures';
import { NAMED, quantile } from '../flowers/browser';
import { OPTION } from './client-proposal';

const TICKS = 40;
const LATENCY_MS = 40;
const GOAL_MS = 100;

/**
 * The client takes and leaves an option over a line with 40 ms latency: from the tick to the frame in which the new total stands, and until the server
 * has said the same. The first must not wait for the second.
 */
export async function optionTicks(browser: Browser, link: string): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  try {
    await page.addInitScript(NAMED);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.goto(link);
    const total = await page.getByRole('region', { name: 'Total' }).elementHandle();
    const option = await page.getByRole('checkbox', { name: OPTION }).elementHandle();
    if (!total || !option) throw new Error('The proposal has no total, or no option.');
    const [painted, answered]: [number[], number[]] = [[], []];
    for (let tick = -2; tick < TICKS; tick += 1) {
      // Nothing more can be ticked until the server has said the last one.
      await option.waitForElementState('enabled');
      const began = performance.now();
      const saved = page.waitForResponse((answer) => answer.url().includes('select-options'));
      const took = await page.evaluate(
        ([box, sum]) =>
          new Promise<number>((resolve) => {
            const [from, before] = [performance.now(), sum.textContent];
            const look = () => {
              if (sum.textContent === before) return requestAnimationFrame(look);
              const channel = new MessageChannel();
              channel.port1.onmessage = () => resolve(performance.now() - from);
              return channel.port2.postMessage(null);
            };
            (box as HTMLElement).click();
            requestAnimationFrame(look);
          }),
        [option, total] as const,
      );
      if ((await saved).status() !== 200) throw new Error('A tick was refused.');
      if (tick >= 0) painted.push(took);
      if (tick >= 0) answered.push(performance.now() - began);
    }
    return told(painted, answered);
  } finally {
    await page.close();
  }
}

function told(painted: readonly number[], answered: readonly number[]): Figure {
  const [p95, saved] = [quantile(painted, 0.95), quantile(answered, 0.5)];
  console.log(
    `an option is ticked over ${LATENCY_MS} ms: new total painted after ${quantile(painted, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (goal ${GOAL_MS}); saved after ${saved.toFixed(1)} ms`,
  );
  if (quantile(painted, 0.5) >= LATENCY_MS) throw new Error('The new total waits for the server.');
  return {
    figure: `client ticks an option to its new total over ${LATENCY_MS} ms, p95`,
    value: p95,
    unit: 'ms',
    ratio: GOAL_MS / p95,
    beside: 'its goal',
    goal: 1,
  };
}
