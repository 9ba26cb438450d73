import type { Browser } from '@playwright/test';
import { watchNetwork } from '../../../../../e2e/support/network-rest';

/** One first visit on a slow phone: milliseconds from navigation start, bytes as they travelled. */
export interface PhoneVisit {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  /** Of scripts that stand in the document. */
  readonly inlineScriptBytes: number;
  readonly scripts: readonly string[];
}

export const PHONE = { name: '1.6 Mbps, 150 ms, 4× CPU', latencyMs: 150, megabits: 1.6, slowdown: 4 } as const;

/** Runs in the page before anything else; text, since it is no part of this program. */
const WATCH = `
  const seen = (window.__seen = { lcp: 0, tbt: 0, cls: 0 });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { seen.lcp = entry.startTime; })).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => { seen.tbt += Math.max(0, duration - 50); })).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach(({ value, hadRecentInput }) => { if (!hadRecentInput) seen.cls += value; })).observe({ type: 'layout-shift', buffered: true });
`;

const READ = `(() => {
  const files = performance.getEntriesByType('resource');
  const scripts = files.filter(({ name }) => /\\.js($|\\?)/.test(name));
  const sum = (entries) => entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  const page = performance.getEntriesByType('navigation')[0];
  return { ...window.__seen, requests: files.length + 1, bytes: sum(files) + page.encodedBodySize, scriptBytes: sum(scripts), inlineScriptBytes: [...document.scripts].reduce((total, { src, text }) => total + (src ? 0 : new Blob([text]).size), 0), scripts: scripts.map(({ name }) => new URL(name).pathname) };
})()`;

/** Opens an address in a browser that knows nothing, on a phone with a slow line, and waits until the page stands still. */
export async function phoneVisit(browser: Browser, url: string): Promise<PhoneVisit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  try {
    await context.addInitScript(WATCH);
    const page = await context.newPage();
    const network = watchNetwork(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const throughput = (PHONE.megabits * 1_000_000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PHONE.latencyMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput / 2,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 });
    await network.come();
    await page.waitForTimeout(500);
    return await page.evaluate<PhoneVisit>(READ);
  } finally {
    await context.close();
  }
}
