import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures';

/** The first page as a person sees it. */
export class HomeViewPage {
  readonly upcoming: Locator;
  readonly recent: Locator;

  constructor(readonly page: Page) {
    this.upcoming = page.getByRole('region', { name: 'The next 14 days' });
    this.recent = page.getByRole('region', { name: 'Pick up where you left off' });
  }

  async open(path = '/home_view'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { name: /^(Good|Still)/ })).toBeVisible();
  }
}
