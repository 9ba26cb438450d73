import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../../../../e2e/support/chromium';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const PAGE = '<!doctype html><link rel="stylesheet" href="/main.css"><div id="root"></div><script src="/main.js"></script>';

interface Visit<Result> {
  readonly folder: string;
  /** More switches of Chromium. */
  readonly switches: readonly string[];
  readonly use: (page: Page) => Promise<Result>;
}

/** The page of the measurement in a Chromium of its own. */
export async function onPage<Result>({ folder, switches, use }: Visit<Result>): Promise<Result> {
  const server = createServer(({ url = '/' }, answer) => {
    const isPage = url === '/';
    if (!isPage && !/^\/main\.(js|css)$/.test(url)) return void answer.writeHead(404).end();
    answer
      .writeHead(200, { 'content-type': isPage ? 'text/html' : (TYPES[extname(url)] ?? 'text/plain') })
      .end(isPage ? PAGE : readFileSync(join(folder, url)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const path = chromiumPath();
  const browser = await chromium.launch({ ...(path && { executablePath: path }), args: ['--no-sandbox', '--disable-gpu', ...switches] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction('"measure" in window');
    return await use(page);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
