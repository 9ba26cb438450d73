import type { Browser, Locator, Page } from '@playwright/test';
import { tooWide } from './page-faults';

export const DEVICES = ['desktop', 'phone'] as const;
export type Device = (typeof DEVICES)[number];

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
/** Slow 3G: 400 kbit a second either way, and 400 ms before anything answers. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** What somebody without an account holds in their hands: a desktop, or a small touch screen on a slow mobile network. */
export class ClientDevice {
  private constructor(
    readonly device: Device,
    readonly page: Page,
  ) {}

  static async open(browser: Browser, { baseURL = '', device }: { baseURL: string | undefined; device: Device }): Promise<ClientDevice> {
    const isPhone = device === 'phone';
    const context = await browser.newContext({
      baseURL,
      ...(isPhone ? { viewport: PHONE, hasTouch: true, isMobile: true } : { viewport: DESKTOP }),
      reducedMotion: 'reduce',
      // What a worker of the page has kept would come at once, however slow the network is.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    if (isPhone) {
      const network = await context.newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', SLOW_3G);
    }
    return new ClientDevice(device, page);
  }

  press = (target: Locator): Promise<void> => (this.device === 'phone' ? target.tap() : target.click());

  /** The name of a picture of this device. */
  named = (name: string): string => `${name}-${this.device}.png`;

  /** By how many pixels the page is wider than the screen. */
  tooWide = (): Promise<number> => tooWide(this.page);

  close = (): Promise<void> => this.page.context().close();
}

/** The next call to this address does what it is for, but the network goes before its answer has come. */
export async function loseAnswer(page: Page, address: RegExp): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
}
