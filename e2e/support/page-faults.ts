import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { axeSource } from './axe-source';

/** Animations that have an end have come to it, and no button is at work: half-transparent words have no contrast. */
export async function settled(page: Page): Promise<void> {
  const moving = () => {
    const animations = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity && one.playState === 'running');
    return animations.length + document.querySelectorAll('.ant-btn-loading').length;
  };
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/** The theme is chosen in another tab of the same person, and this one follows: whatever lies over the page stays where it is. */
export async function chooseTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((mode) => {
    localStorage.setItem('themeMode', mode);
    dispatchEvent(new StorageEvent('storage', { key: 'themeMode' }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** By how many pixels the page is wider than its window, for good: a page that was another width a moment ago is drawn anew. */
export async function tooWide(page: Page): Promise<number> {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect
    .poll(wide, { timeout: 3_000 })
    .toBe(0)
    .catch(() => undefined);
  return wide();
}

/** Buttons that are drawn lower than a finger is wide (24 px, WCAG 2.5.8), in words: their style took their height and gave them none. */
export function crushedButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = document.querySelectorAll<HTMLElement>('section.plugin :is(.ant-btn:not(.ant-btn-link), .bf-button, .bf-icon-button)');
    return [...found]
      .map(
        (one) =>
          ({ words: one.textContent.trim() || (one.ariaLabel ?? ''), ...one.getBoundingClientRect().toJSON() }) as DOMRect & {
            words: string;
          },
      )
      .filter(({ width, height }) => width > 1 && height > 1 && height < 24)
      .map(({ words, height }) => `“${words}” is ${Math.round(height)} px high`);
  });
}

/** What axe calls serious or critical, in words; of the frame around the plugins, of one part, or of everything. */
export async function faults(page: Page, { within, without }: { within?: string; without?: string } = {}): Promise<string[]> {
  // A page that was looked at before has axe: to compile it once more takes as long as a quarter of a look.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  // No page of ours has a frame: without looking for some, no second page is opened for each look.
  let axe = new AxeBuilder({ page, axeSource: hasAxe ? ';' : axeSource }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (within) axe = axe.include(within);
  if (without) axe = axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`).join(' | ')}`,
    );
}
