import type { Browser, Page } from '@playwright/test';
import { timed } from '../delivery/figures';
import type { Figure } from '../figures/figures';
import { quantile } from '../flowers/browser';

const RUNS = 8;

/** The PDF of a proposal as the product makes it, and beside it the same proposal printed by a Chromium that is already running. */
export async function printedPage(page: Page, { browser, link, pdf }: { browser: Browser; link: string; pdf: string }): Promise<Figure> {
  const [own, printed]: [number[], number[]] = [[], []];
  for (let run = -1; run < RUNS; run += 1) {
    const [mine, theirs] = [await timed(() => laidOut(page, pdf)), await timed(() => print(browser, link))];
    if (run >= 0) own.push(mine);
    if (run >= 0) printed.push(theirs);
  }
  const [p95, other] = [quantile(own, 0.95), quantile(printed, 0.95)];
  console.log(
    `the PDF of a proposal, p95: ${p95.toFixed(0)} ms; printed by Chromium ${other.toFixed(0)} ms (${(other / p95).toFixed(1)}×)`,
  );
  return { figure: 'PDF of a proposal, p95', value: p95, unit: 'ms', ratio: other / p95, beside: 'its page printed by Chromium', goal: 1 };
}

async function laidOut(page: Page, pdf: string): Promise<void> {
  const answer = await page.request.get(pdf);
  if (!answer.ok() || (await answer.body()).toString('latin1', 0, 5) !== '%PDF-') throw new Error(`${pdf}: ${answer.status()}`);
}

async function print(browser: Browser, link: string): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.goto(link);
    await page.getByRole('region', { name: 'Total' }).waitFor();
    await page.pdf({ format: 'A4' });
  } finally {
    await page.close();
  }
}
