import { expect, type Locator, type Page } from '@playwright/test';

/** More than a plugin's file is waited for, and than the first tries to save again take. */
const STEP_MS = 9_000;

/** Puts the clock of a page forward, where it was installed before the page was opened, until something is seen: no patience is sat out. */
export async function putForwardUntil(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(STEP_MS);
    await expect(seen).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}
