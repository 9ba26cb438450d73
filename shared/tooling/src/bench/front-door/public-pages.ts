import type { Browser } from '@playwright/test';
import type { Figure } from '../figures/figures';
import { withinLimit } from '../figures/within-limit';
import { quantile } from '../flowers/browser';
import { phoneVisit } from '../portal/phone-visit';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const READABLE_MS = 1_000;
const SCRIPT_KB = 30;

/** Pages that strangers open first, each by its name and address. */
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['page to book a meeting', '/schedule/fern-thistle.consultation'],
  ['lead page for weddings', '/public/wedding?t=fern-thistle'],
  ['lead page for events', '/public/event?t=fern-thistle'],
];

/** First visits on a slow phone: when the page is readable. */
export async function publicPageFigures(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of PAGES) {
    const visits = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await phoneVisit(browser, url + path));
    const lcp = quantile(
      visits.map((visit) => visit.lcp),
      0.5,
    );
    const [first] = visits;
    const kilobytes = ((first?.scriptBytes ?? 0) + (first?.inlineScriptBytes ?? 0)) / 1_024;
    console.log(
      `${name}, first visit: readable after ${lcp.toFixed(0)} ms (goal ${READABLE_MS}), ${kilobytes.toFixed(1)} KB of script (goal ${SCRIPT_KB})`,
    );
    figures.push(withinLimit({ figure: `${name}: readable`, value: lcp, unit: 'ms', limit: READABLE_MS }));
    figures.push(withinLimit({ figure: `${name}: script`, value: kilobytes, unit: 'KB', limit: SCRIPT_KB }));
  }
  return figures;
}
