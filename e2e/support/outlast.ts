import { expect, type Locator, type Page } from '@playwright/test';

/** As long as the shell waits for a file of a plugin, and more. */
const PATIENCE_MS = 9_000;

/** Puts the clock of a page forward, whose clock was installed before it was opened, until what hangs has been given up. */
export async function outlast(page: Page, givenUp: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(PATIENCE_MS);
    await expect(givenUp).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}
