import type { Page } from '@playwright/test';
import { test } from '@playwright/test';

/** A picture for people to look at, with the results of the test: `E2E_SCREENSHOTS=1`. Nothing is compared, so other runs take none. */
export async function picture(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  if (process.env['E2E_SCREENSHOTS'] === '1') await page.screenshot({ ...options, path: test.info().outputPath(name) });
}
