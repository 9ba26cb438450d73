import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures';

/** The board as a person sees it. */
export class MoodboardPage {
  readonly items: Locator;
  readonly saved: Locator;

  constructor(readonly page: Page) {
    this.items = page.locator('.mb-item');
    this.saved = page.getByRole('status').filter({ hasText: /^\s*Saved \d/ });
  }

  async open(projectId: number): Promise<void> {
    await this.page.goto(`/moodboard/${projectId}`);
    await expect(this.page.getByRole('heading', { name: 'Moodboard' })).toBeVisible();
  }

  async add(kind: 'Colour' | 'Note' | 'Text'): Promise<void> {
    await this.page.getByRole('toolbar', { name: 'Board tools' }).getByRole('button', { name: kind, exact: true }).click();
  }

  async write(label: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).fill(text);
  }

  item(name: RegExp): Locator {
    return this.page.getByRole('button', { name });
  }
}
